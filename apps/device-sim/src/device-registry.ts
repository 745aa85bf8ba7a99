import type { Clock } from './clock.ts'
import type { DeviceTypeCode } from './device.ts'
import { DEVICE_KINDS, Device, deviceId, isDeviceTypeCode } from './device.ts'
import type { RadioFaults } from './faults.ts'

/** Person codes come from outside: they may be neither endless nor endlessly many. */
const MAX_PERSON_LENGTH = 64
const MAX_DEVICES = 50_000

export interface DeviceRegistry {
  /** The person's devices, made when they are first asked for; none for a code that is not one. */
  devicesOf(person: string): Device[]
  find(id: string): Device | undefined
}

export function createDeviceRegistry(options: {
  readonly clock: Clock
  readonly seed: string
  readonly faults: RadioFaults
}): DeviceRegistry {
  const devices = new Map<string, Device>()

  const provide = (typeCode: DeviceTypeCode, person: string): Device | undefined => {
    const id = deviceId(typeCode, person)
    const known = devices.get(id)
    if (known !== undefined) return known
    if (person === '' || person.length > MAX_PERSON_LENGTH || devices.size >= MAX_DEVICES) return undefined
    const created = new Device({ typeCode, person, ...options })
    devices.set(id, created)
    return created
  }

  return {
    devicesOf: (person) =>
      Object.keys(DEVICE_KINDS)
        .filter((code) => isDeviceTypeCode(code))
        .map((code) => provide(code, person))
        .filter((device) => device !== undefined),
    find(id) {
      // The person is part of the id, so that a page finds its device again after the simulator was restarted.
      const [typeCode = '', ...person] = id.split('-')
      return isDeviceTypeCode(typeCode) ? provide(typeCode, person.join('-')) : undefined
    },
  }
}
