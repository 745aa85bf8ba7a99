import type { MomentNote, NotedMetric } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { toast } from '../../ui/layers/toast.ts'
import { MOMENT } from './moment-copy.ts'

export const refreshNotes = () => queryClient.invalidateQueries(api.notes.pathFilter())

function tell(cause: unknown, failed: string) {
  const title = ownFailureText(cause, { failed, unreachable: MOMENT.offline })
  if (title) toast({ title })
}

/** Removing a note; what went last can be taken back while the page is open. */
export function useNoteRemoval(metric: NotedMetric) {
  const [removed, setRemoved] = useState<MomentNote | null>(null)

  const remove = useMutation({
    mutationFn: ({ at }: MomentNote) =>
      client.notes.saveNote.mutate({ metric, at, circumstances: null, note: '' }),
    onSuccess: (_, note) => setRemoved(note),
    onError: (cause) => tell(cause, MOMENT.removeFailed),
    onSettled: refreshNotes,
  })

  const undo = useMutation({
    mutationFn: (note: MomentNote) => client.notes.saveNote.mutate({ metric, ...note }),
    onSuccess: () => {
      setRemoved(null)
      toast({ title: MOMENT.undone, type: 'success' })
    },
    onError: (cause) => tell(cause, MOMENT.undoFailed),
    onSettled: refreshNotes,
  })

  return {
    remove: remove.mutate,
    busy: remove.isPending,
    removed,
    undo: () => removed && undo.mutate(removed),
    undoing: undo.isPending,
  }
}
