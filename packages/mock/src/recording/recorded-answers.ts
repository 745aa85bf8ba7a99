// What a live back end answered, without anything personal: one file for each call that was met.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerSchema, inputSchema, maskAnswer } from '@kangban/contract-check'
import { MESSAGES, type Operation } from '@kangban/contracts'

/** As a stranger's back end sends it. */
export interface Envelope {
  code: unknown
  msg?: unknown
  data: unknown
}

interface Recorded {
  status: number
  body: Envelope
}

export interface Call {
  name: string
  operation: Operation
  input: Readonly<Record<string, unknown>>
}

/** Pages, counts, kinds and days: what tells calls of one operation apart, and nobody by. */
const TELLS_APART = /^(-?\d{1,4}|\d{4}-\d\d(-\d\d)?)$/

/**
 * The same for the same input. Ids are masked in it as they are in recorded answers, so that a client finds again what it asks
 * for by an id that was served to it.
 */
function inputKey({ operation, input }: Call): string {
  const schema = inputSchema(operation)

  const fields = Object.entries(input)
    .map(([key, value]): [string, unknown] => {
      const kept = TELLS_APART.test(String(value))
      return [key, kept ? String(value) : maskAnswer(value, schema.properties?.[key] ?? {}, schema)]
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12)
}

export const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'code' in body && 'data' in body

const masked = ({ code, msg, data }: Envelope, operation: Operation): Envelope => ({
  code: String(code),
  msg: msg === MESSAGES.success ? msg : maskAnswer(msg, {}),
  data: maskAnswer(data, answerSchema(operation)),
})

export function keepAnswer(folder: string, call: Call, { status, body }: Recorded): void {
  mkdirSync(folder, { recursive: true })
  const recorded: Recorded = { status, body: masked(body, call.operation) }
  const file = join(folder, `${call.name}.${inputKey(call)}.json`)
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

/** Reads a recording. @throws RangeError where there is none */
export function readAnswers(folder: string): (call: Call) => Recorded | null {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json'))
    : []

  if (files.length === 0) throw new RangeError(`${folder} holds no recording`)

  // A day that was asked for then is not the one that is asked for now: another answer of the operation has its shape.
  return (call) => {
    const exact = `${call.name}.${inputKey(call)}.json`
    const any = files.find((file) => file.startsWith(`${call.name}.`))
    const found = files.includes(exact) ? exact : any

    return found === undefined
      ? null
      : (JSON.parse(readFileSync(join(folder, found), 'utf8')) as Recorded)
  }
}
