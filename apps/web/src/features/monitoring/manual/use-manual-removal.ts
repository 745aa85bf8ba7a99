import type { ManualReading } from '@kangban/contracts'
import { manualValue } from '@kangban/rules/manual/manual-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { MANUAL } from './manual-copy.ts'
import { refreshManual } from './use-manual-entry.ts'

const { list } = MANUAL

function tell(cause: unknown, failed: string) {
  const title = ownFailureText(cause, { failed, unreachable: MANUAL.list.failedOffline })
  if (title) toast({ title })
}

/** Deleting what was typed in, asked first; what was deleted last can be taken back while the page is open. */
export function useManualRemoval() {
  const [removed, setRemoved] = useState<ManualReading | null>(null)

  const remove = useMutation({
    mutationFn: ({ id }: ManualReading) => client.monitoring.deleteManualReading.mutate({ id }),
    onSuccess: (_, reading) => setRemoved(reading),
    onError: (cause) => tell(cause, list.removeFailed),
    onSettled: refreshManual,
  })

  // Nothing of it was kept by the service: it is typed in anew, under a name of its own.
  const undo = useMutation({
    mutationFn: ({ reading }: ManualReading) =>
      client.monitoring.saveManualReading.mutate({ measurementId: crypto.randomUUID(), reading }),
    onSuccess: () => {
      setRemoved(null)
      toast({ title: list.undone, type: 'success' })
    },
    onError: (cause) => tell(cause, list.undoFailed),
    onSettled: refreshManual,
  })

  const ask = async (reading: ManualReading) => {
    const sure = await confirm({
      title: list.removeAsk,
      content: manualValue(reading.reading),
      okText: list.removeOk,
      tone: 'danger',
    })

    if (sure) remove.mutate(reading)
  }

  return {
    ask: (reading: ManualReading) => void ask(reading),
    removed,
    undo: () => removed && undo.mutate(removed),
    undoing: undo.isPending,
  }
}
