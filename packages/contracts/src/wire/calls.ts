// What a call needs beyond its name: the contract of the operation, the request, and how its answer is read. Apart from the
// link, so that a page can load the schemas after it is shown.
import * as z from 'zod/mini'
import { isSuccess } from './codes.ts'
import { contract } from '../contract.ts'
import { Envelope, failureText } from './envelope.ts'
import { FailedCall } from './failed-call.ts'
import { listOperations, type Operation } from '../operation.ts'
import { type FieldDrift, readLiberally } from './read-liberally.ts'
import * as MESSAGES from './messages.ts'

export { encodeRequest } from './encode-request.ts'
export type { Operation } from '../operation.ts'

const operations = new Map(listOperations(contract))

/** The operation of a dotted name, e.g. `account.logIn`. */
export const findOperation = (name: string): Operation | undefined => operations.get(name)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreadable = (message: string) =>
  new FailedCall({ kind: 'transport', reason: 'unreadable', message })

/** A call with a code of its own succeeds with that alone. */
const succeeded = ({ successCode }: Operation, code: string | number): boolean =>
  successCode ? String(code) === successCode : isSuccess(code)

/**
 * Unwraps the envelope; the one place that does. With `told`, the fields of a documented answer are read one by one.
 * @throws FailedCall for whatever is no success of the contract
 */
export function readAnswer(
  operation: Operation,
  { status, text, told }: { status: number; text: string; told?: (drift: FieldDrift) => void },
): unknown {
  const body = z.safeParse(Envelope, parseJson(text))

  if (status >= 400) {
    const code = String(status)
    // A refused request goes by its HTTP status, with the text of its body where it has one.
    if (!body.success)
      throw new FailedCall({ kind: 'code', code, message: MESSAGES.backendFailure(code) })
    throw new FailedCall({ kind: 'code', code, message: failureText({ ...body.data, code }) })
  }

  if (!body.success) throw unreadable(`${operation.path} answered no envelope`)

  if (!succeeded(operation, body.data.code)) {
    throw new FailedCall({
      kind: 'code',
      code: String(body.data.code),
      message: failureText(body.data),
    })
  }

  if (told && operation.origin !== 'ours')
    return readLiberally(operation.output, body.data.data, told)
  const data = z.safeParse(operation.output, body.data.data)

  if (!data.success) {
    const issue = data.error.issues[0]
    throw unreadable(
      `${operation.path} broke its contract at ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }

  return data.data
}
