import { type Circumstance, DEVICE_TYPES, HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { keptErrorText } from '../../../backend/kept-error.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { QueueError } from '../../../devices/upload-store.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import type { EcgUpload } from '../parts/ecg-upload.ts'
import type { LiveRecord } from './live-controller.ts'
import { createMeasurementId } from '../../../devices/measurement-id.ts'
import { ecgCopy } from '../parts/copy.ts'
import { sendAtOnce, uploadsOf, useUploads } from '../parts/uploads.ts'

/** The contract's longest device code. */
const MAX_DEVICE_CODE_LENGTH = 40

/**
 * - `unsaved`, `asking` for the consent, `declined`;
 * - `waiting`: kept on this phone; `sending` while it is on its way; `stored` with the server, or where it stays on this
 *   phone; `refused` by the server for good.
 */
export type SaveState =
  'unsaved' | 'asking' | 'declined' | 'waiting' | 'sending' | 'stored' | 'refused'

const toUpload = (
  measurementId: string,
  record: LiveRecord,
  circumstances: Circumstance[] | null,
): EcgUpload => ({
  measurementId,
  deviceType: DEVICE_TYPES.ecgRecorder,
  deviceCode: record.deviceCode.slice(0, MAX_DEVICE_CODE_LENGTH),
  startedAt: record.startedAt.toISOString(),
  ecgContent: formatSamples(record.samples),
  complete: record.complete,
  circumstances,
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

/** On this phone, which is where it stays; the queue is for what is on its way. */
const keepHere = (upload: EcgUpload): Promise<boolean> =>
  sendAtOnce(upload).then(
    () => true,
    (cause: unknown) => {
      console.warn('the measurement could not be kept on the phone', cause)
      toast({ title: keptErrorText(cause) ?? ecgCopy.result.notKept, duration: 4000 })
      return false
    },
  )

/** Saves one measurement, with the consent that health data needs of its own once it leaves the phone. */
export function useSave(
  record: LiveRecord,
  { userCode, told, onKept }: { userCode: string; told: Circumstance[] | null; onKept: () => void },
) {
  const [measurementId] = useState(() => createMeasurementId())
  const [step, setStep] = useState<'unsaved' | 'asking' | 'declined' | 'kept'>('unsaved')
  const { sending, saved, refused } = useUploads()
  const staysHere = isDocumentedOnly()
  const consents = useQuery({ ...api.account.listConsents.queryOptions({}), enabled: !staysHere })

  const consented = consents.data?.some(
    ({ kind, version }) => kind === 'health-data' && version === HEALTH_DATA_CONSENT_VERSION,
  )

  const add = async (consentVersion: string | null) => {
    const upload = { ...toUpload(measurementId, record, told), consentVersion }
    const isKept = await (staysHere ? keepHere(upload) : keep(upload, userCode))
    setStep(isKept ? 'kept' : 'unsaved')
    if (isKept) onKept()
  }

  const stateOf = (): SaveState => {
    if (step !== 'kept') return step
    if (saved[measurementId]) return 'stored'
    if (measurementId in refused) return 'refused'
    return sending ? 'sending' : 'waiting'
  }

  const state = stateOf()

  return {
    state,
    /** With the server, on its way there or on this phone: nothing of it changes any more. */
    isKept: ['sending', 'waiting', 'stored'].includes(state),
    savedId: saved[measurementId]?.id ?? null,
    /** The back end has no call for it: it is on this phone alone. */
    staysHere,
    /** Asks first where no consent is known; giving it once more does no harm. */
    save: () => (staysHere || consented ? void add(null) : setStep('asking')),
    agree: () => void add(HEALTH_DATA_CONSENT_VERSION),
    decline: () => setStep('declined'),
  }
}
