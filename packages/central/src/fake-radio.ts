import type { RadioAnswer, RadioRequest, RadioServerMessage } from '@kangban/gatt'
import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  ECG_STATUS,
  encodeAttributePush,
  encodeRadioMessage,
  fullUuid,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  parseRadioRequest,
} from '@kangban/gatt'
import type { RadioSocket } from './radio-link.ts'

/** Handles of the fake peripheral's attributes. */
export const HANDLE = { control: 1, data: 2, status: 3, battery: 4, heartRate: 5 } as const

const SERVICES = [
  {
    uuid: ECG_SERVICE,
    characteristics: [
      { uuid: ECG_CONTROL_POINT, handle: HANDLE.control, properties: ['write', 'indicate'] },
      { uuid: ECG_DATA, handle: HANDLE.data, properties: ['notify'] },
      { uuid: ECG_STATUS, handle: HANDLE.status, properties: ['read', 'notify'] },
    ],
  },
  {
    uuid: fullUuid(BATTERY_SERVICE),
    characteristics: [{ uuid: fullUuid(BATTERY_LEVEL), handle: HANDLE.battery, properties: ['read', 'notify'] }],
  },
  {
    uuid: fullUuid(HEART_RATE_SERVICE),
    characteristics: [{ uuid: fullUuid(HEART_RATE_MEASUREMENT), handle: HANDLE.heartRate, properties: ['notify'] }],
  },
] as const

/** For tests: the other side of the radio, one peripheral with everything, without a network. */
export class FakeRadio {
  readonly requests: RadioRequest[] = []
  readonly values = new Map<number, Uint8Array<ArrayBuffer>>([
    [HANDLE.status, Uint8Array.of(0b11)],
    [HANDLE.battery, Uint8Array.of(80)],
  ])
  /** Nobody answers while true: sockets close instead of opening. */
  down = false
  deviceIds: string[] = ['device-1']
  onWrite: (value: Uint8Array<ArrayBuffer>) => void = () => {}
  private socket: FakeSocket | undefined

  readonly openSocket = (): RadioSocket => {
    const socket = new FakeSocket((text) => this.receive(text))
    this.socket = socket
    queueMicrotask(() => socket.dispatchEvent(new Event(this.down ? 'close' : 'open')))
    return socket
  }

  push(handle: number, value: Uint8Array<ArrayBuffer>, kind: 'notification' | 'indication' = 'notification'): void {
    const bytes = encodeAttributePush({ kind, handle, value })
    this.socket?.dispatchEvent(new MessageEvent('message', { data: bytes.buffer }))
  }

  cut(): void {
    this.say({ type: 'link-lost', reason: 'out of reach' })
  }

  sayText(text: string): void {
    this.socket?.dispatchEvent(new MessageEvent('message', { data: text }))
  }

  private say(message: RadioServerMessage): void {
    this.sayText(encodeRadioMessage(message))
  }

  private receive(text: string): void {
    const request = parseRadioRequest(text)
    this.requests.push(request)
    if (request.type === 'write') this.onWrite(request.value)
    this.say(this.answer(request))
  }

  private answer(request: RadioRequest): RadioAnswer {
    const { id } = request
    switch (request.type) {
      case 'scan': {
        const services = SERVICES.map((service) => service.uuid)
        const found = this.deviceIds.map((deviceId) => ({ deviceId, name: '康伴心电仪 0001', services, rssiDbm: -50 }))
        return { type: 'advertisements', id, advertisements: found }
      }
      case 'connect':
        return { type: 'connected', id, mtu: request.mtu }
      case 'discover':
        return { type: 'services', id, services: SERVICES }
      case 'read': {
        const value = this.values.get(request.handle)
        return value === undefined
          ? { type: 'error', id, code: 'not-permitted', message: `handle ${request.handle} cannot be read` }
          : { type: 'value', id, value }
      }
      default:
        return { type: 'done', id }
    }
  }
}

class FakeSocket extends EventTarget implements RadioSocket {
  binaryType: BinaryType = 'blob'
  private readonly receive: (text: string) => void

  constructor(receive: (text: string) => void) {
    super()
    this.receive = receive
  }

  send(data: string): void {
    queueMicrotask(() => this.receive(data))
  }

  close(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
