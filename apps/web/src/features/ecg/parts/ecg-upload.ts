import type { client } from '../../../api/client.ts'

type SaveInput = Parameters<typeof client.ecg.saveEcgRecord.mutate>[0]

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
