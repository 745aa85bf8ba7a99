import { DEVICE_COPY } from '../copy.ts'
import type { BoundDevices } from './home-summary.ts'
import { agoInWords } from '../../../shared/format/when.ts'

export interface DeviceView {
  readonly code: string
  readonly name: string
  /** Null where the service does not know it. */
  readonly battery: { readonly text: string; readonly low: boolean } | null
  readonly sync: string
  readonly isWatch: boolean
}

/** Device type codes of the documents; DEVICE_TYPES itself would bring the validators of the contracts with it. */
const WATCH: BoundDevices[number]['deviceTypeCode'] = '10010002'
const SHORT_NAMES: Record<BoundDevices[number]['deviceTypeCode'], string> = {
  '10010002': '手表',
  '10030001': '血压仪',
  '10040001': '心电仪',
}
/** The code of a bound device in the documents. */
const BOUND = '02'
/** From here on the device should be charged today. */
const LOW_BATTERY_PERCENT = 20

export function deviceViews(devices: BoundDevices, nowMs: number): DeviceView[] {
  return devices
    .filter(({ bindStatus }) => bindStatus === BOUND)
    .map(({ deviceCode, deviceTypeCode, battery, lastSync }) => {
      const low = typeof battery === 'number' && battery <= LOW_BATTERY_PERCENT
      return {
        code: deviceCode,
        name: SHORT_NAMES[deviceTypeCode],
        battery:
          typeof battery === 'number'
            ? { text: low ? DEVICE_COPY.lowBattery(battery) : DEVICE_COPY.battery(battery), low }
            : null,
        sync: lastSync ? DEVICE_COPY.synced(agoInWords(lastSync, nowMs)) : DEVICE_COPY.never,
        isWatch: deviceTypeCode === WATCH,
      }
    })
}
