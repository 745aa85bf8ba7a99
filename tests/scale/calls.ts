// Calls as people and watches make them, and what became of each.
import { shanghaiDay } from '@kangban/china-time'
import { SUCCESS } from '@kangban/contracts'

/** Longer than whatever is in front of the service waits. */
const PATIENCE_MS = 45_000
const CHINESE = /[\u4e00-\u9fff]/

export type Outcome =
  /** Done, and acknowledged. */
  | 'done'
  /** Told clearly, in Chinese, that it was not done and when to come again. */
  | 'refused'
  /** Anything else. */
  | 'unclear'

export interface Answer {
  /** Milliseconds of `performance.now()`. */
  readonly askedAt: number
  readonly tookMs: number
  readonly outcome: Outcome
  /** In few words, for counting: `503 服务正忙`, `cut: ECONNRESET`. */
  readonly why: string
  readonly isWrite: boolean
  readonly data?: unknown
}

export interface Call {
  readonly path: string
  readonly headers: Record<string, string>
  /** A write, sent again with the same key until it is acknowledged. */
  readonly body?: object
  /** A write as a form. */
  readonly form?: FormData
}

function judge(status: number, retryAfter: string | null, text: string) {
  let answer: { code?: string; msg?: string; data?: unknown } = {}

  try {
    answer = JSON.parse(text) as typeof answer
  } catch {
    return { outcome: 'unclear', why: `${status} without an envelope` } as const
  }

  const { code = '', msg = '', data } = answer
  if (status === 200 && code === SUCCESS) return { outcome: 'done', why: '', data } as const
  const why = `${status} ${msg}${retryAfter === null ? ' without Retry-After' : ''}`
  const isClear = status === 503 && code === '503' && CHINESE.test(msg) && retryAfter !== null
  return { outcome: isClear ? 'refused' : 'unclear', why } as const
}

const codeOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  const { cause: inner } = cause
  return inner instanceof Error && 'code' in inner ? String(inner.code) : cause.name
}

export async function make(base: string, { path, headers, body, form }: Call): Promise<Answer> {
  const askedAt = performance.now()
  const sent = form ?? (body && JSON.stringify(body))
  const told = { askedAt, isWrite: sent !== undefined }

  try {
    const answer = await fetch(`${base}/api${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(sent && { body: sent }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })

    const text = await answer.text()
    const judged = judge(answer.status, answer.headers.get('retry-after'), text)
    return { ...told, ...judged, tookMs: performance.now() - askedAt }
  } catch (cause) {
    const why = `cut: ${codeOf(cause)}`
    return { ...told, outcome: 'unclear', why, tookMs: performance.now() - askedAt }
  }
}

const today = () => shanghaiDay(Date.now())

export const dayOfHeartRate = () => `/monitor/app/v1/heart/1/${today()}`

/** What a home page and the pages behind it ask for. */
export const READS: readonly (readonly [string, () => string])[] = [
  ['home summary', () => '/monitor/v1/app/home-summary'],
  ['a day of heart rate', dayOfHeartRate],
  ['points', () => '/integral/v1/app/integral-record?pn=1&ps=20&flag=1'],
  ['profile', () => '/user/v1/health'],
  ['reports overview', () => '/report/v1/app/overview'],
  ['ECG list', () => `/monitor/v1/app/find-ecg-list?dayDate=${today()}`],
]

export const readOf = (token: string, path: string): Call => ({
  path,
  headers: { authorization: token },
})
