import { once } from 'node:events'
import { type BluetoothCentral, connectEcgRecorder, DeviceError } from '@kangban/central'
import { formatSamples, SAMPLE_RATE } from '@kangban/ecg-core'
import type { EcgStrip } from './disk-queue.ts'

const SECONDS = 30
/** Real time without a sample: the measurement is over, whatever was planned. */
const SILENCE_MS = 10_000

export interface EcgMeasured {
  readonly deviceCode: string
  readonly battery: number | undefined
  readonly strip: EcgStrip
}

/** Holds the samples of one measurement at their places; what never came stays a gap. */
class StripBuffer {
  private readonly samples = new Float32Array(SECONDS * SAMPLE_RATE).fill(Number.NaN)
  private end = 0

  get isFull(): boolean {
    return this.end >= this.samples.length
  }

  put(startSample: number, block: Float32Array): void {
    const room = this.samples.length - startSample

    if (room <= 0) {
      this.end = this.samples.length
      return
    }

    const fitting = block.subarray(0, room)
    this.samples.set(fitting, startSample)
    this.end = Math.max(this.end, startSample + fitting.length)
  }

  text(): string {
    return formatSamples(this.samples.subarray(0, this.end))
  }
}

/**
 * Connects to the recorder, measures 30 s by its own clock, and lets it go. What was measured before the link broke or an
 * electrode fell off is kept and says that it is not whole. Undefined for a recorder that is not the person's. Rejects with
 * DeviceError when it cannot begin.
 */
export async function measureEcg(
  bluetooth: BluetoothCentral,
  isKnown: (deviceCode: string) => boolean,
): Promise<EcgMeasured | undefined> {
  const buffer = new StripBuffer()
  const over = new AbortController()
  let silence: ReturnType<typeof setTimeout> | undefined

  const heard = (): void => {
    clearTimeout(silence)
    silence = setTimeout(() => over.abort(), SILENCE_MS)
  }

  const session = await connectEcgRecorder(bluetooth, {
    onSamples({ startSample, samples }) {
      buffer.put(startSample, samples)
      heard()
      if (buffer.isFull) over.abort()
    },
    onError({ code }) {
      if (code === 'connection-lost') over.abort()
    },
  })

  try {
    const deviceCode = session.info.serialNumber
    if (deviceCode === undefined || !isKnown(deviceCode)) return undefined
    const { startedAt } = await session.start(SAMPLE_RATE)
    heard()
    if (!over.signal.aborted) await once(over.signal, 'abort')

    await session.stop().catch((error: unknown) => {
      // The link broke: what came before it is what there is.
      if (!(error instanceof DeviceError)) throw error
    })

    return {
      deviceCode,
      battery: session.batteryPercent,
      strip: {
        startedAt: startedAt.toISOString(),
        ecgContent: buffer.text(),
        complete: buffer.isFull,
      },
    }
  } finally {
    clearTimeout(silence)
    await session.close()
  }
}
