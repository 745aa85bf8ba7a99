import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { refreshReminders } from '../../../shared/product/reminders/use-reminders.ts'
import type { Plan } from '../model/plan-draft.ts'

/** Deleting a reminder; what was deleted last can be taken back while the page is open. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Plan | null>(null)

  const remove = useMutation({
    mutationFn: ({ id }: Plan) => client.reminders.deleteReminder.mutate({ id }),
    onSuccess: (_, plan) => setRemoved(plan),
    onSettled: refreshReminders,
  })

  const undo = useMutation({
    mutationFn: ({ id }: Plan) => client.reminders.deleteReminder.mutate({ id, undo: true }),
    onSuccess: () => setRemoved(null),
    onSettled: refreshReminders,
  })

  return {
    remove: (plan: Plan) => remove.mutate(plan),
    removed,
    undo: () => removed && undo.mutate(removed),
    undoing: undo.isPending,
  }
}
