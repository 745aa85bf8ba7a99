import { BIND_STATUS, DEVICE_TYPES, type DeviceTypeCode } from '../constants.ts'

/** Which of the three devices a person has bound. */
export interface BindingStatus {
  watch: boolean
  bloodPressure: boolean
  ecg: boolean
}

/** A listed device, as any back end may tell of it. */
interface Listed {
  readonly bindStatus?: string | null
  readonly deviceTypeCode?: string | null
  readonly deviceType?: string | null
}

/** Only status 02 counts as bound; the type stands twice, and one of them is enough. */
export const isBoundAs =
  (type: DeviceTypeCode) =>
  ({ bindStatus, deviceTypeCode, deviceType }: Listed): boolean =>
    bindStatus === BIND_STATUS.bound && (deviceTypeCode ?? deviceType) === type

export const bindingStatusOf = (devices: readonly Listed[]): BindingStatus => ({
  watch: devices.some(isBoundAs(DEVICE_TYPES.watch)),
  bloodPressure: devices.some(isBoundAs(DEVICE_TYPES.bloodPressureMonitor)),
  ecg: devices.some(isBoundAs(DEVICE_TYPES.ecgRecorder)),
})
