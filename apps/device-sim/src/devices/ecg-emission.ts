import { SAMPLE_RATE } from '@kangban/ecg-core'
import {
  deviceTimeNs,
  ECG_DATA,
  ECG_NO_SAMPLE,
  ecgSamplesPerFrame,
  encodeEcgData,
} from '@kangban/gatt'
import type { EcgPlayback } from '../world/ecg-source.ts'
import type { MeasurementTruth } from '../world/ground-truth.ts'
import { addBeats } from '../world/ground-truth.ts'
import type { SessionContext } from '../session-context.ts'

/** Exactly 1,953,125: the sample grid has no rounding. */
const SAMPLE_PERIOD_NS = BigInt(1e9 / SAMPLE_RATE)
/** An eighth of a second: a live trace stays within a blink of the hand, and a frame fits the usual MTU of 247. */
const SAMPLES_PER_FRAME = 64
const MICROVOLTS_PER_MILLIVOLT = 1000
const MAX_MICROVOLTS = 0x7fffff

export interface EcgEmission {
  readonly firstSampleTimeNs: bigint
  /** Sends what is left up to this moment, then nothing more. */
  stop(): void
  /** Ends without sending: the link is gone. */
  abandon(): void
}

/** Emits samples by elapsed time: however late or rarely its timer runs, as many are out as time has passed. */
export function startEcgEmission(
  context: SessionContext,
  playback: EcgPlayback,
  truth: MeasurementTruth,
): EcgEmission {
  const { device } = context
  const { clock } = device
  // The crystal that stamps the samples also takes them: where it drifts, both drift alike.
  const startMs = device.crystalMs()
  const firstSampleTimeNs = deviceTimeNs(device.deviceTime())
  const frameSamples = Math.min(SAMPLES_PER_FRAME, ecgSamplesPerFrame(context.mtu))

  // Used again for every frame: an allocation costs more than all its samples.
  const frame = new Int32Array(frameSamples)
  let bytes: Uint8Array<ArrayBuffer> | undefined
  let lastSampleTimeNs = firstSampleTimeNs - SAMPLE_PERIOD_NS

  const emitFrame = (count: number): void => {
    const { contact } = device
    const millivolts = playback.read(count)
    // The input amplifier is shorted while an electrode is off; the record runs on underneath, as a heart does.
    const microvolts = count === frameSamples ? frame : new Int32Array(count)
    if (contact.left && contact.right) toMicrovolts(millivolts, microvolts)
    else microvolts.fill(0)
    const sequence = truth.emittedFrames & 0xffff
    lastSampleTimeNs += BigInt(count) * SAMPLE_PERIOD_NS
    truth.emittedSamples += count
    truth.emittedFrames++
    bytes = encodeEcgData({ sequence, lastSampleTimeNs, contact, microvolts }, bytes)
    const fate = context.push(ECG_DATA, bytes)
    if (fate !== 'sent') truth.frames[fate].push(sequence)
    addBeats(truth, playback.takeBeats())
  }

  const samplesOwed = (): number => {
    return Math.floor(((device.crystalMs() - startMs) * SAMPLE_RATE) / 1000) - truth.emittedSamples
  }

  const emitWholeFrames = (): void => {
    while (samplesOwed() >= frameSamples) emitFrame(frameSamples)
  }

  const cancel = clock.every((frameSamples * 1000) / SAMPLE_RATE, emitWholeFrames)

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

/** Fills `microvolts`, which is as long. */
function toMicrovolts(millivolts: Float32Array, microvolts: Int32Array): void {
  const { length } = microvolts

  for (let i = 0; i < length; i++) {
    const microvolt = Math.round((millivolts[i] as number) * MICROVOLTS_PER_MILLIVOLT)
    const isInRange = microvolt >= -MAX_MICROVOLTS && microvolt <= MAX_MICROVOLTS
    microvolts[i] = isInRange ? microvolt : beyondRange(microvolt)
  }
}

function beyondRange(microvolt: number): number {
  if (Number.isNaN(microvolt)) return ECG_NO_SAMPLE
  return microvolt > 0 ? MAX_MICROVOLTS : -MAX_MICROVOLTS
}
