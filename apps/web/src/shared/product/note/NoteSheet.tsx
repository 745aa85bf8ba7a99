import { type Circumstance, CIRCUMSTANCES, MOST_NOTE } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { ToggleChips } from '../../ui/controls/ToggleChips.tsx'
import { Sheet } from '../../ui/layers/Sheet.tsx'
import { toast } from '../../ui/layers/toast.ts'
import { toggled } from '../circumstances.ts'
import { NOTE } from './note-copy.ts'
import type { ReadingNote } from './reading-note.ts'

const TOLD = Object.entries(CIRCUMSTANCES).map(([value, text]) => ({ value, text }))

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
  const [told, setTold] = useState<readonly Circumstance[] | null>(reading.circumstances)
  const [note, setNote] = useState(reading.note)

  const save = useMutation({
    mutationFn: () =>
      client.monitoring.saveReadingNote.mutate({
        kind,
        id: reading.id,
        circumstances: told && [...told],
        note: note.trim(),
      }),
    onSuccess: async () => {
      await refreshed()
      toast({ title: NOTE.saved, type: 'success' })
      leave()
    },
  })

  const failure = save.isError
    ? (ownFailureText(save.error, { failed: NOTE.failed, unreachable: NOTE.unreachable }) ?? '')
    : ''

  return (
    <div className="grid gap-s4">
      <ToggleChips
        label={NOTE.circumstances}
        options={TOLD}
        chosen={told ?? []}
        onToggle={(one) => setTold(toggled(told, one as Circumstance))}
      />
      <TextArea
        label={NOTE.label}
        value={note}
        placeholder={NOTE.placeholder}
        rows={2}
        most={MOST_NOTE}
        count={NOTE.count}
        onChange={setNote}
      />
      {failure && (
        <p className="small bad lines-15" role="alert">
          {failure}
        </p>
      )}
      <Button busy={save.isPending} onClick={() => save.mutate()}>
        {NOTE.save}
      </Button>
    </div>
  )
}

/** What a device's reading was taken in, told or changed afterwards; its values stay. */
export const NoteSheet = ({ name, onClose, ...form }: NoteSheetProps) => (
  <Sheet open title={NOTE.title(name)} onClose={onClose}>
    {(leave) => <NoteForm {...form} onClose={onClose} leave={leave} />}
  </Sheet>
)
