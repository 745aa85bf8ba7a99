import { GattError } from '../bytes/gatt-error.ts'
import { MessageFields } from './message-fields.ts'
import type {
  Advertisement,
  CharacteristicDescription,
  RadioRequest,
  RadioServerMessage,
  ServiceDescription,
} from './radio-protocol.ts'
import { isCharacteristicProperty, isRadioErrorCode } from './radio-protocol.ts'

const ANY_ID = [0, Number.MAX_SAFE_INTEGER] as const
/** 0 is no handle (Core Specification vol 3 part F 3.2.2). */
const ANY_HANDLE = [1, 0xffff] as const
/** The least and the largest MTU of the Attribute Protocol over LE. */
const ANY_MTU = [23, 517] as const
/** A signed byte, as radios report it. */
const ANY_RSSI = [-127, 20] as const

/** Throws GattError `bad-message` or `out-of-range` for anything that is not a request. */
export function parseRadioRequest(text: string): RadioRequest {
  const fields = MessageFields.ofText(text)
  const type = fields.text('type')
  const id = fields.integer('id', ANY_ID)

  switch (type) {
    case 'scan':
      return { type, id, person: fields.text('person'), services: fields.texts('services') }
    case 'connect':
      return { type, id, deviceId: fields.text('deviceId'), mtu: fields.integer('mtu', ANY_MTU) }
    case 'discover':
    case 'confirm':
    case 'disconnect':
      return { type, id }
    case 'read':
      return { type, id, handle: fields.integer('handle', ANY_HANDLE) }
    case 'write':
      return {
        type,
        id,
        handle: fields.integer('handle', ANY_HANDLE),
        value: fields.bytes('value'),
      }
    case 'subscribe':
      return {
        type,
        id,
        handle: fields.integer('handle', ANY_HANDLE),
        enabled: fields.flag('enabled'),
      }
    default:
      throw unknownType(type)
  }
}

/** The `id` of a request that failed to parse, so that its error can be told to whoever waits; null without one. */
export function requestIdOf(text: string): number | null {
  try {
    return MessageFields.ofText(text).integer('id', ANY_ID)
  } catch {
    return null
  }
}

/** Throws GattError `bad-message` or `out-of-range` for anything that a radio server does not say. */
export function parseRadioServerMessage(text: string): RadioServerMessage {
  const fields = MessageFields.ofText(text)
  const type = fields.text('type')
  if (type === 'link-lost') return { type, reason: fields.text('reason') }

  if (type === 'error') {
    const id = fields.isNull('id') ? null : fields.integer('id', ANY_ID)
    return { type, id, code: errorCode(fields.text('code')), message: fields.text('message') }
  }

  const id = fields.integer('id', ANY_ID)

  switch (type) {
    case 'advertisements':
      return { type, id, advertisements: fields.list('advertisements', parseAdvertisement) }
    case 'connected':
      return { type, id, mtu: fields.integer('mtu', ANY_MTU) }
    case 'services':
      return { type, id, services: fields.list('services', parseService) }
    case 'value':
      return { type, id, value: fields.bytes('value') }
    case 'done':
      return { type, id }
    default:
      throw unknownType(type)
  }
}

function parseAdvertisement(value: unknown): Advertisement {
  const fields = new MessageFields(value, 'advertisement')

  return {
    deviceId: fields.text('deviceId'),
    name: fields.text('name'),
    services: fields.texts('services'),
    rssiDbm: fields.integer('rssiDbm', ANY_RSSI),
  }
}

function parseService(value: unknown): ServiceDescription {
  const fields = new MessageFields(value, 'service')

  return {
    uuid: fields.text('uuid'),
    characteristics: fields.list('characteristics', parseCharacteristic),
  }
}

function parseCharacteristic(value: unknown): CharacteristicDescription {
  const fields = new MessageFields(value, 'characteristic')

  const properties = fields.texts('properties').map((property) => {
    if (isCharacteristicProperty(property)) return property
    throw new GattError('bad-message', `properties: ${JSON.stringify(property)} is not known`)
  })

  return { uuid: fields.text('uuid'), handle: fields.integer('handle', ANY_HANDLE), properties }
}

function errorCode(code: string) {
  if (isRadioErrorCode(code)) return code
  throw new GattError('bad-message', `code: ${JSON.stringify(code)} is not known`)
}

function unknownType(type: string): GattError {
  return new GattError('bad-message', `type: ${JSON.stringify(type.slice(0, 40))} is not known`)
}
