import { useMutation } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import {
  refreshReminders,
  type Reminders,
} from '../../../shared/product/reminders/use-reminders.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { DELIVERY as copy } from '../copy.ts'
import { usePush } from './use-push.ts'

type Delivery = Reminders['delivery']

function Sms({ sms }: Delivery) {
  const save = useMutation({
    mutationFn: (wanted: boolean) => client.reminders.saveReminderDelivery.mutate({ sms: wanted }),
    onSuccess: (_, wanted) => toast({ title: wanted ? copy.smsOn : copy.smsOff, type: 'success' }),
    onSettled: refreshReminders,
  })

  const checked = save.isPending ? save.variables : sms

  return (
    <section className="item py-s3" aria-label={copy.sms}>
      <div className="line spread gap-s3">
        <h3 className="heading">{copy.sms}</h3>
        <Switch label={copy.sms} checked={checked} onChange={(wanted) => save.mutate(wanted)} />
      </div>
      <p className="note">{copy.smsNote}</p>
    </section>
  )
}

/** Left out where the browser has none. */
function Push(delivery: Delivery) {
  const { permission, on, turnOn, turnOff, busy } = usePush(delivery)
  if (permission === 'missing') return null

  return (
    <section className="item stack gap-s2 py-s3" aria-label={copy.push}>
      <h3 className="heading">{copy.push}</h3>
      {permission === 'denied' ? (
        <p className="notice warning">{copy.denied}</p>
      ) : (
        <>
          <p className="note">{on ? copy.pushOn : copy.pushNote}</p>
          <Button variant="outline" busy={busy} onClick={on ? turnOff : turnOn}>
            {on ? copy.turnOff : copy.turnOn}
          </Button>
        </>
      )}
    </section>
  )
}

/** How reminders reach the person. */
export default function DeliverySheet({
  delivery,
  onClose,
}: {
  delivery: Delivery
  onClose: () => void
}) {
  return (
    <Sheet open title={copy.title} onClose={onClose}>
      <p className="note">{copy.page}</p>
      <Sms {...delivery} />
      <Push {...delivery} />
    </Sheet>
  )
}
