import { DEVICE_TYPES, HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { QueueError } from '../../../devices/upload-store.ts'
import { toast } from '../../../shared/ui/toast.ts'
import type { EcgUpload } from '../model/ecg-upload.ts'
import type { LiveRecord } from '../model/live-controller.ts'
import { createMeasurementId } from '../../../devices/measurement-id.ts'
import { sendAtOnce, uploadsOf, useUploads } from '../model/uploads.ts'

/** The contract's longest device code. */
const LONGEST_DEVICE_CODE = 40

/**
 * - `unsaved`, `asking` for the consent, `declined`;
 * - `waiting`: kept on this phone; `sending` while it is on its way; `stored` with the server; `refused` by it for good.
 */
export type SaveState = 'unsaved' | 'asking' | 'declined' | 'waiting' | 'sending' | 'stored' | 'refused'

const toUpload = (measurementId: string, record: LiveRecord): EcgUpload => ({
  measurementId,
  deviceType: DEVICE_TYPES.ecgRecorder,
  deviceCode: record.deviceCode.slice(0, LONGEST_DEVICE_CODE),
  startedAt: record.startedAt.toISOString(),
  ecgContent: formatSamples(record.samples),
  complete: record.complete,
  consentVersion: null,
})

/** Durable first, then sent: the queue keeps the measurement until the server has it. */
async function keep(upload: EcgUpload, userCode: string): Promise<boolean> {
  try {
    await uploadsOf(userCode).add(upload)
    return true
  } catch (cause) {
    if (!(cause instanceof QueueError)) throw cause
    console.warn('the measurement could not be kept on the phone', cause)
    return sendAtOnce(upload).then(
      () => true,
      () => {
        toast({ title: cause.userMessage, duration: 4000 })
        return false
      },
    )
  }
}

/** Saves one measurement, with the consent that health data needs of its own. */
export function useSave(record: LiveRecord, { userCode, onKept }: { userCode: string; onKept: () => void }) {
  const [measurementId] = useState(() => createMeasurementId())
  const [step, setStep] = useState<'unsaved' | 'asking' | 'declined' | 'kept'>('unsaved')
  const { sending, saved, refused } = useUploads()
  const consents = useQuery(api.account.listConsents.queryOptions({}))
  const consented = consents.data?.some(
    ({ kind, version }) => kind === 'health-data' && version === HEALTH_DATA_CONSENT_VERSION,
  )
  const add = async (consentVersion: string | null) => {
    const isKept = await keep({ ...toUpload(measurementId, record), consentVersion }, userCode)
    setStep(isKept ? 'kept' : 'unsaved')
    if (isKept) onKept()
  }
  const stateOf = (): SaveState => {
    if (step !== 'kept') return step
    if (saved[measurementId]) return 'stored'
    if (measurementId in refused) return 'refused'
    return sending ? 'sending' : 'waiting'
  }
  return {
    state: stateOf(),
    savedId: saved[measurementId]?.id ?? null,
    /** Asks first where no consent is known; giving it once more does no harm. */
    save: () => (consented ? void add(null) : setStep('asking')),
    agree: () => void add(HEALTH_DATA_CONSENT_VERSION),
    decline: () => setStep('declined'),
  }
}
