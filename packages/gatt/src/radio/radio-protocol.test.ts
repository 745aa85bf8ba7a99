import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAttributePush, encodeAttributePush } from '../bytes/att-pdu.ts'
import { GattError } from '../bytes/gatt-error.ts'
import { bytesOfHex, hexOfBytes } from '../bytes/hex.ts'
import { parseRadioRequest, parseRadioServerMessage, requestIdOf } from './radio-parser.ts'
import type { RadioRequest, RadioServerMessage } from './radio-protocol.ts'
import { encodeRadioMessage } from './radio-protocol.ts'

const requests: RadioRequest[] = [
  { type: 'scan', id: 1, person: 'U1', services: ['0000180d-0000-1000-8000-00805f9b34fb'] },
  { type: 'connect', id: 2, deviceId: '10040001-U1', mtu: 247 },
  { type: 'discover', id: 3 },
  { type: 'read', id: 4, handle: 1 },
  { type: 'write', id: 5, handle: 0xffff, value: Uint8Array.of(0, 127, 255) },
  { type: 'subscribe', id: 6, handle: 2, enabled: true },
  { type: 'disconnect', id: 7 },
]

const serverMessages: RadioServerMessage[] = [
  {
    type: 'advertisements',
    id: 1,
    advertisements: [{ deviceId: 'd', name: '康伴', services: ['s'], rssiDbm: -55 }],
  },
  { type: 'connected', id: 2, mtu: 247 },
  {
    type: 'services',
    id: 3,
    services: [
      { uuid: 's', characteristics: [{ uuid: 'c', handle: 1, properties: ['read', 'notify'] }] },
    ],
  },
  { type: 'value', id: 4, value: Uint8Array.of(1, 2) },
  { type: 'done', id: 5 },
  { type: 'error', id: 6, code: 'not-connected', message: 'connect first' },
  { type: 'error', id: null, code: 'bad-message', message: 'no JSON' },
  { type: 'link-lost', reason: 'out of reach' },
]

/** What `act` throws, unless it is a GattError. */
function foreignError(act: () => unknown): unknown {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof GattError ? undefined : error
  }
}

describe('radio messages', () => {
  it.each(requests)('come back: request $type', (request) => {
    expect(parseRadioRequest(encodeRadioMessage(request))).toEqual(request)
  })

  it.each(serverMessages)('come back: $type', (message) => {
    expect(parseRadioServerMessage(encodeRadioMessage(message))).toEqual(message)
  })

  it.each([
    ['nonsense', 'message of 8 characters is not JSON'],
    ['[]', 'message: expected an object, got a list'],
    ['{"type":"fly","id":1}', 'type: "fly" is not known'],
    ['{"type":"discover"}', 'id: expected a number, got undefined'],
    ['{"type":"read","id":1,"handle":0}', 'handle: expected an integer from 1 to 65535, got 0'],
    ['{"type":"read","id":1,"handle":"1"}', 'handle: expected a number, got string'],
    ['{"type":"write","id":1,"handle":1,"value":"0g"}', 'expected pairs of hexadecimal digits'],
    [
      '{"type":"connect","id":1,"deviceId":"d","mtu":5}',
      'mtu: expected an integer from 23 to 517, got 5',
    ],
    [
      '{"type":"scan","id":1,"person":"U1","services":[1]}',
      'services: expected a list of texts, got number',
    ],
  ])('say what is wrong with %s', (text, message) => {
    expect(() => parseRadioRequest(text)).toThrow(message)
  })

  it('never fail in any other way than with a GattError', () => {
    const names = [
      'type',
      'id',
      'handle',
      'value',
      'services',
      'advertisements',
      'mtu',
      'code',
      'properties',
    ]

    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...requests, ...serverMessages).map((one) => one.type),
    )

    const anyText = fc
      .dictionary(fc.constantFrom(...names), values)
      .map((value) => JSON.stringify(value))

    fc.assert(
      fc.property(anyText, (text) => {
        expect(foreignError(() => parseRadioRequest(text))).toBeUndefined()
        expect(foreignError(() => parseRadioServerMessage(text))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  it('give the id of a request that is wrong otherwise', () => {
    expect(requestIdOf('{"type":"fly","id":9}')).toBe(9)
    expect(requestIdOf('{"id":')).toBe(null)
  })
})

describe('attribute PDUs', () => {
  it('are as on the air', () => {
    const push = { kind: 'notification', handle: 0x0102, value: Uint8Array.of(0xaa, 0xbb) } as const
    expect(hexOfBytes(encodeAttributePush(push))).toBe('1b0201aabb')
    expect(decodeAttributePush(bytesOfHex('1b0201aabb'))).toEqual(push)

    expect(decodeAttributePush(bytesOfHex('1d0300'))).toEqual({
      kind: 'indication',
      handle: 3,
      value: new Uint8Array(0),
    })
  })

  it('are written over an array of their length and no other, and read as a view', () => {
    const push = { kind: 'notification', handle: 0x0102, value: Uint8Array.of(0xaa, 0xbb) } as const
    const [fitting, other] = [new Uint8Array(5), new Uint8Array(6)]
    expect(encodeAttributePush(push, fitting)).toBe(fitting)
    expect(encodeAttributePush(push, other)).toEqual(fitting)
    expect(other).toEqual(new Uint8Array(6))
    const { value } = decodeAttributePush(Uint8Array.of(0xee, ...fitting, 0xee).subarray(1, -1))
    expect([...value]).toEqual([0xaa, 0xbb])
  })

  it('refuse another opcode and a cut handle', () => {
    expect(() => decodeAttributePush(bytesOfHex('0b0201'))).toThrow(
      'expected opcode 27 or 29, got 11',
    )

    expect(() => decodeAttributePush(bytesOfHex('1b02'))).toThrow(
      'handle needs 3 bytes, the value has 2',
    )
  })
})
