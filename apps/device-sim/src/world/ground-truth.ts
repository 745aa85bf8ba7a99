import type { TrueBeat } from './ecg-source.ts'
import type { PushFate } from '../devices/gatt-server.ts'

/** What one measurement of the recorder really was, beside what the radio made of it. */
export interface MeasurementTruth {
  readonly deviceId: string
  readonly source: 'replay' | 'synthetic'
  /** Name of the WFDB record, or null. */
  readonly record: string | null
  /** Index of the measurement's sample 0 in the record at 512 Hz; the record repeats after its end. */
  readonly recordStartSample: number
  readonly sampleRateHz: number
  /** True time, whatever the device's clock says. */
  readonly startedAt: string
  endedAt: string | null
  emittedSamples: number
  emittedFrames: number
  /** The newest R peaks of a synthetic signal, by sample of the measurement. */
  readonly beats: TrueBeat[]
  /** Sequence numbers by what became of the frame, where it was not simply sent. */
  readonly frames: Record<Exclude<PushFate, 'sent'>, number[]>
}

/** A value of the watch or the monitor as it truly was. */
export interface ReadingTruth {
  readonly deviceId: string
  readonly kind:
    'heart-rate' | 'oxygen' | 'temperature' | 'cadence' | 'blood-pressure' | 'steps' | 'sleep'
  /** True time, Unix milliseconds. */
  readonly at: number
  readonly value: Readonly<Record<string, unknown>>
  /** `stored`: waits in the device to be confirmed by a central. */
  fate: PushFate | 'stored' | 'confirmed'
}

/** Enough for every test, little enough for a demo that runs for weeks. */
const KEPT_MEASUREMENTS = 200
const KEPT_READINGS = 5000
/** About an hour and a half of heartbeats. */
const KEPT_BEATS = 6000

export class GroundTruth {
  private readonly measurements: MeasurementTruth[] = []
  private readonly readings: ReadingTruth[] = []
  /** Where the oldest reading stands, once there are as many as are kept. */
  private oldest = 0

  begin(
    about: Omit<
      MeasurementTruth,
      'endedAt' | 'emittedSamples' | 'emittedFrames' | 'beats' | 'frames'
    >,
  ) {
    const frames = { lost: [], duplicated: [], held: [], unsubscribed: [] }

    const truth: MeasurementTruth = {
      ...about,
      endedAt: null,
      emittedSamples: 0,
      emittedFrames: 0,
      beats: [],
      frames,
    }

    this.measurements.push(truth)
    if (this.measurements.length > KEPT_MEASUREMENTS) this.measurements.shift()
    return truth
  }

  note(reading: ReadingTruth): ReadingTruth {
    if (this.readings.length < KEPT_READINGS) this.readings.push(reading)
    else {
      this.readings[this.oldest] = reading
      this.oldest = (this.oldest + 1) % KEPT_READINGS
    }

    return reading
  }

  /** Oldest first; of one device, or of all. */
  list(deviceId: string | undefined) {
    const matches = (one: { readonly deviceId: string }): boolean =>
      deviceId === undefined || one.deviceId === deviceId

    const inOrder = [...this.readings.slice(this.oldest), ...this.readings.slice(0, this.oldest)]

    return {
      measurements: this.measurements.filter(matches),
      readings: inOrder
        .filter(matches)
        .map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    }
  }
}

export function addBeats(truth: MeasurementTruth, beats: readonly TrueBeat[]): void {
  truth.beats.push(...beats)
  if (truth.beats.length > 2 * KEPT_BEATS) truth.beats.splice(0, truth.beats.length - KEPT_BEATS)
}
