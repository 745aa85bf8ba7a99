// Apart from the store, so that a page that tells of a failure does not carry the database with it.
import { backendCopy } from './copy.ts'

/** `full`: the browser has no room; `unavailable`: its database is blocked or gone. Nothing was kept in either case. */
export type KeptErrorCode = keyof typeof backendCopy.keptErrors

export class KeptError extends Error {
  readonly code: KeptErrorCode
  readonly userMessage: string

  constructor(code: KeptErrorCode, logMessage: string, options?: ErrorOptions) {
    super(logMessage, options)
    this.name = 'KeptError'
    this.code = code
    this.userMessage = backendCopy.keptErrors[code]
  }
}

/** The words of a measurement that could not be kept; null for any other failure. A client wraps what a call failed of. */
export function keptErrorText(cause: unknown): string | null {
  const error = cause instanceof Error && cause.cause instanceof KeptError ? cause.cause : cause
  return error instanceof KeptError ? error.userMessage : null
}
