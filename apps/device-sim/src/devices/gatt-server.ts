import type { AttributePush, CharacteristicProperty, ServiceDescription } from '@kangban/gatt'
import type { Fate } from '../radio/lossy-channel.ts'

export interface CharacteristicDefinition {
  /** Full 128-bit UUID in lower case, used once in a peripheral. */
  readonly uuid: string
  readonly properties: readonly CharacteristicProperty[]
  readonly read?: () => Uint8Array<ArrayBuffer>
  /** Throws GattError for bytes that mean nothing. */
  readonly write?: (value: Uint8Array<ArrayBuffer>) => void
  /** The central turned notifications on or off. Runs after its request was answered. */
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

/** `unsubscribed`: nobody asked for the value. An indication that has to wait for its turn counts as `sent`. */
export type PushFate = Fate | 'unsubscribed'

export interface GattServer {
  describe(): ServiceDescription[]
  read(handle: number): Uint8Array<ArrayBuffer>
  write(handle: number, value: Uint8Array<ArrayBuffer>): void
  /** What is returned tells the peripheral; to be called once the central has its answer, so that no value comes before. */
  subscribe(handle: number, enabled: boolean): () => void
  /** The central has taken the last indication. Throws AttributeError when none was waiting for that. */
  confirm(): void
  /** Sends a value of the peripheral's own accord. */
  push(uuid: string, value: Uint8Array<ArrayBuffer>, confirmed?: () => void): PushFate
}

interface Attribute {
  readonly definition: CharacteristicDefinition
  readonly handle: number
  readonly indicates: boolean
  isSubscribed: boolean
}

interface Indication {
  readonly push: AttributePush
  readonly confirmed: (() => void) | undefined
}

/** The attribute table of one link: handles count up from 1, and subscriptions last as long as the link. */
export function createGattServer(
  services: readonly ServiceDefinition[],
  send: (push: AttributePush) => Fate,
): GattServer {
  const attributes = services
    .flatMap((service) => service.characteristics)
    .map((definition, index): Attribute => {
      return {
        definition,
        handle: index + 1,
        indicates: definition.properties.includes('indicate'),
        isSubscribed: false,
      }
    })

  const byUuid = new Map(attributes.map((attribute) => [attribute.definition.uuid, attribute]))
  /** The first is on the air, the others wait: one indication at a time (Core Specification vol 3 part F 3.3.2). */
  const indications: Indication[] = []

  const find = (handle: number): Attribute => {
    const found = attributes[handle - 1]
    if (found !== undefined) return found
    throw new AttributeError(
      'attribute-not-found',
      `handle ${handle}: the last one is ${attributes.length}`,
    )
  }

  const indicate = (indication: Indication): Fate => {
    indications.push(indication)
    if (indications.length === 1) send(indication.push)
    return 'sent'
  }

  return {
    describe: () =>
      services.map((service) => ({
        uuid: service.uuid,
        characteristics: service.characteristics.map(({ uuid, properties }) => ({
          uuid,
          handle: byUuid.get(uuid)?.handle ?? 0,
          properties,
        })),
      })),
    read(handle) {
      const { read } = find(handle).definition
      if (read === undefined)
        throw new AttributeError('not-permitted', `handle ${handle} cannot be read`)
      return read()
    },
    write(handle, value) {
      const { write } = find(handle).definition
      if (write === undefined)
        throw new AttributeError('not-permitted', `handle ${handle} cannot be written`)
      write(value)
    },
    subscribe(handle, enabled) {
      const attribute = find(handle)
      const { properties, subscribed } = attribute.definition

      if (!properties.some((property) => property === 'notify' || property === 'indicate')) {
        throw new AttributeError('not-permitted', `handle ${handle} has no notifications`)
      }

      attribute.isSubscribed = enabled
      return () => subscribed?.(enabled)
    },
    confirm() {
      const done = indications.shift()
      if (done === undefined)
        throw new AttributeError('not-permitted', 'no indication waits for a confirmation')
      const next = indications[0]
      if (next !== undefined) send(next.push)
      done.confirmed?.()
    },
    push(uuid, value, confirmed) {
      const attribute = byUuid.get(uuid)
      if (attribute === undefined || !attribute.isSubscribed) return 'unsubscribed'
      const { handle } = attribute
      if (!attribute.indicates) return send({ kind: 'notification', handle, value })
      return indicate({ push: { kind: 'indication', handle, value }, confirmed })
    },
  }
}
