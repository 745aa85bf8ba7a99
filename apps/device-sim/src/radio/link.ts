import { encodeAttributePush } from '@kangban/gatt'
import type { Device, DeviceLink } from '../devices/device.ts'
import type { GattServer, PushFate } from '../devices/gatt-server.ts'
import { createGattServer } from '../devices/gatt-server.ts'
import { createLossyChannel } from './lossy-channel.ts'

export interface LinkRadio {
  /** Whether this central leaves the device to any other that wants it. */
  readonly givesWay: boolean
  /** Agreed for the link, bytes. */
  readonly mtu: number
  /** Takes the bytes of a notification or an indication, as on the air; they are written over when it returns. */
  readonly send: (pdu: Uint8Array<ArrayBuffer>) => void
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
    mtu: radio.mtu,
    push(uuid, value, confirmed): PushFate {
      const fate = server.push(uuid, value, confirmed)
      device.fates[fate]++
      return fate
    },
  })

  /** Used again where the next one is as long: the frames of an ECG all are. */
  let notification: Uint8Array<ArrayBuffer> | undefined

  const server = createGattServer(session.services, (push) => {
    // An indication is repeated by the link layer until it is there, so only notifications suffer.
    if (push.kind === 'notification')
      return channel.deliver((notification = encodeAttributePush(push, notification)))
    radio.send(encodeAttributePush(push))
    return 'sent'
  })

  const end = (): void => {
    if (device.link !== handle) return
    device.link = undefined
    session.close()
  }

  const handle: DeviceLink = {
    givesWay: radio.givesWay,
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
