import type { FailureCode } from './codes.ts'

/**
 * The one error that use cases throw; `refuse` makes it. `userMessage` is Chinese and shown to people, `logMessage` is for operators
 * and holds no personal data.
 */
export class AppError extends Error {
  readonly code: FailureCode
  readonly userMessage: string

  constructor(
    code: FailureCode,
    { userMessage, logMessage }: { userMessage: string; logMessage: string },
  ) {
    super(logMessage)
    this.name = 'AppError'
    this.code = code
    this.userMessage = userMessage
  }
}
