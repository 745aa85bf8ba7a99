import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { OWN } from '../copy.ts'

const TOLD_MS = 2500

/** Asks, and tells those who arrange the visit; what failed is told by the shared rules, and nothing has changed. */
export function useCancel(id: string) {
  const cancel = useMutation(
    api.outpatient.cancelAppointment.mutationOptions({
      onSuccess: () => toast({ title: OWN.cancelled, type: 'success', duration: TOLD_MS }),
      // Also after a failure: the answer may have been lost.
      onSettled: () => queryClient.invalidateQueries(api.outpatient.pathFilter()),
    }),
  )

  return {
    cancelling: cancel.isPending,
    cancel: async () => {
      if (cancel.isPending) return

      const sure = await confirm({
        title: OWN.cancelTitle,
        content: OWN.cancelText,
        okText: OWN.sure,
        cancelText: OWN.keep,
        tone: 'danger',
      })

      if (sure) cancel.mutate({ id })
    },
  }
}
