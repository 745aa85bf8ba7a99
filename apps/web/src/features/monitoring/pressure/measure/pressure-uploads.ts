import { create } from 'zustand'
import { api, client } from '../../../../api/client.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { failureOf } from '../../../../devices/send-failure.ts'
import { assertSessionOf, sessionQueue } from '../../../../devices/session-queue.ts'
import { createUploadQueue, type SendOutcome } from '../../../../devices/upload-queue.ts'
import { parsePressure, type PressureUpload } from './pressure-upload.ts'

type Saved = Awaited<ReturnType<typeof client.devices.savePressure.mutate>>

interface PressureUploads {
  /** Readings that are only on this phone. */
  waiting: number
  /** The server's answers since the page was loaded, by measurementId. */
  answers: Readonly<Record<string, Saved>>
  /** Why a reading still waits or was given up, in the server's words or empty without a network, by measurementId. */
  failures: Readonly<Record<string, string>>
  /** Readings for which the phone had no room, by measurementId. */
  lost: readonly string[]
}

const NOTHING: PressureUploads = { waiting: 0, answers: {}, failures: {}, lost: [] }

export const usePressureUploads = create<PressureUploads>(() => NOTHING)

async function send(upload: PressureUpload, userCode: string): Promise<SendOutcome> {
  const { measurementId } = upload

  const fail = (text: string) =>
    usePressureUploads.setState(({ failures }) => ({
      failures: { ...failures, [measurementId]: text },
    }))

  try {
    // Known without asking, and then without the client's notice of a lost connection.
    if (!navigator.onLine) throw new Error('the browser is offline')
    assertSessionOf(userCode)
    const answer = await client.devices.savePressure.mutate(upload)

    usePressureUploads.setState(({ answers }) => ({
      answers: { ...answers, [measurementId]: answer },
    }))

    void queryClient.invalidateQueries(api.monitoring.pathFilter())
    return 'sent'
  } catch (cause) {
    const { outcome, text } = failureOf(cause)
    fail(text)
    if (outcome === 'no-network') throw cause
    return outcome
  }
}

/** The queue of this user, opened once; it goes on sending while other screens are shown. */
export const pressureUploadsOf = sessionQueue<PressureUpload>((userCode) => {
  usePressureUploads.setState(NOTHING)

  const queue = createUploadQueue<PressureUpload>({
    // The queue of ECGs of this user has its own items.
    userCode,
    parse: parsePressure,
    send: (upload) => send(upload, userCode),
    onCount: (waiting) => usePressureUploads.setState({ waiting }),
  })

  queue.waiting().then(
    (items) => usePressureUploads.setState({ waiting: items.length }),
    (cause: unknown) => console.warn('the upload queue cannot be read', cause),
  )

  return queue
})
