import { PHONE_DIGITS, SMS_CODE_DIGITS } from '@kangban/contracts/constants'
import { SMS } from '../../../shared/product/sms-copy.ts'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { maskPhone } from '../../../shared/format/text.ts'
import { accountCopy } from '../copy.ts'
import { useLoginDraft } from '../model/login-draft.ts'
import type { Refusal } from '../model/login-form.ts'
import styles from './login-fields.module.css'

interface LoginFieldsProps {
  refusal: Refusal | null
  /** Seconds until another code may be asked for; 0 when it may be now. */
  wait: number
  sending: boolean
  onGetCode: () => void
}

/** Phone and code of the login form. */
export function LoginFields({ refusal, wait, sending, onGetCode }: LoginFieldsProps) {
  const { phone, pin, sent } = useLoginDraft()
  const errorOf = (field: string) => (refusal?.field === field ? refusal.text : null)

  const clear = (
    <button
      type="button"
      className="fixed faint lines-10 square fs-n24"
      aria-label={`清空${accountCopy.account}`}
      onClick={() => useLoginDraft.setState({ phone: '' })}
    >
      ×
    </button>
  )

  const getCode = (
    <button
      type="button"
      className={`fixed tall small accent strong nowrap rounded-s ${styles.code}`}
      disabled={wait > 0 || sending}
      onClick={onGetCode}
    >
      {wait > 0 ? SMS.resendAfter(wait) : SMS.get}
    </button>
  )

  return (
    <div className="grid gap-s4">
      <Field
        label={accountCopy.account}
        value={phone}
        onChange={(value) => useLoginDraft.setState({ phone: value })}
        digitsOnly
        type="tel"
        maxLength={PHONE_DIGITS}
        autoComplete="tel-national"
        placeholder={accountCopy.accountPlaceholder}
        error={errorOf('phone')}
        end={phone ? clear : undefined}
      />
      <Field
        label={SMS.code}
        value={pin}
        onChange={(value) => useLoginDraft.setState({ pin: value })}
        digitsOnly
        maxLength={SMS_CODE_DIGITS}
        autoComplete="one-time-code"
        placeholder={SMS.placeholder}
        error={errorOf('pin')}
        hint={sent ? SMS.sentTo(maskPhone(sent.phone)) : undefined}
        end={getCode}
      />
    </div>
  )
}
