import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type AppError, HTTP_REFUSALS, MESSAGES, refuse, SUCCESS } from '@kangban/contracts'
import { asAppError } from '@kangban/contracts/router'
import { LIMITS } from '../config/limits.ts'
import { isLasting, sendLasting } from './lasting-answers.ts'
import { unavailable } from '../database/unavailable.ts'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply } from 'fastify'

/** The envelope; the one place that builds it. */
const envelope = (code: string, msg: string, data: unknown) => ({ code, msg, data })

export function sendSuccess(
  reply: FastifyReply,
  data: unknown,
  code: string = SUCCESS,
): FastifyReply {
  const answer = envelope(code, MESSAGES.success, data)
  return isLasting(data) ? sendLasting(reply, data, answer) : reply.send(answer)
}

const failure = ({ code, userMessage }: AppError) => envelope(code, userMessage, null)

/** Some codes travel as their own HTTP status; every business answer travels with 200. */
const statusOf = ({ code }: AppError): number =>
  HTTP_REFUSALS.some((status) => status === code) ? Number(code) : 200

/** What is refused because of what others ask, and so may be asked again. */
export const RETRY_AFTER = { 'retry-after': String(LIMITS.retryAfterSeconds) }

function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const status = statusOf(refusal)
  if (status === 503) reply.headers(RETRY_AFTER)
  return reply.code(status).send(failure(refusal))
}

/** A code that no refusal has, in the words that the client would find for it. */
export const sendBareCode = (reply: FastifyReply, code: string) =>
  reply.send(envelope(code, MESSAGES.backendFailure(code), null))

export const sendNotFound = (reply: FastifyReply) =>
  sendRefusal(reply, refuse('notFound', 'no such address'))

/** What Fastify refuses by an HTTP status, by the name of our text. */
const FRAMEWORK_REFUSALS = {
  413: 'bodyTooLarge',
  415: 'unsupportedType',
  429: 'tooManyRequests',
  503: 'shuttingDown',
} as const

const isNamed = (status: number): status is keyof typeof FRAMEWORK_REFUSALS =>
  status in FRAMEWORK_REFUSALS

/** What Fastify itself refuses; null for what a use case throws. Its message may repeat what was sent. */
function frameworkRefusal(cause: FastifyError | Error): AppError | null {
  const { statusCode: status = 0, code = cause.name } = 'statusCode' in cause ? cause : {}
  if (isNamed(status)) return refuse(FRAMEWORK_REFUSALS[status], code)
  return status >= 400 && status < 500 ? refuse('badJson', code) : null
}

/** What Fastify refuses (bad JSON, too large a body) and what use cases throw, as one kind of error; logged. */
export function describeRefusal(cause: FastifyError | Error, log: FastifyBaseLogger): AppError {
  const refusal = frameworkRefusal(cause) ?? unavailable(cause) ?? asAppError(cause)
  const { code, message } = refusal
  log.info({ code, why: code === '500' ? undefined : message }, 'call refused')
  if (code === '500') log.error(cause)
  return refusal
}

export const sendFailure = (reply: FastifyReply, cause: FastifyError | Error): FastifyReply =>
  sendRefusal(reply, describeRefusal(cause, reply.log))

/** Answers on the bare connection where there is no request to answer: it is late, or not HTTP. Then cuts it. */
export function refuseConnection(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)

  return function (this: FastifyInstance, cause: Error & { code?: string }, socket: Socket): void {
    const isLate = cause.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    const refusal = refuse(isLate ? 'bodyTooSlow' : 'badJson', cause.message)
    const body = JSON.stringify(failure(refusal))
    const status = statusOf(refusal)

    if (socket.writable && cause.code !== 'ECONNRESET') {
      this.log.info({ code: cause.code }, 'connection refused')

      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${lines.join('')}` +
          'content-type: application/json; charset=utf-8\r\n' +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    }

    socket.destroy()
  }
}
