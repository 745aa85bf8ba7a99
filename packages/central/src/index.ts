export { DeviceError } from './device-error.ts'
export type { DeviceErrorCode } from './device-error.ts'
export type { DeviceInformation } from './gatt-values.ts'
export { connectEcgRecorder } from './ecg-recorder.ts'
export type {
  EcgMeasurement,
  EcgRecorderHandlers,
  EcgRecorderSession,
  RecorderStatus,
  SampleBlock,
} from './ecg-session.ts'
export type { SensorOptions, SensorSession, SensorStatus } from './sensor-session.ts'
export { connectHeartRateSensor } from './heart-rate-sensor.ts'
export type { HeartRateHandlers, HeartRateReading } from './heart-rate-sensor.ts'
export { connectBloodPressureMonitor } from './blood-pressure-monitor.ts'
export type { BloodPressureHandlers, BloodPressureReading } from './blood-pressure-monitor.ts'
export { connectWatch } from './watch.ts'
export type { WatchHandlers, WatchOptions } from './watch.ts'
export type {
  HourOfSteps,
  MotionReading,
  Night,
  OxygenReading,
  TemperatureReading,
} from './watch-readings.ts'
export { SimulatedBluetooth } from './simulated-bluetooth.ts'
export type { BluetoothCentral } from './web-bluetooth-shape.ts'
