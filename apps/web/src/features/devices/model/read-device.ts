import { DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts/constants'
import { runtimeConfig } from '../../../config/runtime-config.ts'
import { type DeviceKind, rememberDevice } from '../../../devices/known-device.ts'

/** What a device in reach tells of itself. */
export interface NearDevice {
  readonly name: string
  /** Null where the browser hides it: Chromium keeps serial numbers from pages. */
  readonly deviceCode: string | null
  readonly battery: number | null
  /** Asks for the code of this minute; null where the device has none. */
  readonly bindingCode: (() => Promise<string>) | null
  /** Null where it cannot be made to vibrate. */
  readonly vibrate: (() => Promise<void>) | null
  /** For the next measurement, which then needs no chooser. */
  readonly remember: () => void
  readonly leave: () => void
}

/** Whether a page can reach devices here at all; asked before a button is offered. */
export const hasBluetooth = (): boolean =>
  runtimeConfig().simulatorUrl !== null || 'bluetooth' in navigator

/** Which measuring page takes the device up again. */
export const KNOWN_KINDS: Partial<Record<DeviceTypeCode, DeviceKind>> = {
  [DEVICE_TYPES.bloodPressureMonitor]: 'bloodPressure',
  [DEVICE_TYPES.ecgRecorder]: 'ecg',
}

/** Connects to a device of the type. Call it from a tap. @throws DeviceError */
export async function readDevice(type: DeviceTypeCode): Promise<NearDevice> {
  const { connectDevice } = await import('./near-link.ts')
  let battery: number | null = null

  const session = await connectDevice(type, {
    onBattery: (percent) => {
      battery = percent
    },
  })

  const kind = KNOWN_KINDS[type]

  return {
    name: session.name,
    deviceCode: session.info.serialNumber ?? null,
    battery,
    // Asked of the session each time: a link that was lost and is back has another characteristic.
    bindingCode: session.bindingCode
      ? () => session.bindingCode?.() ?? Promise.reject(new Error('the link is not back'))
      : null,
    vibrate: ('alert' in session && session.alert) || null,
    remember: () => {
      if (kind) rememberDevice(kind, session.deviceId)
    },
    leave: () => {
      void session.close()
    },
  }
}

/** Devices end their name with the last four digits of their number. */
export const nameTail = (name: string): string | null => /(\d{4})$/.exec(name)?.[1] ?? null
