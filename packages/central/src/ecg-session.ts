import type { AskBindingCode } from './binding-code.ts'
import type { ElectrodeContact } from '@kangban/gatt'
import type { DeviceError } from './device-error.ts'
import type { DeviceInformation } from './gatt-values.ts'

/** `reconnecting` follows a lost link by itself; `closed` is final. */
export type RecorderStatus = 'connecting' | 'ready' | 'measuring' | 'reconnecting' | 'closed'

/** Consecutive samples, placed by the recorder's own clock. A late block may lie before one that came earlier. */
export interface SampleBlock {
  /** Index of `samples[0]`, counted from the first sample of the measurement. */
  readonly startSample: number
  /** Millivolts; NaN throughout while an electrode is off, because what is then measured is not a heart. */
  readonly samples: Float32Array
  readonly contact: ElectrodeContact
  /** Samples newly found missing right before this block; a late block may still bring them. */
  readonly lostBefore: number
}

export interface EcgMeasurement {
  readonly sampleRateHz: number
  /** Time of sample 0 by the recorder's clock. */
  readonly startedAt: Date
}

export interface TransmissionReport {
  readonly receivedFrames: number
  /** Frames that never came. */
  readonly lostFrames: number
  readonly duplicateFrames: number
  readonly lateFrames: number
  readonly badFrames: number
}

export interface EcgRecorderHandlers {
  onStatus?(status: RecorderStatus): void
  onSamples?(block: SampleBlock): void
  onContact?(contact: ElectrodeContact): void
  onBattery?(percent: number): void
  /** `connection-lost` (a running measurement has ended; its blocks stay valid) or `bad-data` (one frame dropped). */
  onError?(error: DeviceError): void
}

export interface EcgRecorderSession {
  readonly deviceId: string
  readonly name: string
  readonly bindingCode?: AskBindingCode | undefined
  readonly info: DeviceInformation
  readonly status: RecorderStatus
  readonly batteryPercent: number | undefined
  readonly contact: ElectrodeContact
  /** Begins a measurement at sample 0. Rejects with DeviceError. */
  start(sampleRateHz: number): Promise<EcgMeasurement>
  /** Ends the measurement; all its blocks have been delivered when this resolves. */
  stop(): Promise<TransmissionReport>
  /** Ends the session and the link. Never rejects. */
  close(): Promise<void>
}
