import { type Faults, fateOf } from './faults.ts'
import { operationOf } from './call-names.ts'

/** A call of the phone as it is shown. */
export interface SeenCall {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** `points.signIn`, or the path of what is no operation. */
  readonly name: string
  readonly method: string
  readonly path: string
  /** Null while it is under way; 0 where there was no answer. */
  readonly status: number | null
  /** Of the envelope, where there is one. */
  readonly code: string | null
  readonly durationMs: number | null
  /** What was answered, without tokens and codes. */
  readonly answer: unknown
  /** The console made it fail or wait. */
  readonly disturbed: boolean
}

const SECRET = /token|^pin$|idNo|secret/i

/** The same answer without what would open something. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value

  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && typeof inner === 'string' ? '•••' : withoutSecrets(inner),
    ]),
  )
}

export interface Watch {
  faults: () => Faults
  /** How often the named call was refused since it was chosen. */
  refused: () => number
  onRefused: () => void
  onCall: (call: SeenCall) => void
}

const codeOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : null

const wait = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)

    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

let nextId = 0

/** Stands between the phone and its service: tells each call as it happens, and lets happen what the faults say. */
export function watchFetch(real: typeof fetch, watch: Watch): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : null
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const method = (init?.method ?? request?.method ?? 'GET').toUpperCase()
    const operation = operationOf(method, url.pathname)
    const fate = fateOf(watch.faults(), operation, watch.refused())
    const started = performance.now()

    const seen = {
      id: nextId++,
      at: Date.now(),
      name: operation ?? url.pathname,
      method,
      path: url.pathname,
      disturbed: fate.waitMs > 0 || fate.end !== 'passes',
    }

    const tell = (told: Pick<SeenCall, 'status' | 'code' | 'answer'>) =>
      watch.onCall({ ...seen, ...told, durationMs: Math.round(performance.now() - started) })

    watch.onCall({ ...seen, status: null, code: null, answer: null, durationMs: null })

    try {
      if (fate.waitMs > 0) await wait(fate.waitMs, init?.signal ?? request?.signal)
      if (fate.end === 'fails') throw new TypeError('Failed to fetch')
      const response = fate.end === 'refused' ? refusal(watch) : await real(input, init)
      const isJson = response.headers.get('content-type')?.includes('json') ?? false

      const answer: unknown = isJson
        ? await response
            .clone()
            .json()
            .catch(() => null)
        : null

      tell({ status: response.status, code: codeOf(answer), answer: withoutSecrets(answer) })
      return response
    } catch (cause) {
      tell({ status: 0, code: null, answer: null })
      throw cause
    }
  }
}

/** As the service words a refusal. */
function refusal(watch: Watch): Response {
  watch.onRefused()
  const { code } = watch.faults()
  return Response.json({ code, msg: `演示台让这次失败（${code}）`, data: null })
}
