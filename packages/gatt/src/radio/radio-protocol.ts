import { hexOfBytes } from '../bytes/hex.ts'

/*
 * The simulated radio: one WebSocket is one central's radio. It may scan, then connect to one peripheral; closing the
 * socket loses the link, as walking away does. Requests and answers are JSON text; values that a peripheral pushes
 * are binary (att-pdu.ts). `id` pairs an answer with its request; attribute values in JSON are hexadecimal.
 */

export interface Advertisement {
  readonly deviceId: string
  readonly name: string
  /** Full 128-bit UUIDs in lower case. */
  readonly services: readonly string[]
  readonly rssiDbm: number
}

const PROPERTIES = ['read', 'write', 'notify', 'indicate'] as const

export type CharacteristicProperty = (typeof PROPERTIES)[number]

export interface CharacteristicDescription {
  readonly uuid: string
  readonly handle: number
  readonly properties: readonly CharacteristicProperty[]
}

export interface ServiceDescription {
  readonly uuid: string
  readonly characteristics: readonly CharacteristicDescription[]
}

export type RadioRequest =
  /** Answered by `advertisements` of the person's devices that offer one of the services (all, when none is named). */
  | {
      readonly type: 'scan'
      readonly id: number
      readonly person: string
      readonly services: readonly string[]
    }
  | {
      readonly type: 'connect'
      readonly id: number
      readonly deviceId: string
      readonly mtu: number
    }
  | { readonly type: 'discover'; readonly id: number }
  | { readonly type: 'read'; readonly id: number; readonly handle: number }
  | {
      readonly type: 'write'
      readonly id: number
      readonly handle: number
      readonly value: Uint8Array<ArrayBuffer>
    }
  | {
      readonly type: 'subscribe'
      readonly id: number
      readonly handle: number
      readonly enabled: boolean
    }
  /** Confirms the last indication: the peripheral sends no other before (Core Specification vol 3 part F 3.3.2). */
  | { readonly type: 'confirm'; readonly id: number }
  | { readonly type: 'disconnect'; readonly id: number }

const ERROR_CODES = [
  'bad-message',
  'device-not-found',
  'not-connected',
  'already-connected',
  'attribute-not-found',
  'not-permitted',
  'bad-value',
] as const

export type RadioErrorCode = (typeof ERROR_CODES)[number]

export type RadioAnswer =
  | {
      readonly type: 'advertisements'
      readonly id: number
      readonly advertisements: readonly Advertisement[]
    }
  | { readonly type: 'connected'; readonly id: number; readonly mtu: number }
  | {
      readonly type: 'services'
      readonly id: number
      readonly services: readonly ServiceDescription[]
    }
  | { readonly type: 'value'; readonly id: number; readonly value: Uint8Array<ArrayBuffer> }
  | { readonly type: 'done'; readonly id: number }
  /** `id` is null when the request could not be read far enough to have one. */
  | {
      readonly type: 'error'
      readonly id: number | null
      readonly code: RadioErrorCode
      readonly message: string
    }

/** The peripheral is out of reach; the socket closes after it. */
export interface LinkLost {
  readonly type: 'link-lost'
  readonly reason: string
}

export type RadioServerMessage = RadioAnswer | LinkLost

export function encodeRadioMessage(message: RadioRequest | RadioServerMessage): string {
  return JSON.stringify(
    'value' in message ? { ...message, value: hexOfBytes(message.value) } : message,
  )
}

export function isRadioErrorCode(text: string): text is RadioErrorCode {
  return ERROR_CODES.some((code) => code === text)
}

export function isCharacteristicProperty(text: string): text is CharacteristicProperty {
  return PROPERTIES.some((property) => property === text)
}
