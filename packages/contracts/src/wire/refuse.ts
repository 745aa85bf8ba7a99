import { AppError } from './app-error.ts'
import { BUSINESS_FAILURE, type FailureCode, FORBIDDEN, SESSION_ENDED } from './codes.ts'
import * as MESSAGES from './messages.ts'

type Messages = typeof MESSAGES
export type Refusal = Exclude<keyof Messages, 'success'>

/** The numbers or names that a text holds, in its order. */
type Facts<Name extends Refusal> = Messages[Name] extends (...facts: infer F) => string ? F : []

/** Refusals that are no business of a use case; every other one travels as a business failure. */
const CODES: Partial<Readonly<Record<Refusal, FailureCode>>> = {
  loginExpired: SESSION_ENDED,
  forbidden: FORBIDDEN,
  fromElsewhere: FORBIDDEN,
  notShared: FORBIDDEN,
  badJson: '400',
  notFound: '404',
  bodyTooSlow: '408',
  bodyTooLarge: '413',
  unsupportedType: '415',
  idempotencyKeyReused: '422',
  tooManyRequests: '429',
  stillRunning: '429',
  serverError: '500',
  busy: '503',
  unavailable: '503',
  notWritable: '503',
  filesAway: '503',
  shuttingDown: '503',
  imageLinkExpired: '404',
  reportLinkExpired: '404',
  qrCodeExpired: '404',
}

/** The text of `facts` is checked where `refuse` is called; within it, TypeScript sees all texts at once. */
const TEXTS: Readonly<Record<Refusal, string | ((...facts: never[]) => string)>> = MESSAGES

/** The error to throw: what people are told by its name in the catalogue, what operators read in the log. */
export function refuse<Name extends Refusal>(
  name: Name,
  logMessage: string,
  ...facts: Facts<Name>
): AppError {
  const text = TEXTS[name]
  const userMessage = typeof text === 'string' ? text : text(...(facts as never[]))
  return new AppError(CODES[name] ?? BUSINESS_FAILURE, { userMessage, logMessage })
}
