import type { SensorOptions } from '@kangban/central'
import { readStored, writeStored } from '../stores/storage.ts'

export type DeviceKind = 'heartRate' | 'ecg' | 'bloodPressure'

const keyOf = (kind: DeviceKind) => `device.${kind}`

/** For the next measurement: the device that was just bound is at hand and permitted. */
export const rememberDevice = (kind: DeviceKind, deviceId: string): void =>
  writeStored(keyOf(kind), deviceId)

/** After it was given up: somebody else may wear it. */
export const forgetDevice = (kind: DeviceKind): void => writeStored(keyOf(kind), null)

/**
 * Connects to the device of the last time, without a chooser where the browser remembers that it was permitted. When
 * that fails the device is forgotten, so that the next tap opens the chooser: there may be another by now.
 */
export async function connectKnownDevice<Session extends { readonly deviceId: string }>(
  kind: DeviceKind,
  connect: (options: SensorOptions) => Promise<Session>,
): Promise<Session> {
  try {
    const session = await connect({ deviceId: readStored(keyOf(kind)) ?? undefined })
    rememberDevice(kind, session.deviceId)
    return session
  } catch (error) {
    forgetDevice(kind)
    throw error
  }
}
