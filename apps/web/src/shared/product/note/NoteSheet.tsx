import type { Circumstance } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { NOTE } from './note-copy.ts'
import { noteFailure } from './note-failure.ts'
import { NoteFields } from './NoteFields.tsx'
import type { ReadingNote } from './reading-note.ts'

interface NoteSheetProps {
  kind: 'bloodPressure' | 'ecg'
  reading: ReadingNote
  /** What is written to: 05:59 139/89. */
  name: string
  onClose: () => void
}

const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(api.monitoring.pathFilter()),
    queryClient.invalidateQueries(api.ecg.getEcgRecord.queryFilter()),
  ])

function NoteForm({ kind, reading, leave }: Omit<NoteSheetProps, 'name'> & { leave: () => void }) {
  const save = useMutation({
    mutationFn: (told: { circumstances: Circumstance[] | null; note: string }) =>
      client.monitoring.saveReadingNote.mutate({ kind, id: reading.id, ...told }),
    onSuccess: async () => {
      await refreshed()
      toast({ title: NOTE.saved, type: 'success' })
      leave()
    },
  })

  return (
    <NoteFields
      begins={reading}
      failure={noteFailure(save.error)}
      busy={save.isPending}
      onSave={save.mutate}
    />
  )
}

/** What a device's reading was taken in, told or changed afterwards; its values stay. */
export const NoteSheet = ({ name, onClose, ...form }: NoteSheetProps) => (
  <Sheet open title={NOTE.title(name)} onClose={onClose}>
    {(leave) => <NoteForm {...form} onClose={onClose} leave={leave} />}
  </Sheet>
)
