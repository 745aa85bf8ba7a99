import type { HolterDetail } from '@kangban/contracts'
import { useEffect, useState } from 'react'
import { client } from '../../../api/client.ts'
import type { FromWorker } from '../model/protocol.ts'
import { type Connect, RecordingSession } from '../model/recording-session.ts'
import type { View } from '../model/view.ts'

const connect: Connect = (hear, fail) => {
  const worker = new Worker(new URL('./holter-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data))
  worker.addEventListener('error', fail)
  return { send: (message) => worker.postMessage(message, []), end: () => worker.terminate() }
}

interface SessionInput {
  record: HolterDetail
  userCode: string | undefined
  view: View
}

function open({ record, userCode, view }: SessionInput): RecordingSession | null {
  const { id, rateHz, sampleCount, blocks, overview, episodes } = record
  if (!overview || !sampleCount) return null
  const whose = { id, ...(userCode && { userCode }) }

  return new RecordingSession({
    shape: { rateHz, sampleCount, overview },
    blocks,
    faults: episodes.filter(({ kind }) => kind === 'lead-off' || kind === 'poor-signal'),
    view,
    connect,
    readBlocks: async (first, count, signal) =>
      (await client.holter.readBlocks.query({ ...whose, first, count }, { signal })).blocks,
    readBeats: async (signal) => (await client.holter.readBeats.query(whose, { signal })).beats,
  })
}

/** The record in its worker for as long as the page is open; goes on reading when the network is back. */
export function useSession(input: SessionInput): RecordingSession | null {
  const [session, setSession] = useState<RecordingSession | null>(null)
  const { record } = input

  useEffect(() => {
    const opened = open(input)
    setSession(opened)
    if (!opened) return undefined
    const goOn = () => opened.retry()
    window.addEventListener('online', goOn)

    return () => {
      window.removeEventListener('online', goOn)
      opened.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a record that is read again is the same one
  }, [record.id])

  return session
}
