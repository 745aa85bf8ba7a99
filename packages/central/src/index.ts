export { DeviceError } from './device-error.ts'
export type { DeviceErrorCode } from './device-error.ts'
export { connectEcgRecorder } from './ecg-recorder.ts'
export type {
  EcgMeasurement,
  EcgRecorderHandlers,
  EcgRecorderSession,
  RecorderStatus,
  SampleBlock,
} from './ecg-session.ts'
export { connectHeartRateSensor } from './heart-rate-sensor.ts'
export type { HeartRateHandlers, HeartRateReading, HeartRateSession, SensorStatus } from './heart-rate-sensor.ts'
export { SimulatedBluetooth } from './simulated-bluetooth.ts'
export type { BluetoothCentral } from './web-bluetooth-shape.ts'
