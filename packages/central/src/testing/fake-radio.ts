import type {
  CharacteristicDescription,
  CharacteristicProperty,
  RadioAnswer,
  RadioRequest,
  RadioServerMessage,
  ServiceDescription,
} from '@kangban/gatt'
import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  BLOOD_PRESSURE_MEASUREMENT,
  BLOOD_PRESSURE_SERVICE,
  CURRENT_TIME,
  CURRENT_TIME_SERVICE,
  DEVICE_INFORMATION_SERVICE,
  DEVICE_INFORMATION_TEXT,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  ECG_STATUS,
  encodeAttributePush,
  encodeRadioMessage,
  encodeDeviceText,
  fullUuid,
  HEALTH_THERMOMETER_SERVICE,
  HEART_RATE_MEASUREMENT,
  HEART_RATE_SERVICE,
  parseRadioRequest,
  PLX_CONTINUOUS_MEASUREMENT,
  PLX_SPOT_CHECK_MEASUREMENT,
  PULSE_OXIMETER_SERVICE,
  RSC_MEASUREMENT,
  RUNNING_SPEED_SERVICE,
  TEMPERATURE_MEASUREMENT,
  WATCH_LOG_CONTROL_POINT,
  WATCH_LOG_SERVICE,
  WATCH_LOG_SLEEP,
  WATCH_LOG_STEPS,
} from '@kangban/gatt'
import type { RadioSocket } from '../radio-link.ts'

/** Handles of the fake peripheral's attributes. */
export const HANDLE = {
  control: 1,
  data: 2,
  status: 3,
  battery: 4,
  heartRate: 5,
  bloodPressure: 6,
  clock: 7,
  oxygen: 8,
  spotCheck: 9,
  temperature: 10,
  motion: 11,
  logControl: 12,
  logSteps: 13,
  logSleep: 14,
  model: 15,
} as const

const characteristic = (
  uuid: number | string,
  handle: number,
  properties: readonly CharacteristicProperty[],
): CharacteristicDescription => ({ uuid: fullUuid(uuid), handle, properties })

const service = (
  uuid: number | string,
  characteristics: readonly CharacteristicDescription[],
): ServiceDescription => ({
  uuid: fullUuid(uuid),
  characteristics,
})

const SERVICES: readonly ServiceDescription[] = [
  service(ECG_SERVICE, [
    characteristic(ECG_CONTROL_POINT, HANDLE.control, ['write', 'indicate']),
    characteristic(ECG_DATA, HANDLE.data, ['notify']),
    characteristic(ECG_STATUS, HANDLE.status, ['read', 'notify']),
  ]),
  service(BATTERY_SERVICE, [characteristic(BATTERY_LEVEL, HANDLE.battery, ['read', 'notify'])]),
  service(HEART_RATE_SERVICE, [
    characteristic(HEART_RATE_MEASUREMENT, HANDLE.heartRate, ['notify']),
  ]),
  service(BLOOD_PRESSURE_SERVICE, [
    characteristic(BLOOD_PRESSURE_MEASUREMENT, HANDLE.bloodPressure, ['indicate']),
  ]),
  service(CURRENT_TIME_SERVICE, [characteristic(CURRENT_TIME, HANDLE.clock, ['write'])]),
  service(PULSE_OXIMETER_SERVICE, [
    characteristic(PLX_CONTINUOUS_MEASUREMENT, HANDLE.oxygen, ['notify']),
    characteristic(PLX_SPOT_CHECK_MEASUREMENT, HANDLE.spotCheck, ['indicate']),
  ]),
  service(HEALTH_THERMOMETER_SERVICE, [
    characteristic(TEMPERATURE_MEASUREMENT, HANDLE.temperature, ['indicate']),
  ]),
  service(RUNNING_SPEED_SERVICE, [characteristic(RSC_MEASUREMENT, HANDLE.motion, ['notify'])]),
  service(WATCH_LOG_SERVICE, [
    characteristic(WATCH_LOG_CONTROL_POINT, HANDLE.logControl, ['write']),
    characteristic(WATCH_LOG_STEPS, HANDLE.logSteps, ['indicate']),
    characteristic(WATCH_LOG_SLEEP, HANDLE.logSleep, ['indicate']),
  ]),
  service(DEVICE_INFORMATION_SERVICE, [
    characteristic(DEVICE_INFORMATION_TEXT.modelNumber, HANDLE.model, ['read']),
  ]),
]

/** For tests: the other side of the radio, one peripheral with everything, without a network. */
export class FakeRadio {
  readonly requests: RadioRequest[] = []
  readonly values = new Map<number, Uint8Array<ArrayBuffer>>([
    [HANDLE.status, Uint8Array.of(0b11)],
    [HANDLE.battery, Uint8Array.of(80)],
    [HANDLE.model, encodeDeviceText('KB-1')],
  ])
  services = SERVICES
  /** Nobody answers while true: sockets close instead of opening. */
  down = false
  deviceIds: string[] = ['device-1']
  onWrite: (value: Uint8Array<ArrayBuffer>, handle: number) => void = () => {}
  private socket: FakeSocket | undefined

  readonly openSocket = (): RadioSocket => {
    const socket = new FakeSocket((text) => this.receive(text))
    this.socket = socket
    queueMicrotask(() => socket.dispatchEvent(new Event(this.down ? 'close' : 'open')))
    return socket
  }

  push(
    handle: number,
    value: Uint8Array<ArrayBuffer>,
    kind: 'notification' | 'indication' = 'notification',
  ): void {
    const bytes = encodeAttributePush({ kind, handle, value })
    this.socket?.dispatchEvent(new MessageEvent('message', { data: bytes.buffer }))
  }

  cut(): void {
    this.say({ type: 'link-lost', reason: 'out of reach' })
  }

  /** Whether the newest socket is open. */
  get isLinked(): boolean {
    return this.socket?.isOpen === true
  }

  /** What the central wrote to an attribute, in order. */
  written(handle: number): Uint8Array<ArrayBuffer>[] {
    return this.requests.flatMap((request) =>
      request.type === 'write' && request.handle === handle ? [request.value] : [],
    )
  }

  /** From now on the peripheral offers no service but these. */
  offerOnly(...uuids: readonly (number | string)[]): void {
    const offered = new Set(uuids.map(fullUuid))
    this.services = SERVICES.filter(({ uuid }) => offered.has(uuid))
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
    if (request.type === 'write') this.onWrite(request.value, request.handle)
    this.say(this.answer(request))
  }

  private answer(request: RadioRequest): RadioAnswer {
    const { id } = request

    switch (request.type) {
      case 'scan': {
        const services = this.services.map(({ uuid }) => uuid)

        const found = this.deviceIds.map((deviceId) => ({
          deviceId,
          name: '康伴心电仪 0001',
          services,
          rssiDbm: -50,
        }))

        return { type: 'advertisements', id, advertisements: found }
      }

      case 'connect':
        return { type: 'connected', id, mtu: request.mtu }
      case 'discover':
        return { type: 'services', id, services: this.services }

      case 'read': {
        const value = this.values.get(request.handle)

        return value === undefined
          ? {
              type: 'error',
              id,
              code: 'not-permitted',
              message: `handle ${request.handle} cannot be read`,
            }
          : { type: 'value', id, value }
      }

      default:
        return { type: 'done', id }
    }
  }
}

class FakeSocket extends EventTarget implements RadioSocket {
  binaryType: BinaryType = 'blob'
  isOpen = true
  private readonly receive: (text: string) => void

  constructor(receive: (text: string) => void) {
    super()
    this.receive = receive
  }

  send(data: string): void {
    queueMicrotask(() => this.receive(data))
  }

  close(): void {
    this.isOpen = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
}
