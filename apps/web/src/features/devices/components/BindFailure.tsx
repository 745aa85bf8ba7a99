import { MESSAGES } from '@kangban/contracts'
import { Link } from 'react-router-dom'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { BINDING, WAYS } from '../copy.ts'

const ADVICE: Readonly<Record<string, string>> = {
  [MESSAGES.deviceTaken]: WAYS.advice.taken,
  [MESSAGES.deviceNotFound]: WAYS.advice.unknown,
  [MESSAGES.deviceTypeWrong]: WAYS.advice.type,
  [MESSAGES.deviceTypeTaken]: WAYS.advice.held,
}

/** A back end that keeps the documents alone refuses for the number alone. */
const adviceFor = (text: string): string | undefined =>
  text === MESSAGES.deviceNotFound && isDocumentedOnly() ? WAYS.advice.unknownNumber : ADVICE[text]

/** For what the person cannot mend alone. */
const FOR_AFTER_SALES: readonly string[] = [MESSAGES.deviceTaken, MESSAGES.deviceNotFound]

/** Why a device was not bound, and the way on. */
export function BindFailure({ text }: { text: string | null }) {
  if (!text) return null
  const advice = adviceFor(text)

  return (
    <div className="notice warning" role="alert">
      <p className="strong">{text}</p>
      {advice && <p className="mt-s1">{advice}</p>}
      {FOR_AFTER_SALES.includes(text) && (
        <Link to="/afterSales" className="inline-line tall strong accent">
          {BINDING.afterSalesLink}
        </Link>
      )}
    </div>
  )
}
