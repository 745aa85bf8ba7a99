import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type FailureCode, MESSAGES, SUCCESS } from '@kangban/contracts'
import { describeFailure } from '@kangban/contracts/router'
import type { FastifyBaseLogger, FastifyError, FastifyReply } from 'fastify'

/** Codes that travel with their own HTTP status; every business answer travels with 200. */
const HTTP_STATUSES: Readonly<Record<string, number>> = {
  '400': 400,
  '404': 404,
  '408': 408,
  '413': 413,
  '415': 415,
  '429': 429,
  '500': 500,
  '503': 503,
}

/** The envelope; the one place that builds it. */
const envelope = (code: string, msg: string, data: unknown) => ({ code, msg, data })

export const sendSuccess = (reply: FastifyReply, data: unknown, code: string = SUCCESS) =>
  reply.send(envelope(code, MESSAGES.success, data))

const sendCode = (reply: FastifyReply, code: string, msg: string) =>
  reply.code(HTTP_STATUSES[code] ?? 200).send(envelope(code, msg, null))

export const sendNotFound = (reply: FastifyReply) => sendCode(reply, '404', MESSAGES.notFound)

const FRAMEWORK_REFUSALS: Readonly<Record<number, { code: FailureCode; msg: string }>> = {
  400: { code: '400', msg: MESSAGES.badJson },
  413: { code: '413', msg: MESSAGES.bodyTooLarge },
  415: { code: '415', msg: MESSAGES.unsupportedType },
  429: { code: '429', msg: MESSAGES.tooManyRequests },
}

const OTHER_REFUSAL = { code: '400', msg: MESSAGES.badInput } as const

/** What Fastify itself refuses (bad JSON, too large a body) and what use cases throw, as one kind of error; logged. */
export function describeRefusal(cause: FastifyError | Error, log: FastifyBaseLogger): AppError {
  const status = 'statusCode' in cause ? cause.statusCode : undefined

  if (status !== undefined && status >= 400 && status < 500) {
    const { code, msg } = FRAMEWORK_REFUSALS[status] ?? OTHER_REFUSAL
    return new AppError(code, { userMessage: msg, logMessage: cause.message })
  }

  if (status === 503)
    return new AppError('503', { userMessage: MESSAGES.shuttingDown, logMessage: cause.message })

  const { code, msg } = describeFailure(cause)
  log.info({ code, why: code === '500' ? undefined : cause.message }, 'call refused')
  if (code === '500') log.error(cause)
  return new AppError(code, { userMessage: msg, logMessage: cause.message })
}

export function sendFailure(reply: FastifyReply, cause: FastifyError | Error): FastifyReply {
  const { code, userMessage } = describeRefusal(cause, reply.log)
  return sendCode(reply, code, userMessage)
}

/** Answers on the bare connection where there is no request to answer: it is late, or not HTTP. Then cuts it. */
export function refuseConnection(cause: Error & { code?: string }, socket: Socket): void {
  const isLate = cause.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const code = isLate ? '408' : '400'

  const body = JSON.stringify(
    envelope(code, isLate ? MESSAGES.bodyTooSlow : MESSAGES.badInput, null),
  )

  if (socket.writable && cause.code !== 'ECONNRESET') {
    socket.write(
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\nconnection: close\r\n` +
        'content-type: application/json; charset=utf-8\r\n' +
        `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }

  socket.destroy()
}
