import { create } from 'zustand'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { failureOf } from '../../../devices/send-failure.ts'
import { assertSessionOf, sessionQueue } from '../../../devices/session-queue.ts'
import { createUploadQueue, type SendOutcome } from '../../../devices/upload-queue.ts'
import { useSession } from '../../../stores/session.ts'
import { type EcgUpload, parseUpload } from './ecg-upload.ts'

type Saved = Awaited<ReturnType<typeof client.ecg.saveEcgRecord.mutate>>

interface UploadsState {
  /** Measurements that are only on this phone. */
  waiting: number
  sending: boolean
  /** What the server stored since the page was loaded, by measurementId. */
  saved: Readonly<Record<string, Saved>>
  /** Measurements that the server will never take, by measurementId, with its words. */
  refused: Readonly<Record<string, string>>
}

const NOTHING: UploadsState = { waiting: 0, sending: false, saved: {}, refused: {} }

export const useUploads = create<UploadsState>(() => NOTHING)

/**
 * Sends one measurement; the server stores it once, however often it is sent. Rejects where there is no network. Where no
 * call saves one, the same call keeps it on this phone (see backend/kept-calls.ts): that needs neither network nor consent.
 */
async function send(upload: EcgUpload, userCode: string): Promise<SendOutcome> {
  const { consentVersion, ...record } = upload
  const staysHere = isDocumentedOnly()
  // Known without asking, and then without the API client's notice of a lost connection.
  if (!staysHere && !navigator.onLine) throw new Error('the browser is offline')
  useUploads.setState({ sending: true })

  try {
    assertSessionOf(userCode)
    if (consentVersion && !staysHere)
      await client.account.giveConsent.mutate({ kind: 'health-data', version: consentVersion })
    // The consent may have taken longer than the session.
    assertSessionOf(userCode)
    const saved = await client.ecg.saveEcgRecord.mutate(record)
    useUploads.setState((state) => ({ saved: { ...state.saved, [record.measurementId]: saved } }))
    void queryClient.invalidateQueries(api.ecg.pathFilter())
    void queryClient.invalidateQueries(api.monitoring.pathFilter())
    return 'sent'
  } catch (cause) {
    const { outcome, text } = failureOf(cause)
    if (outcome === 'no-network') throw cause

    if (outcome === 'refused') {
      useUploads.setState((state) => ({
        refused: { ...state.refused, [record.measurementId]: text },
      }))
    }

    return outcome
  } finally {
    useUploads.setState({ sending: false })
  }
}

/** The queue of this user, opened once; it goes on sending while other screens are shown. */
export const uploadsOf = sessionQueue<EcgUpload>((userCode) => {
  useUploads.setState(NOTHING)

  const queue = createUploadQueue<EcgUpload>({
    userCode,
    parse: parseUpload,
    send: (upload) => send(upload, userCode),
    onCount: (waiting) => useUploads.setState({ waiting }),
  })

  queue.waiting().then(
    (items) => useUploads.setState({ waiting: items.length }),
    (cause: unknown) => console.warn('the upload queue cannot be read', cause),
  )

  return queue
})

/** For a phone that has no room to keep it: sends at once. Rejects where that fails too. */
export async function sendAtOnce(upload: EcgUpload): Promise<void> {
  const outcome = await send(upload, useSession.getState().user?.userCode ?? '')
  if (outcome !== 'sent') throw new Error(`the measurement was not taken: ${outcome}`)
}
