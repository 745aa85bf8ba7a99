import { MESSAGES } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { BINDING, WAYS } from '../copy.ts'

const ADVICE: Readonly<Record<string, string>> = {
  [MESSAGES.deviceTaken]: WAYS.advice.taken,
  [MESSAGES.deviceNotFound]: WAYS.advice.unknown,
  [MESSAGES.deviceTypeWrong]: WAYS.advice.type,
  [MESSAGES.deviceTypeTaken]: WAYS.advice.held,
}

/** For what the person cannot mend alone. */
const FOR_AFTER_SALES: readonly string[] = [MESSAGES.deviceTaken, MESSAGES.deviceNotFound]

/** Why a device was not bound, and the way on. */
export function BindFailure({ text }: { text: string | null }) {
  if (!text) return null

  return (
    <div className="notice warning" role="alert">
      <p className="strong">{text}</p>
      {ADVICE[text] && <p className="mt-s1">{ADVICE[text]}</p>}
      {FOR_AFTER_SALES.includes(text) && (
        <Link to="/afterSales" className="inline-line tall strong accent">
          {BINDING.afterSalesLink}
        </Link>
      )}
    </div>
  )
}
