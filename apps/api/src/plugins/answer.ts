import { MESSAGES, SUCCESS } from '@kangban/contracts'
import { describeFailure } from '@kangban/contracts/router'
import type { FastifyError, FastifyReply } from 'fastify'

/** Codes that travel with their own HTTP status; every business answer travels with 200. */
const HTTP_STATUSES: Readonly<Record<string, number>> = {
  '400': 400,
  '404': 404,
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

const FRAMEWORK_REFUSALS: Readonly<Record<number, string>> = {
  400: MESSAGES.badJson,
  413: MESSAGES.bodyTooLarge,
  415: MESSAGES.unsupportedType,
  429: MESSAGES.tooManyRequests,
  503: MESSAGES.shuttingDown,
}

/** What Fastify itself refuses (bad JSON, too large a body) and what use cases throw, as one envelope. */
export function sendFailure(reply: FastifyReply, cause: FastifyError | Error): FastifyReply {
  const status = 'statusCode' in cause ? cause.statusCode : undefined

  if (status !== undefined && status >= 400 && status < 500) {
    const known = FRAMEWORK_REFUSALS[status]
    return sendCode(reply, known ? String(status) : '400', known ?? MESSAGES.badInput)
  }

  const { code, msg } = describeFailure(cause)
  reply.log.info({ code, why: code === '500' ? undefined : cause.message }, 'call refused')
  if (code === '500') reply.log.error(cause)
  return sendCode(reply, code, msg)
}
