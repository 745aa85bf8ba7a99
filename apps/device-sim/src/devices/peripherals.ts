import { createBloodPressureMonitor } from './blood-pressure-monitor.ts'
import type { Device } from './device.ts'
import type { DeviceKind } from './device-kinds.ts'
import { DEVICE_KINDS } from './device-kinds.ts'
import { createEcgRecorder } from './ecg-recorder.ts'
import type { MeasuredBody } from '../measured-body.ts'
import type { Peripheral } from './peripheral.ts'
import { createWatch } from './watch.ts'

const MAKERS: Readonly<Record<DeviceKind, (device: Device, body: MeasuredBody) => Peripheral>> = {
  watch: createWatch,
  'blood-pressure-monitor': createBloodPressureMonitor,
  'ecg-recorder': createEcgRecorder,
}

export function createPeripheral(device: Device, body: MeasuredBody): Peripheral {
  return MAKERS[DEVICE_KINDS[device.typeCode].kind](device, body)
}
