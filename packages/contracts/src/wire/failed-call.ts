/** Why a call failed: the envelope's (or HTTP's) code, what kept the answer from coming, or that nobody offers the call. */
export type Failure =
  | { kind: 'code'; code: string; message: string }
  | { kind: 'transport'; reason: 'network' | 'timeout' | 'unreadable'; message: string }
  | { kind: 'not-offered'; message: string }

export class FailedCall extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}
