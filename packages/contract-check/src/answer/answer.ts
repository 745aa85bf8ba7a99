// Holds one answer against its contract, from the HTTP status to the last field.
import { BUSINESS_FAILURE, isSuccess, MESSAGES, type Operation, SUCCESS } from '@kangban/contracts'
import type { Sent } from '../request/caller.ts'
import { type Finding, findingsOf } from './drift.ts'
import { valuesAt } from './find-values.ts'
import { type JsonSchema, typeOf } from './json-schema.ts'
import { type Mark, markAt } from './mark.ts'
import { describe, showCode, showKey } from './mask.ts'
import type { Text } from '../text.ts'

export interface Judged {
  readonly findings: readonly Finding[]
  readonly notes: readonly Text[]
  /** The envelope's code as text, where there was one. */
  readonly code: string | undefined
  /** Whether `data` came with a success code. */
  readonly success: boolean
  readonly data: unknown
}

type Envelope = Readonly<Record<string, unknown>>

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

const own = Object.values(MESSAGES).filter((text) => typeof text === 'string')

/** A failure's text may quote the person; only our own standing messages are shown. */
const showMessage = (message: unknown): string =>
  message === undefined ? '' : `, ${own.find((text) => text === message) ?? describe(message)}`

const ENVELOPE_KEYS = ['code', 'msg', 'message', 'data']

function envelopeFindings(envelope: Envelope): Finding[] {
  const findings: Finding[] = []

  const wrong = (path: string, expected: string, value: unknown) =>
    findings.push({
      kind: 'envelope',
      path,
      expected,
      got: value === undefined ? '–' : describe(value),
    })

  const { code, msg, message } = envelope
  if (typeof code !== 'string' && typeof code !== 'number') wrong('code', 'string | number', code)
  const text = msg ?? message
  const present = 'msg' in envelope || 'message' in envelope
  if (!present || (typeof text !== 'string' && text !== null)) wrong('msg', 'string', text)
  if (!('data' in envelope)) wrong('data', 'data', undefined)

  for (const key of Object.keys(envelope).filter((key) => !ENVELOPE_KEYS.includes(key))) {
    findings.push({
      kind: 'extra',
      path: showKey(key),
      expected: '–',
      got: describe(envelope[key]),
    })
  }

  return findings
}

function envelopeNotes({ code, msg, message }: Envelope, expected: string): Text[] {
  const notes: Text[] = []
  if (typeof code === 'number') notes.push({ zh: '返回码是数字', en: 'code as number' })
  if (String(code) === '200' && expected !== '200')
    notes.push({ zh: '成功码为 200', en: 'the success code is 200' })

  if (msg === undefined && message !== undefined) {
    notes.push({ zh: '文字字段为 message', en: 'the text comes as message' })
  }

  return notes
}

const nothing = { notes: [], code: undefined, success: false, data: undefined }

/** Data that is there for everybody must not be empty: `filled` are paths below data, `''` is data itself. */
const emptyFindings = (
  data: unknown,
  { filled, schema }: Pick<Promised, 'filled' | 'schema'>,
): Finding[] =>
  filled.flatMap((path): Finding[] =>
    valuesAt(data, path)
      .filter(
        (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
      )
      .map((value) => ({
        kind: 'empty',
        path: path ? `data.${path}` : 'data',
        expected: '> 0',
        got: typeOf(value),
        ...markAt(schema, path),
      })),
  )

export interface Promised {
  readonly operation: Operation
  readonly schema: JsonSchema
  readonly filled: readonly string[]
  /** The mark of what was sent whose name or form is our choice: a back end may refuse it. */
  readonly sent: Mark
}

const ENCODING_ASK: Text = {
  zh: '请把响应改为 UTF-8，不带 BOM，并在 Content-Type 写明。',
  en: 'Send UTF-8 without a mark of byte order, and say so in Content-Type.',
}

const BAD_REQUEST: readonly number[] = [400, 422]

export function judge(promised: Promised, sent: Sent): Judged {
  const { operation, schema } = promised

  if (sent.status === null) {
    return {
      ...nothing,
      findings: [{ kind: 'no-answer', path: '', expected: 'HTTP 200', got: sent.why }],
    }
  }

  const findings: Finding[] = []
  const refused: Finding = { kind: 'status', path: '', expected: '200', got: String(sent.status) }

  if (promised.sent.row !== undefined && BAD_REQUEST.includes(sent.status)) {
    return { ...nothing, findings: [{ ...refused, ...promised.sent }] }
  }

  if (sent.status !== 200) findings.push(refused)

  for (const got of sent.faults)
    findings.push({ kind: 'encoding', path: '', expected: 'UTF-8', got, ask: ENCODING_ASK })
  const body = parseJson(sent.text)

  if (!body) {
    const got = `text(${sent.text.length})`

    return {
      ...nothing,
      findings: [...findings, { kind: 'not-json', path: '', expected: 'JSON', got }],
    }
  }

  const envelope = body.value

  if (!isEnvelope(envelope)) {
    const wrong: Finding = {
      kind: 'envelope',
      path: '',
      expected: '{ code, msg, data }',
      got: describe(envelope),
    }

    return { ...nothing, findings: [...findings, wrong] }
  }

  findings.push(...envelopeFindings(envelope))
  const expected = operation.successCode ?? SUCCESS

  const code =
    typeof envelope['code'] === 'string' || typeof envelope['code'] === 'number'
      ? envelope['code']
      : undefined

  const notes = envelopeNotes(envelope, expected)
  const asText = code === undefined ? undefined : String(code)

  // The documents let 200 stand for success everywhere; 1000 and 2000 each have their calls.
  if (code !== undefined && asText !== expected && asText !== '200') {
    const got = showCode(code) + showMessage(envelope['msg'] ?? envelope['message'])

    // What would change something may rightly be refused: drawn already, signed in already.
    if (operation.safety !== 'read' && asText === BUSINESS_FAILURE)
      notes.push({ zh: `被拒绝：${got}`, en: 'refused' })
    else {
      const mark = asText === BUSINESS_FAILURE ? promised.sent : {}
      findings.push({ kind: 'code', path: 'code', expected: `"${expected}"`, got, ...mark })
    }
  }

  const success = code !== undefined && isSuccess(code)
  const { data } = envelope

  if ((success || code === undefined) && data !== undefined) {
    findings.push(...findingsOf(schema, data), ...emptyFindings(data, promised))
  }

  return { findings, notes, code: asText, success, data }
}
