// A tRPC client link that speaks the documented REST paths, so that the typed client works against a backend without tRPC.
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type * as calls from './calls.ts'
import { FailedCall, type Failure } from './failed-call.ts'
import type { Operation } from '../operation.ts'
import type { FieldDrift } from './read-liberally.ts'
import type { AppRouter, ErrorShape } from './router.ts'

/** Shared request rule of the documents. */
export const TIMEOUT_MS = 600_000

export { FailedCall }
export type { FieldDrift, Failure }

/** What the other side is known to offer. */
export interface Offer {
  /** It keeps the documents and knows nothing of ours: nothing of ours is asked of it or sent to it. */
  readonly documentedOnly: boolean
  /** Method and path of calls whose path no document shows, by their dotted names: `GET /user/v1/flag`. */
  readonly paths: Readonly<Record<string, string>>
}

type Calls = typeof calls

export interface RestLinkOptions {
  /** Loads `@kangban/contracts/calls`, at once or when the first call is made. */
  load(): Promise<Calls>
  baseUrl: string
  /** The stored token as it is; an empty string when none is stored. */
  token(): string
  fetch?: typeof fetch
  timeoutMs?: number
  /** What the other side offers; without it, everything at the paths of the contracts. */
  offer?(): Offer
  /** Reads documented answers field by field, and is told of each that is not as promised. */
  onDrift?(drift: FieldDrift, operation: Operation): void
  /** Told of every answer before it is read. */
  onAnswer?(headers: Headers, call: { name: string; input: unknown }): void
  /** Called when a request starts; the function that it gives back is called when the request has ended, however. */
  onStart?(operation: Operation): () => void
  onFailure?(failure: Failure, operation: Operation): void
}

const transport = (reason: 'network' | 'timeout', message: string) =>
  new FailedCall({ kind: 'transport', reason, message })

/** What is thrown before an answer is there. */
const networkFailure = (cause: unknown) => transport('network', `Network Error: ${String(cause)}`)

interface Attempt {
  signal: AbortSignal
  idempotencyKey?: string
}
type Sending = RestLinkOptions & Attempt & { loaded: Calls; name: string }

const EVERYTHING: Offer = { documentedOnly: false, paths: {} }

const isOffered = (
  { origin }: Operation,
  name: string,
  { documentedOnly, paths }: Offer,
): boolean => !documentedOnly || origin === 'documented' || (origin === 'named' && name in paths)

async function send(operation: Operation, input: unknown, { loaded, name, ...call }: Sending) {
  const { baseUrl, idempotencyKey } = call
  const { documentedOnly, paths } = call.offer?.() ?? EVERYTHING

  const { url, ...init } = loaded.encodeRequest(operation, input, {
    baseUrl,
    token: call.token(),
    idempotencyKey,
    documentedOnly,
    place: paths[name],
  })

  const timeout = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS)
  const request = call.fetch ?? fetch
  let response: Response
  let text: string

  try {
    response = await request(url, { ...init, signal: AbortSignal.any([call.signal, timeout]) })
    text = await response.text()
  } catch (cause) {
    throw timeout.aborted ? transport('timeout', 'timeout') : networkFailure(cause)
  }

  call.onAnswer?.(response.headers, { name, input })
  const told = call.onDrift && ((drift: FieldDrift) => call.onDrift?.(drift, operation))
  return loaded.readAnswer(operation, { status: response.status, text, told })
}

function asClientError<R extends AnyRouter>(path: string, cause: unknown): TRPCClientError<R> {
  if (!(cause instanceof FailedCall)) return TRPCClientError.from<R>(cause as Error)
  const { failure } = cause

  const shape: ErrorShape = {
    code: -32600,
    message: failure.message,
    data: {
      code: 'BAD_REQUEST',
      httpStatus: 400,
      path,
      failure:
        failure.kind === 'code'
          ? { code: failure.code }
          : { code: '', transport: failure.kind === 'transport' ? failure.reason : failure.kind },
    },
  }

  return TRPCClientError.from<R>({ error: shape }, { cause })
}

/** One call from its name to its data; tells the options how it went. */
async function run(
  name: string,
  input: unknown,
  call: RestLinkOptions & Attempt,
): Promise<unknown> {
  const loaded = await call.load().catch((cause: unknown) => Promise.reject(networkFailure(cause)))
  call.signal.throwIfAborted()
  const operation = loaded.findOperation(name)
  if (!operation) throw new Error(`No contract for ${name}`)

  if (!isOffered(operation, name, call.offer?.() ?? EVERYTHING)) {
    throw new FailedCall({
      kind: 'not-offered',
      message: `${name} is not offered by this back end`,
    })
  }

  const end = call.onStart?.(operation)

  try {
    return await send(operation, input, { ...call, loaded, name })
  } catch (cause) {
    if (cause instanceof FailedCall && !call.signal.aborted)
      call.onFailure?.(cause.failure, operation)
    throw cause
  } finally {
    end?.()
  }
}

/** A call's context may carry an `idempotencyKey`; see `takesIdempotencyKey` of an operation. */
export const restLink =
  <R extends AnyRouter = AppRouter>(options: RestLinkOptions): TRPCLink<R> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const abort = new AbortController()
      const signal = op.signal ? AbortSignal.any([op.signal, abort.signal]) : abort.signal
      const { idempotencyKey } = op.context
      const key = typeof idempotencyKey === 'string' ? { idempotencyKey } : {}

      run(op.path, op.input, { ...options, ...key, signal }).then(
        (data) => {
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        },
        (cause: unknown) => observer.error(asClientError<R>(op.path, cause)),
      )

      return () => abort.abort()
    })
