import { deviceTimeNs, ECG_DATA, ECG_NO_SAMPLE, ecgSamplesPerFrame, encodeEcgData } from '@kangban/gatt'
import type { EcgPlayback } from './ecg-source.ts'
import { ECG_RATE_HZ } from './ecg-source.ts'
import type { MeasurementTruth } from './ground-truth.ts'
import { addBeats } from './ground-truth.ts'
import type { SessionContext } from './peripheral.ts'

/** Exactly 1,953,125: the sample grid has no rounding. */
const SAMPLE_PERIOD_NS = BigInt(1e9 / ECG_RATE_HZ)
/** An eighth of a second: a live trace stays within a blink of the hand, and a frame fits the usual MTU of 247. */
const SAMPLES_PER_FRAME = 64
const MICROVOLTS_PER_MILLIVOLT = 1000
const MOST_MICROVOLTS = 0x7fffff

export interface EcgEmission {
  readonly firstSampleTimeNs: bigint
  /** Sends what is left up to this moment, then nothing more. */
  stop(): void
  /** Ends without sending: the link is gone. */
  abandon(): void
}

/** Emits samples by elapsed time: however late or rarely its timer runs, as many are out as time has passed. */
export function startEcgEmission(context: SessionContext, playback: EcgPlayback, truth: MeasurementTruth): EcgEmission {
  const { device } = context
  const { clock } = device
  // The crystal that stamps the samples also takes them: where it drifts, both drift alike.
  const startMs = device.crystalMs()
  const firstSampleTimeNs = deviceTimeNs(device.deviceTime())
  const frameSamples = Math.min(SAMPLES_PER_FRAME, ecgSamplesPerFrame(context.mtu))

  const emitFrame = (count: number): void => {
    const { contact } = device
    const millivolts = playback.read(count)
    // The input amplifier is shorted while an electrode is off; the record runs on underneath, as a heart does.
    const microvolts = contact.left && contact.right ? microvoltsOf(millivolts) : new Int32Array(count)
    const sequence = truth.emittedFrames & 0xffff
    const lastSampleTimeNs = firstSampleTimeNs + BigInt(truth.emittedSamples + count - 1) * SAMPLE_PERIOD_NS
    truth.emittedSamples += count
    truth.emittedFrames++
    const fate = context.push(ECG_DATA, encodeEcgData({ sequence, lastSampleTimeNs, contact, microvolts }))
    if (fate !== 'sent') truth.frames[fate].push(sequence)
    addBeats(truth, playback.takeBeats())
  }

  const samplesOwed = (): number => {
    return Math.floor(((device.crystalMs() - startMs) * ECG_RATE_HZ) / 1000) - truth.emittedSamples
  }
  const emitWholeFrames = (): void => {
    while (samplesOwed() >= frameSamples) emitFrame(frameSamples)
  }

  const cancel = clock.every((frameSamples * 1000) / ECG_RATE_HZ, emitWholeFrames)
  const end = (): void => {
    cancel()
    truth.endedAt = new Date(clock.now()).toISOString()
  }
  return {
    firstSampleTimeNs,
    stop() {
      emitWholeFrames()
      const rest = samplesOwed()
      if (rest > 0) emitFrame(rest)
      end()
    },
    abandon: end,
  }
}

function microvoltsOf(millivolts: Float32Array): Int32Array {
  const microvolts = new Int32Array(millivolts.length)
  for (let i = 0; i < microvolts.length; i++) {
    const microvolt = Math.round((millivolts[i] as number) * MICROVOLTS_PER_MILLIVOLT)
    microvolts[i] = Number.isNaN(microvolt)
      ? ECG_NO_SAMPLE
      : Math.max(-MOST_MICROVOLTS, Math.min(MOST_MICROVOLTS, microvolt))
  }
  return microvolts
}
