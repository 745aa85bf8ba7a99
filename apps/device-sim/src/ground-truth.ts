import type { PushFate } from './gatt-server.ts'

/** What one measurement really was, beside what the radio made of it. */
export interface MeasurementTruth {
  readonly deviceId: string
  readonly source: 'replay' | 'synthetic'
  /** Name of the WFDB record, or null. */
  readonly record: string | null
  /** Index of the measurement's sample 0 in the record at 512 Hz; the record repeats after its end. */
  readonly recordStartSample: number
  readonly sampleRateHz: number
  readonly startedAt: string
  endedAt: string | null
  emittedSamples: number
  emittedFrames: number
  /** Sequence numbers by what became of the frame, where it was not simply sent. */
  readonly frames: Record<Exclude<PushFate, 'sent'>, number[]>
}

/** Enough for every test, little enough for a demo that runs for weeks. */
const KEPT_MEASUREMENTS = 200

export interface GroundTruth {
  begin(about: Omit<MeasurementTruth, 'endedAt' | 'emittedSamples' | 'emittedFrames' | 'frames'>): MeasurementTruth
  /** Oldest first; of one device, or of all. */
  list(deviceId: string | undefined): MeasurementTruth[]
}

export function createGroundTruth(): GroundTruth {
  const kept: MeasurementTruth[] = []
  return {
    begin(about) {
      const frames = { lost: [], duplicated: [], held: [], unsubscribed: [] }
      const truth = { ...about, endedAt: null, emittedSamples: 0, emittedFrames: 0, frames }
      kept.push(truth)
      if (kept.length > KEPT_MEASUREMENTS) kept.shift()
      return truth
    },
    list: (deviceId) => kept.filter((truth) => deviceId === undefined || truth.deviceId === deviceId),
  }
}
