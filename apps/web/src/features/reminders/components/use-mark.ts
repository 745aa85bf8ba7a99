import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { type Item, refreshReminders } from '../../../shared/product/reminders/use-reminders.ts'

export type Said = 'done' | 'skipped' | 'snoozed'

interface Marked {
  item: Item
  as: Said
}

const send = (item: Item, as: Said | 'open') =>
  client.reminders.markReminder.mutate({ id: item.reminderId, day: item.day, time: item.time, as })

/** Saying of one time what became of it; the last word can be taken back. */
export function useMark() {
  const [marked, setMarked] = useState<Marked | null>(null)

  const mark = useMutation({
    mutationFn: ({ item, as }: Marked) => send(item, as),
    onSuccess: (_, what) => setMarked(what),
    onSettled: refreshReminders,
  })

  const undo = useMutation({
    mutationFn: ({ item }: Marked) => send(item, 'open'),
    onSuccess: () => setMarked(null),
    onSettled: refreshReminders,
  })

  return {
    mark: (item: Item, as: Said) => mark.mutate({ item, as }),
    busy: mark.isPending,
    marked,
    undo: () => marked && undo.mutate(marked),
    undoing: undo.isPending,
  }
}
