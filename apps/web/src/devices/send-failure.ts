import type { SendOutcome } from './upload-queue.ts'

/** Statuses with which the server says that it will never take this content. */
const NEVER = ['400', '413', '415', '422']

interface SendFailure {
  /** `no-network`: nothing reached the server, nor will what waits behind. */
  outcome: Exclude<SendOutcome, 'sent'> | 'no-network'
  /** The server's own words; empty where it did not answer. */
  text: string
}

/** What a failed call means to the upload. A refusal that may pass (ended session, consent, overload) keeps it. */
export function failureOf(cause: unknown): SendFailure {
  const failure = failureData(cause)
  if (!failure || failure.transport === 'network') return { outcome: 'no-network', text: '' }
  if (failure.transport) return { outcome: 'retry', text: '' }
  const text = cause instanceof Error ? cause.message : ''
  return { outcome: NEVER.includes(failure.code) ? 'refused' : 'retry', text }
}

/** The failure that the API client puts into its errors. */
function failureData(cause: unknown): { code: string; transport: string } | null {
  if (!(cause instanceof Error) || !('data' in cause)) return null
  const { data } = cause
  if (typeof data !== 'object' || data === null || !('failure' in data)) return null
  const { failure } = data
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return null
  const transport = 'transport' in failure ? failure.transport : ''
  return { code: String(failure.code), transport: typeof transport === 'string' ? transport : '' }
}
