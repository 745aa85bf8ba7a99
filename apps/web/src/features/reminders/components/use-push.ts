import { useMutation } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import {
  refreshReminders,
  type Reminders,
} from '../../../shared/product/reminders/use-reminders.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { DELIVERY } from '../copy.ts'
import { pushPermission, subscribePush, unsubscribePush } from '../model/push.ts'

/** Notices of this browser. Nobody is asked for a permission before a tap on what explains it. */
export function usePush({ pushKey, push }: Reminders['delivery']) {
  const permission = pushPermission()

  const turnOn = useMutation({
    mutationFn: async () => {
      const target = await subscribePush(pushKey)
      if (target) await client.reminders.savePushTarget.mutate(target)
    },
    onError: (cause) => {
      console.warn('push', cause)
      toast({ title: DELIVERY.failed })
    },
    onSettled: refreshReminders,
  })

  const turnOff = useMutation({
    mutationFn: async () => {
      await client.reminders.deletePushTarget.mutate({})
      await unsubscribePush()
    },
    onSuccess: () => toast({ title: DELIVERY.off, type: 'success' }),
    onSettled: refreshReminders,
  })

  return {
    permission,
    on: permission === 'granted' && push,
    turnOn: () => turnOn.mutate(),
    turnOff: () => turnOff.mutate(),
    busy: turnOn.isPending || turnOff.isPending,
  }
}
