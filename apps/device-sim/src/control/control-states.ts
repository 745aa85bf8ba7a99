import { bindingCodeOf } from '../devices/binding-service.ts'
import type { Device } from '../devices/device.ts'
import { DEVICE_KINDS } from '../devices/device-kinds.ts'
import type { Wearer } from '../world/wearer.ts'

/** What the control API says of a device. */
export function deviceState(device: Device) {
  const { kind, model } = DEVICE_KINDS[device.typeCode]

  return {
    id: device.id,
    typeCode: device.typeCode,
    kind,
    model,
    name: device.name,
    serialNumber: device.serialNumber,
    /** What its screen shows. */
    bindingCode: bindingCodeOf(device),
    connected: device.link !== undefined,
    reachable: device.isReachable,
    advertising: device.advertising() ?? null,
    batteryPercent: device.battery.percent,
    contact: device.contact,
    faults: device.faults,
    dropsLeft: device.dropsLeft,
    deviceTime: new Date(device.deviceTime()).toISOString(),
    unsent: device.peripheral.unsent?.() ?? 0,
    fates: { ...device.fates },
  }
}

/** What it says of a person. `play` is null in the present. */
export function wearerState(wearer: Wearer) {
  const { play } = wearer.clock

  return {
    person: wearer.person,
    now: new Date(wearer.clock.now()).toISOString(),
    scenario: wearer.scenario?.name ?? null,
    play:
      play === undefined
        ? null
        : {
            from: new Date(play.fromUnixMs).toISOString(),
            until: play.untilUnixMs === undefined ? null : new Date(play.untilUnixMs).toISOString(),
            speed: play.speed,
          },
    devices: wearer.devices.map((device) => deviceState(device)),
  }
}
