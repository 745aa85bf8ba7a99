import type { SensorOptions } from '@kangban/central'
import { readStored, writeStored } from '../stores/storage.ts'

type DeviceKind = 'heartRate' | 'ecg' | 'bloodPressure'

const keyOf = (kind: DeviceKind) => `device.${kind}`

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
    writeStored(keyOf(kind), session.deviceId)
    return session
  } catch (error) {
    writeStored(keyOf(kind), null)
    throw error
  }
}
