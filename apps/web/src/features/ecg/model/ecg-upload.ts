import type { SendOutcome } from '../../../devices/upload-queue.ts'
import type { client } from '../../../api/client.ts'

type SaveInput = Parameters<typeof client.ecg.saveRecord.mutate>[0]

/** A measurement on its way to the server, with the consent that its owner gave on this phone where the server has none. */
export type EcgUpload = SaveInput & { consentVersion: string | null }

const TEXTS = ['measurementId', 'deviceType', 'deviceCode', 'startedAt', 'ecgContent'] as const

/** Gives an upload back from what was stored, or undefined where it is none. */
export function parseUpload(stored: unknown): EcgUpload | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = stored as Record<string, unknown>
  const sound =
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    typeof fields.complete === 'boolean' &&
    (fields.consentVersion === null || typeof fields.consentVersion === 'string')
  return sound ? (stored as EcgUpload) : undefined
}

/** Statuses with which the server says that it will never take this content. */
const NEVER = ['400', '413', '415']

export interface SendFailure {
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
