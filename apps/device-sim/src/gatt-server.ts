import type { AttributePush, CharacteristicProperty, ServiceDescription } from '@kangban/gatt'
import type { Fate } from './lossy-channel.ts'

export interface CharacteristicDefinition {
  /** Full 128-bit UUID in lower case, used once in a peripheral. */
  readonly uuid: string
  readonly properties: readonly CharacteristicProperty[]
  readonly read?: () => Uint8Array<ArrayBuffer>
  /** Throws GattError for bytes that mean nothing. */
  readonly write?: (value: Uint8Array<ArrayBuffer>) => void
  /** The central turned notifications on or off. */
  readonly subscribed?: (enabled: boolean) => void
}

export interface ServiceDefinition {
  readonly uuid: string
  readonly characteristics: readonly CharacteristicDefinition[]
}

/** A refusal by the attribute server. */
export class AttributeError extends Error {
  readonly code: 'attribute-not-found' | 'not-permitted'

  constructor(code: 'attribute-not-found' | 'not-permitted', message: string) {
    super(message)
    this.name = 'AttributeError'
    this.code = code
  }
}

/** `unsubscribed`: nobody asked for the value. */
export type PushFate = Fate | 'unsubscribed'

export interface GattServer {
  describe(): ServiceDescription[]
  read(handle: number): Uint8Array<ArrayBuffer>
  write(handle: number, value: Uint8Array<ArrayBuffer>): void
  subscribe(handle: number, enabled: boolean): void
  /** Sends a value of the peripheral's own accord. */
  push(uuid: string, value: Uint8Array<ArrayBuffer>): PushFate
}

/** The attribute table of one link: handles count up from 1, and subscriptions last as long as the link. */
export function createGattServer(
  services: readonly ServiceDefinition[],
  send: (push: AttributePush) => Fate,
): GattServer {
  const byHandle = services.flatMap((service) => service.characteristics)
  const subscriptions = new Set<CharacteristicDefinition>()

  const find = (handle: number): CharacteristicDefinition => {
    const found = byHandle[handle - 1]
    if (found !== undefined) return found
    throw new AttributeError('attribute-not-found', `handle ${handle}: the last one is ${byHandle.length}`)
  }

  return {
    describe: () =>
      services.map((service) => ({
        uuid: service.uuid,
        characteristics: service.characteristics.map((characteristic) => ({
          uuid: characteristic.uuid,
          handle: byHandle.indexOf(characteristic) + 1,
          properties: characteristic.properties,
        })),
      })),
    read(handle) {
      const { read } = find(handle)
      if (read === undefined) throw new AttributeError('not-permitted', `handle ${handle} cannot be read`)
      return read()
    },
    write(handle, value) {
      const { write } = find(handle)
      if (write === undefined) throw new AttributeError('not-permitted', `handle ${handle} cannot be written`)
      write(value)
    },
    subscribe(handle, enabled) {
      const characteristic = find(handle)
      if (!characteristic.properties.some((property) => property === 'notify' || property === 'indicate')) {
        throw new AttributeError('not-permitted', `handle ${handle} has no notifications`)
      }
      if (enabled) subscriptions.add(characteristic)
      else subscriptions.delete(characteristic)
      characteristic.subscribed?.(enabled)
    },
    push(uuid, value) {
      const index = byHandle.findIndex((characteristic) => characteristic.uuid === uuid)
      const characteristic = byHandle[index]
      if (characteristic === undefined || !subscriptions.has(characteristic)) return 'unsubscribed'
      const kind = characteristic.properties.includes('indicate') ? 'indication' : 'notification'
      return send({ kind, handle: index + 1, value })
    },
  }
}
