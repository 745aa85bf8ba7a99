import { BIND_STATUS, DEVICE_TYPES, SHORT_DEVICE_NAMES } from '@kangban/contracts/constants'
import { DEVICE_COPY } from '../copy.ts'
import type { BoundDevices } from './home-summary.ts'
import { display } from '../../../shared/format/display.ts'
import { agoInWords } from '../../../shared/format/when.ts'

export interface DeviceView {
  readonly name: string
  /** Null where the service does not know it. */
  readonly battery: { readonly text: string; readonly low: boolean } | null
  /** Null where the service does not tell. */
  readonly sync: string | null
  readonly isWatch: boolean
}

/** From here on the device should be charged today. */
const LOW_BATTERY_PERCENT = 20

function syncText(lastSync: BoundDevices[number]['lastSync'], nowMs: number): string | null {
  if (lastSync === undefined) return null
  return lastSync ? DEVICE_COPY.synced(agoInWords(lastSync, nowMs)) : DEVICE_COPY.never
}

export function deviceViews(devices: BoundDevices, nowMs: number): DeviceView[] {
  return devices
    .filter(({ bindStatus }) => bindStatus === BIND_STATUS.bound)
    .map(({ deviceTypeCode, deviceTypeName, battery, lastSync }) => {
      const low = typeof battery === 'number' && battery <= LOW_BATTERY_PERCENT

      return {
        name: deviceTypeCode ? SHORT_DEVICE_NAMES[deviceTypeCode] : String(display(deviceTypeName)),
        battery:
          typeof battery === 'number'
            ? { text: low ? DEVICE_COPY.lowBattery(battery) : DEVICE_COPY.battery(battery), low }
            : null,
        sync: syncText(lastSync, nowMs),
        isWatch: deviceTypeCode === DEVICE_TYPES.watch,
      }
    })
}
