import { SMS_CODE_DIGITS } from '@kangban/contracts/constants'
import { SMS } from '../../../shared/product/sms-copy.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { maskPhone } from '../../../shared/format/text.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { FORM } from '../copy.ts'
import { keepRedemption } from '../model/kept-redemption.ts'
import { useSendCode } from './use-send-code.ts'

/** Demo mode only. */
const SmsBanner = lazy(() => import('../../../shared/product/SmsBanner.tsx'))

interface CodeFormProps {
  id: string
  phone: string
}

/** The administrator's code, by which a prize may be seen and redeemed. */
export function CodeForm({ id, phone }: CodeFormProps) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { sentAt, wait, sending, send } = useSendCode(phone)
  const { outboxUrl } = runtimeConfig()

  const ask = useMutation(
    api.redemption.getRedemption.mutationOptions({
      onSuccess: (found) => {
        if (!found) return
        keepRedemption({ ...found, id })
        // Back from there leads to where the code was scanned: this one is used up.
        void navigate('/writeOffInformation', { replace: true })
      },
      // A toast is gone in seconds: what the service refused also stands beside the code.
      onError: ({ data, message }) => {
        if (data?.failure.code) setError(message)
      },
    }),
  )

  const type = (typed: string) => {
    setCode(typed)
    setError(null)
  }

  const check = (): boolean => {
    setError(code === '' ? SMS.missing : null)
    return code !== ''
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check() && !ask.isPending) ask.mutate({ phone, code, id })
  }

  const sendButton = (
    <Button variant="text" inline disabled={wait > 0} busy={sending} onClick={send}>
      {wait > 0 ? SMS.resendAfter(wait) : SMS.get}
    </Button>
  )

  const masked = maskPhone(phone)

  return (
    <form onSubmit={submit} noValidate className="stack gap-s4">
      <Field
        label={SMS.code}
        value={code}
        onChange={type}
        onBlur={check}
        digitsOnly
        maxLength={SMS_CODE_DIGITS}
        autoComplete="one-time-code"
        placeholder={FORM.placeholder}
        error={error}
        hint={wait > 0 ? SMS.sentTo(masked) : FORM.goesTo(masked)}
        end={sendButton}
      />
      <Button type="submit" busy={ask.isPending}>
        {FORM.confirm}
      </Button>
      {sentAt !== null && wait > 0 && outboxUrl !== null && (
        <Suspense>
          <SmsBanner url={outboxUrl} sent={{ at: sentAt, phone }} onFill={type} />
        </Suspense>
      )}
    </form>
  )
}
