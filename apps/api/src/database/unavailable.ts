// What a database that is away, is starting, has too many callers or does not answer in time throws, on its way through the
// driver and Prisma. Nothing is wrong with the call, and it may be made again.
import { type AppError, refuse } from '@kangban/contracts'

/** SQLSTATE: connection failures, shut down, crashed, starting; too many connections; cancelled by time; led to a standby. */
const STATES = /^(08...|57P0[123]|53300|57014|25006)$/
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']
/** Of Prisma: not reachable, answered too late, closed, too many connections. */
const PRISMA = ['P1001', 'P1002', 'P1008', 'P1017', 'P2037']
/** Of Prisma's transactions, by the code of those that a mistake of ours ends too. */
const TRANSACTION = 'P2028'
const OUT_OF_TIME = /in the given time|expired transaction/

/** Of pg and its pool, which give these no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired$|Query read timeout$)/

interface Told extends Error {
  code?: unknown
  meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } }
}

const isState = (code: unknown): boolean => typeof code === 'string' && STATES.test(code)

function isUnavailable(cause: Told): boolean {
  const { code, meta, message } = cause
  if (isState(code) || isState(meta?.driverAdapterError?.cause?.originalCode)) return true
  if (code === TRANSACTION) return OUT_OF_TIME.test(message)
  if (typeof code === 'string' && [...SYSTEM, ...PRISMA].includes(code)) return true
  return DRIVER.test(message)
}

/** What a caller is told where the database is to blame; null where it is not. */
export const unavailable = (cause: unknown): AppError | null =>
  cause instanceof Error && isUnavailable(cause) ? refuse('unavailable', cause.message) : null
