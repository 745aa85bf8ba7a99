import { SMS_CODE_DIGITS } from '@kangban/contracts/constants'
import { SMS } from '../../../shared/product/sms-copy.ts'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/client.ts'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { useCountdown } from '../../../shared/product/use-countdown.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Checkbox } from '../../../shared/ui/controls/Checkbox.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { DELETION } from '../mine-copy.ts'
import fields from './login-fields.module.css'

/** Demo mode only. */
const SmsBanner = lazy(() => import('../../../shared/product/SmsBanner.tsx'))

/** What stands in the way, or null. */
const refusalOf = (pin: string, understood: boolean): string | null => {
  if (pin === '') return SMS.missing
  return understood ? null : DELETION.notUnderstood
}

/** The shell leaves for /login as soon as the session is forgotten. */
function useDeletion(phone: string) {
  const [pin, setPin] = useState('')
  const [understood, setUnderstood] = useState(false)
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const sendCode = useMutation(api.account.sendCode.mutationOptions())

  const logOut = useMutation(
    api.account.logOut.mutationOptions({
      onSuccess: () => {
        useSession.getState().forget()
        toast({ title: DELETION.applied, type: 'success', duration: 5000 })
      },
      onError: ({ data, message }) => {
        if (data?.failure.code) setRefusal(message)
      },
    }),
  )

  const apply = () => {
    const found = refusalOf(pin, understood)
    setRefusal(found)
    if (found) toast({ title: found })
    else logOut.mutate({ pin })
  }

  return {
    pin,
    setPin,
    understood,
    setUnderstood,
    sentAt,
    refusal,
    wait: useCountdown(sentAt),
    sending: sendCode.isPending,
    applying: logOut.isPending,
    getCode: () =>
      sendCode.mutate({ phone, purpose: 'deletion' }, { onSuccess: () => setSentAt(Date.now()) }),
    apply,
  }
}

function DeletionForm({ leave, onExport }: { leave: () => void; onExport: () => void }) {
  const phone = useSession((state) => state.user?.userPhone ?? '')
  const form = useDeletion(phone)
  const shownPhone = maskPhone(phone)
  const { outboxUrl } = runtimeConfig()

  const getCode = (
    <button
      type="button"
      className={`fixed tall small accent strong nowrap rounded-s ${fields.code}`}
      disabled={form.wait > 0 || form.sending}
      onClick={form.getCode}
    >
      {form.wait > 0 ? SMS.resendAfter(form.wait) : SMS.get}
    </button>
  )

  return (
    <div className="stack gap-s3">
      <ol className="grid gap-s2 numbered">
        {DELETION.lines.map((line) => (
          <li key={line}>
            <span className="grow">{line}</span>
          </li>
        ))}
      </ol>
      <Button variant="outline" onClick={onExport}>
        {DELETION.exportFirst}
      </Button>
      <Field
        label={SMS.code}
        value={form.pin}
        onChange={form.setPin}
        digitsOnly
        maxLength={SMS_CODE_DIGITS}
        autoComplete="one-time-code"
        placeholder={SMS.placeholder}
        error={form.refusal}
        hint={form.sentAt ? SMS.sentTo(shownPhone) : DELETION.willSendTo(shownPhone)}
        end={getCode}
      />
      <Checkbox checked={form.understood} onChange={form.setUnderstood}>
        {DELETION.understood}
      </Checkbox>
      <Button variant="danger" busy={form.applying} onClick={form.apply}>
        {DELETION.apply}
      </Button>
      <Button variant="text" onClick={leave}>
        {DELETION.cancel}
      </Button>
      {form.sentAt !== null && outboxUrl !== null && (
        <Suspense>
          <SmsBanner url={outboxUrl} sent={{ at: form.sentAt, phone }} onFill={form.setPin} />
        </Suspense>
      )}
    </div>
  )
}

interface DeletionSheetProps {
  open: boolean
  onClose: () => void
  onExport: () => void
}

/** 注销账号: what it means, a code to the own phone, and no way by accident. */
export const DeletionSheet = ({ open, onClose, onExport }: DeletionSheetProps) => (
  <Sheet open={open} title={DELETION.title} onClose={onClose}>
    {(leave) => <DeletionForm leave={leave} onExport={onExport} />}
  </Sheet>
)
