/** Why a call failed: the envelope's (or HTTP's) code, or what kept the answer from coming. */
export type Failure =
  | { kind: 'code'; code: string; message: string }
  | { kind: 'transport'; reason: 'network' | 'timeout' | 'unreadable'; message: string }

export class FailedCall extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}
