import type { AttributePush } from '@kangban/gatt'
import type { Device, DeviceLink } from './device.ts'
import type { GattServer, PushFate } from './gatt-server.ts'
import { createGattServer } from './gatt-server.ts'
import { createLossyChannel } from './lossy-channel.ts'

export interface LinkRadio {
  /** Agreed for the link, bytes. */
  readonly mtu: number
  readonly send: (push: AttributePush) => void
  /** The device is gone; the link has ended already. */
  readonly lost: (reason: string) => void
  readonly isCongested: () => boolean
}

/** A device and its central, connected. */
export interface Link {
  readonly device: Device
  readonly server: GattServer
  /** Ends it from the central's side. */
  end(): void
}

/** The device must have no link yet. */
export function openLink(device: Device, radio: LinkRadio): Link {
  const channel = createLossyChannel(
    device.random.fork('radio'),
    { faults: () => device.faults, takeDrop: () => device.takeDrop() },
    radio.send,
  )
  const session = device.peripheral.open({
    device,
    mtu: radio.mtu,
    push(uuid, value, confirmed): PushFate {
      const fate = server.push(uuid, value, confirmed)
      device.fates[fate]++
      return fate
    },
  })
  const server = createGattServer(session.services, (push) => {
    // An indication is repeated by the link layer until it is there, so only notifications suffer.
    if (push.kind === 'notification') return channel.deliver(push)
    radio.send(push)
    return 'sent'
  })
  const end = (): void => {
    if (device.link !== handle) return
    device.link = undefined
    session.close()
  }
  const handle: DeviceLink = {
    contactChanged: () => session.contactChanged(),
    batteryChanged: () => session.batteryChanged(),
    clockChanged: () => session.clockChanged(),
    timeJumped: () => session.timeJumped(),
    isCongested: radio.isCongested,
    lose(reason) {
      end()
      radio.lost(reason)
    },
  }
  device.link = handle
  return { device, server, end }
}
