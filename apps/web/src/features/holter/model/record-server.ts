import { decodeBeats, SampleBlockError } from '@kangban/ecg-core'
import { bytesOf } from './base64.ts'
import { heartRateBand } from './heart-rate-band.ts'
import type { FromWorker, RecordShape, ToWorker } from './protocol.ts'
import { RecordStore } from './record-store.ts'

/** Stretches of the heart-rate band over the whole record: ten minutes each in a day. */
const BAND_BINS = 144

interface Surroundings {
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void
  /** Calls back after messages that wait have been taken. */
  later: (work: () => void) => void
}

/** What the worker does with each message: drawings are answered at once, blocks are stored one by one in between. */
export function createRecordServer({ post, later }: Surroundings): (message: ToWorker) => void {
  let store: RecordStore | null = null
  let shape: RecordShape | null = null
  const waiting: (() => void)[] = []

  const work = () => {
    waiting.shift()?.()
    if (waiting.length > 0) later(work)
  }

  const enqueue = (job: () => void) => {
    waiting.push(job)
    if (waiting.length === 1) later(work)
  }

  function storeBlock(block: number, base64: string): void {
    try {
      store?.store(block, base64)
    } catch (cause) {
      if (!(cause instanceof SampleBlockError || cause instanceof DOMException)) throw cause
      post({ type: 'broken', block }, [])
    }
  }

  function readBeats({ beats, faults }: Extract<ToWorker, { type: 'beats' }>): void {
    if (!shape) return
    const list = decodeBeats(bytesOf(beats))
    const { rateHz, sampleCount } = shape

    const band = heartRateBand({
      ...list,
      rateHz,
      seconds: sampleCount / rateHz,
      bins: BAND_BINS,
      faults,
    })

    post({ type: 'beats', list, band }, [
      list.beats.buffer as ArrayBuffer,
      list.kinds.buffer as ArrayBuffer,
    ])
  }

  return (message) => {
    switch (message.type) {
      case 'open':
        shape = message
        store = new RecordStore(message)
        break
      case 'blocks':
        message.blocks.forEach((base64, index) =>
          enqueue(() => storeBlock(message.first + index, base64)),
        )

        enqueue(() => post({ type: 'stored', blocks: message.blocks.length }, []))
        break
      case 'beats':
        enqueue(() => readBeats(message))
        break

      case 'draw': {
        if (!store) break
        const drawing = store.draw(message.scene)
        const paths = drawing.rows.flatMap(({ trace, pale }) => [trace, pale])

        const buffers = paths.flatMap(
          ({ points, starts }) => [points.buffer, starts.buffer] as ArrayBuffer[],
        )

        post({ type: 'drawn', id: message.id, drawing }, buffers)
        // Not before the first picture.
        if (drawing.complete) enqueue(() => store?.ensurePyramid())
      }
    }
  }
}
