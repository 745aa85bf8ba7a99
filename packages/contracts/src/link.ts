// A tRPC client link that speaks the documented REST paths, so that the typed client works against a backend without tRPC.
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import * as z from 'zod/mini'
import { isSuccess } from './codes.ts'
import { contract } from './contract.ts'
import { encodeRequest } from './encode-request.ts'
import { Envelope, failureText } from './envelope.ts'
import { listOperations, type Operation } from './operation.ts'
import type { AppRouter, ErrorShape } from './router.ts'

/** Shared request rule of the documents. */
export const TIMEOUT_MS = 600_000

/** Why a call failed: the envelope's (or HTTP's) code, or what kept the answer from coming. */
export type Failure =
  | { kind: 'code'; code: string; message: string }
  | { kind: 'transport'; reason: 'network' | 'timeout' | 'unreadable'; message: string }

export interface RestLinkOptions {
  baseUrl: string
  /** The stored token as it is; an empty string when none is stored. */
  token(): string
  fetch?: typeof fetch
  timeoutMs?: number
  /** Called when a request starts; the function that it gives back is called when the request has ended, however. */
  onStart?(operation: Operation): () => void
  onFailure?(failure: Failure, operation: Operation): void
}

const operations = new Map(listOperations(contract))

class FailedCall extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}
const transport = (reason: 'network' | 'timeout' | 'unreadable', message: string) =>
  new FailedCall({ kind: 'transport', reason, message })

async function send(operation: Operation, input: unknown, call: RestLinkOptions & { signal: AbortSignal }) {
  const { url, ...init } = encodeRequest(operation, input, { baseUrl: call.baseUrl, token: call.token() })
  const timeout = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS)
  const request = call.fetch ?? fetch
  let response: Response
  let text: string
  try {
    response = await request(url, { ...init, signal: AbortSignal.any([call.signal, timeout]) })
    text = await response.text()
  } catch (cause) {
    throw timeout.aborted ? transport('timeout', 'timeout') : transport('network', `Network Error: ${String(cause)}`)
  }
  return readAnswer(operation, response.status, text)
}

/** Unwraps the envelope; the one place that does. */
function readAnswer(operation: Operation, status: number, text: string): unknown {
  const body = z.safeParse(Envelope, parseJson(text))
  if (status >= 400) {
    const code = String(status)
    // A refused request goes by its HTTP status, with the text of its body where it has one.
    if (!body.success) throw new FailedCall({ kind: 'code', code, message: `后端接口${code}异常` })
    throw new FailedCall({ kind: 'code', code, message: failureText({ ...body.data, code }) })
  }
  if (!body.success) throw transport('unreadable', `${operation.path} answered no envelope`)
  if (!isSuccess(body.data.code)) {
    throw new FailedCall({ kind: 'code', code: String(body.data.code), message: failureText(body.data) })
  }
  const data = z.safeParse(operation.output, body.data.data)
  if (!data.success) {
    const issue = data.error.issues[0]
    throw transport('unreadable', `${operation.path} broke its contract at ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return data.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asClientError(path: string, cause: unknown): TRPCClientError<AppRouter> {
  if (!(cause instanceof FailedCall)) return TRPCClientError.from<AppRouter>(cause as Error)
  const { failure } = cause
  const shape: ErrorShape = {
    code: -32600,
    message: failure.message,
    data: {
      code: 'BAD_REQUEST',
      httpStatus: 400,
      path,
      failure: failure.kind === 'code' ? { code: failure.code } : { code: '', transport: failure.reason },
    },
  }
  return TRPCClientError.from<AppRouter>({ error: shape })
}

export const restLink =
  (options: RestLinkOptions): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const abort = new AbortController()
      const operation = operations.get(op.path)
      if (!operation) {
        observer.error(TRPCClientError.from(new Error(`No contract for ${op.path}`)))
        return
      }
      const signal = op.signal ? AbortSignal.any([op.signal, abort.signal]) : abort.signal
      const end = options.onStart?.(operation)
      send(operation, op.input, { ...options, signal })
        .finally(() => end?.())
        .then(
          (data) => {
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (cause: unknown) => {
            if (cause instanceof FailedCall && !signal.aborted) options.onFailure?.(cause.failure, operation)
            observer.error(asClientError(op.path, cause))
          },
        )
      return () => abort.abort()
    })
