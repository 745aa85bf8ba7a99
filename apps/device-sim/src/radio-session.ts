import type { AttributePush, RadioAnswer, RadioErrorCode, RadioRequest, RadioServerMessage } from '@kangban/gatt'
import {
  encodeAttributePush,
  encodeRadioMessage,
  fullUuid,
  GattError,
  parseRadioRequest,
  requestIdOf,
} from '@kangban/gatt'
import type { Device, DeviceKind, DeviceLink } from './device.ts'
import { DEVICE_KINDS } from './device.ts'
import type { DeviceRegistry } from './device-registry.ts'
import type { GattServer } from './gatt-server.ts'
import { AttributeError, createGattServer } from './gatt-server.ts'
import { createLossyChannel } from './lossy-channel.ts'
import type { OpenPeripheral, PeripheralSession } from './peripheral.ts'

/** What the peripherals agree to, whatever larger a central asks for. */
const PERIPHERAL_MTU = 247
/** A phone on the table beside the device. */
const RSSI_DBM = -55

export interface RadioTransport {
  sendText(text: string): void
  sendBinary(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

export interface RadioWorld {
  readonly registry: DeviceRegistry
  readonly peripherals: Readonly<Record<DeviceKind, OpenPeripheral>>
  /** Services by which a kind of device is found. */
  readonly advertised: Readonly<Record<DeviceKind, readonly string[]>>
}

/** One central's radio. */
export interface RadioSession {
  /** A text message. Whatever it holds, the answer is a message, never an exception. */
  receive(text: string): void
  /** The socket is gone. */
  end(): void
}

class RadioError extends Error {
  readonly code: RadioErrorCode

  constructor(code: RadioErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

interface Link {
  readonly device: Device
  readonly server: GattServer
  readonly session: PeripheralSession
  readonly handle: DeviceLink
}

export function createRadioSession(world: RadioWorld, transport: RadioTransport): RadioSession {
  let link: Link | undefined
  const say = (message: RadioServerMessage): void => transport.sendText(encodeRadioMessage(message))

  const unlink = (): void => {
    link?.device.links.delete(link.handle)
    link?.session.close()
    link = undefined
  }

  const connect = (deviceId: string, requestedMtu: number): number => {
    if (link !== undefined) throw new RadioError('already-connected', `already connected to ${link.device.id}`)
    const device = world.registry.find(deviceId)
    if (device === undefined || !device.reachable) throw new RadioError('device-not-found', `${deviceId}: not in reach`)
    const mtu = Math.min(requestedMtu, PERIPHERAL_MTU)
    link = openLink(world, device, {
      mtu,
      send: (push) => transport.sendBinary(encodeAttributePush(push)),
      lose(reason) {
        unlink()
        say({ type: 'link-lost', reason })
        transport.close()
      },
    })
    return mtu
  }

  const linked = (): Link => {
    if (link === undefined) throw new RadioError('not-connected', 'connect to a device first')
    return link
  }

  const answer = (request: RadioRequest): RadioAnswer => {
    const { id } = request
    switch (request.type) {
      case 'scan':
        return { type: 'advertisements', id, advertisements: scan(world, request.person, request.services) }
      case 'connect':
        return { type: 'connected', id, mtu: connect(request.deviceId, request.mtu) }
      case 'discover':
        return { type: 'services', id, services: linked().server.describe() }
      case 'read':
        return { type: 'value', id, value: linked().server.read(request.handle) }
      case 'write':
        linked().server.write(request.handle, request.value)
        return { type: 'done', id }
      case 'subscribe':
        linked().server.subscribe(request.handle, request.enabled)
        return { type: 'done', id }
      case 'disconnect':
        linked()
        unlink()
        return { type: 'done', id }
    }
  }

  return {
    receive(text) {
      try {
        say(answer(parseRadioRequest(text)))
      } catch (error) {
        say({ type: 'error', id: requestIdOf(text), code: codeOf(error), message: messageOf(error) })
      }
    },
    end: unlink,
  }
}

function openLink(
  world: RadioWorld,
  device: Device,
  radio: {
    readonly mtu: number
    readonly send: (push: AttributePush) => void
    readonly lose: (reason: string) => void
  },
): Link {
  const channel = createLossyChannel(
    device.random.fork('radio'),
    { faults: () => device.faults, takeDrop: () => device.takeDrop() },
    radio.send,
  )
  const { kind } = DEVICE_KINDS[device.typeCode]
  const session = world.peripherals[kind]({
    device,
    mtu: radio.mtu,
    push: (uuid, value) => server.push(uuid, value),
  })
  const server = createGattServer(session.services, (push) => {
    // Indications are acknowledged and repeated by the protocol itself, so only notifications suffer.
    if (push.kind === 'notification') return channel.deliver(push)
    radio.send(push)
    return 'sent'
  })
  const handle: DeviceLink = {
    contactChanged: () => session.contactChanged(),
    batteryChanged: () => session.batteryChanged(),
    lose: radio.lose,
  }
  device.links.add(handle)
  return { device, server, session, handle }
}

function scan(world: RadioWorld, person: string, services: readonly string[]) {
  const wanted = services.map((uuid) => fullUuid(uuid))
  return world.registry
    .devicesOf(person)
    .filter((device) => device.reachable)
    .map((device) => ({
      deviceId: device.id,
      name: device.name,
      services: world.advertised[DEVICE_KINDS[device.typeCode].kind],
      rssiDbm: RSSI_DBM,
    }))
    .filter((found) => wanted.length === 0 || wanted.some((uuid) => found.services.includes(uuid)))
}

function codeOf(error: unknown): RadioErrorCode {
  if (error instanceof RadioError || error instanceof AttributeError) return error.code
  if (!(error instanceof GattError)) throw error
  return error.code === 'bad-message' || error.code === 'out-of-range' ? 'bad-message' : 'bad-value'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
