import type { RadioAnswer, RadioErrorCode, RadioRequest, RadioServerMessage } from '@kangban/gatt'
import {
  encodeRadioMessage,
  fullUuid,
  GattError,
  parseRadioRequest,
  requestIdOf,
} from '@kangban/gatt'
import type { Device } from '../devices/device.ts'
import type { EventLog } from '../world/event-log.ts'
import { AttributeError } from '../devices/gatt-server.ts'
import type { Link } from './link.ts'
import { openLink } from './link.ts'

/** What the peripherals agree to, whatever larger a central asks for. */
const PERIPHERAL_MTU = 247

export interface RadioTransport {
  /** Whether this central leaves its device to any other that wants it. */
  readonly givesWay?: boolean
  sendText(text: string): void
  /** The bytes are written over when this returns. */
  sendBinary(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
  /** Whether more is waiting to be sent than is good. */
  isCongested(): boolean
}

/** The devices that radios can find. */
export interface RadioWorld {
  readonly events: EventLog
  /** All devices of a person; none for a code that is not one. */
  devicesOf(person: string): readonly Device[]
  device(id: string): Device | undefined
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

interface Answer {
  readonly message: RadioAnswer
  /** What follows once it was said. */
  readonly follow?: () => void
}

export function createRadioSession(world: RadioWorld, transport: RadioTransport): RadioSession {
  const { givesWay = false } = transport
  let link: Link | undefined
  const say = (message: RadioServerMessage): void => transport.sendText(encodeRadioMessage(message))

  const unlink = (reason: string): void => {
    if (link === undefined) return
    world.events.add('disconnected', link.device, { reason })
    link.end()
    link = undefined
  }

  const connect = (deviceId: string, requestedMtu: number): number => {
    if (link !== undefined)
      throw new RadioError('already-connected', `already connected to ${link.device.id}`)
    const device = world.device(deviceId)
    device?.clock.advance()
    const isTaken = givesWay && device?.link !== undefined

    if (isTaken || device?.advertising() === undefined) {
      throw new RadioError('device-not-found', `${deviceId}: not in reach`)
    }

    device.link?.lose('another central wants the device')
    const mtu = Math.min(requestedMtu, PERIPHERAL_MTU)

    link = openLink(device, {
      givesWay,
      mtu,
      send: (pdu) => transport.sendBinary(pdu),
      isCongested: () => transport.isCongested(),
      lost(reason) {
        unlink(reason)
        say({ type: 'link-lost', reason })
        transport.close()
      },
    })

    world.events.add('connected', device, { mtu })
    return mtu
  }

  const linked = (): Link => {
    if (link === undefined) throw new RadioError('not-connected', 'connect to a device first')
    return link
  }

  const answer = (request: RadioRequest): Answer => {
    const { id } = request

    switch (request.type) {
      case 'scan':
        return { message: { type: 'advertisements', id, advertisements: scan(world, request) } }
      case 'connect':
        return { message: { type: 'connected', id, mtu: connect(request.deviceId, request.mtu) } }
      case 'discover':
        return { message: { type: 'services', id, services: linked().server.describe() } }
      case 'read':
        return { message: { type: 'value', id, value: linked().server.read(request.handle) } }
      case 'write':
        linked().server.write(request.handle, request.value)
        break
      case 'subscribe':
        return {
          message: { type: 'done', id },
          follow: linked().server.subscribe(request.handle, request.enabled),
        }
      case 'confirm':
        linked().server.confirm()
        break
      case 'disconnect':
        linked()
        unlink('the central disconnected')
    }

    return { message: { type: 'done', id } }
  }

  return {
    receive(text) {
      try {
        // What was due before the request comes before its answer.
        link?.device.clock.advance()
        const { message, follow } = answer(parseRadioRequest(text))
        say(message)
        follow?.()
      } catch (error) {
        say({
          type: 'error',
          id: requestIdOf(text),
          code: codeOf(error),
          message: messageOf(error),
        })
      }
    },
    end: () => unlink('the radio of the central is off'),
  }
}

function scan(
  world: RadioWorld,
  request: { readonly person: string; readonly services: readonly string[] },
) {
  const wanted = request.services.map((uuid) => fullUuid(uuid))

  return world
    .devicesOf(request.person)
    .flatMap((device) => {
      device.clock.advance()
      const heard = device.advertising()
      if (heard === undefined) return []

      return [
        {
          deviceId: device.id,
          name: heard.localName,
          services: heard.services,
          rssiDbm: heard.rssiDbm,
        },
      ]
    })
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
