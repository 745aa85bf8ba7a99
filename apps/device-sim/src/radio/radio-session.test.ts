import { MS_PER_MINUTE } from '@kangban/china-time'
import {
  BATTERY_LEVEL,
  decodeDeviceText,
  DEVICE_INFORMATION_TEXT,
  ECG_CONTROL_POINT,
  ECG_DATA,
  ECG_SERVICE,
  fullUuid,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from './in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

const RECORDER = '10040001-U1'

describe('scanning', () => {
  it('[DEVICE-45] finds the three devices of the person who asks', () => {
    const { world } = createTestWorld()
    const answer = createInProcessCentral(world).ask({ type: 'scan', person: 'U1', services: [] })
    const found = answer.type === 'advertisements' ? answer.advertisements : []
    expect(found.map((one) => one.deviceId)).toEqual(['10010002-U1', '10030001-U1', '10040001-U1'])

    expect(found.map((one) => one.name.slice(0, -5))).toEqual([
      '康伴手表',
      '康伴血压仪',
      '康伴心电仪',
    ])
  })

  it('finds by service', () => {
    const { world } = createTestWorld()

    const answer = createInProcessCentral(world).ask({
      type: 'scan',
      person: 'U1',
      services: [ECG_SERVICE],
    })

    expect(answer).toMatchObject({
      advertisements: [{ deviceId: RECORDER, services: [ECG_SERVICE] }],
    })
  })

  it.each(['', 'x'.repeat(65)])('finds nothing for a code that is none', (person) => {
    const { world } = createTestWorld()

    expect(createInProcessCentral(world).ask({ type: 'scan', person, services: [] })).toMatchObject(
      {
        advertisements: [],
      },
    )
  })
})

function serialOf(deviceId: string): string | undefined {
  const central = createInProcessCentral(createTestWorld().world)
  const handle = central.connect(deviceId)(fullUuid(DEVICE_INFORMATION_TEXT.serialNumber))
  const answer = central.ask({ type: 'read', handle })
  return answer.type === 'value' ? decodeDeviceText(answer.value) : undefined
}

describe('a link', () => {
  it('agrees on the smaller MTU', () => {
    const { world } = createTestWorld()
    const central = createInProcessCentral(world)

    expect(central.ask({ type: 'connect', deviceId: RECORDER, mtu: 517 })).toMatchObject({
      mtu: 247,
    })

    central.end()
    expect(central.ask({ type: 'connect', deviceId: RECORDER, mtu: 23 })).toMatchObject({ mtu: 23 })
  })

  it('has one central: the device is not to be found until that one leaves', () => {
    const { world } = createTestWorld()
    const central = createInProcessCentral(world)
    central.connect(RECORDER)
    const other = createInProcessCentral(world)
    const scan = { type: 'scan', person: 'U1', services: [ECG_SERVICE] } as const
    expect(other.ask(scan)).toMatchObject({ advertisements: [] })

    expect(other.ask({ type: 'connect', deviceId: RECORDER, mtu: 247 })).toMatchObject({
      code: 'device-not-found',
    })

    central.ask({ type: 'disconnect' })
    expect(other.ask(scan)).toMatchObject({ advertisements: [{ deviceId: RECORDER }] })

    expect(other.ask({ type: 'connect', deviceId: RECORDER, mtu: 247 })).toMatchObject({
      type: 'connected',
    })
  })

  it('gives a serial number that lasts, and another for everybody', () => {
    expect(serialOf(RECORDER)).toMatch(/^KE\d{8}$/)
    expect(serialOf(RECORDER)).toBe(serialOf(RECORDER))
    expect(serialOf('10040001-U2')).not.toBe(serialOf(RECORDER))
  })

  it('is lost when the device is cut off, and can be made again when it is back', () => {
    const { clock, world } = createTestWorld()
    const central = createInProcessCentral(world)
    central.connect(RECORDER)
    world.device(RECORDER)?.disconnect(3000)
    expect(central.events).toEqual([{ type: 'link-lost', reason: 'the device went out of reach' }])
    expect(central.closed()).toBe(true)
    const next = createInProcessCentral(world)

    expect(next.ask({ type: 'connect', deviceId: RECORDER, mtu: 247 })).toMatchObject({
      code: 'device-not-found',
    })

    expect(next.ask({ type: 'scan', person: 'U1', services: [ECG_SERVICE] })).toMatchObject({
      advertisements: [],
    })

    clock.advance(3000)

    expect(next.ask({ type: 'connect', deviceId: RECORDER, mtu: 247 })).toMatchObject({
      type: 'connected',
    })
  })

  it('tells a battery that is set, and one that runs down', () => {
    const { clock, world } = createTestWorld()
    const central = createInProcessCentral(world)
    const handle = central.connect(RECORDER)(fullUuid(BATTERY_LEVEL))
    central.ask({ type: 'subscribe', handle, enabled: true })
    world.device(RECORDER)?.setBattery(9)
    clock.advance(81 * MS_PER_MINUTE)
    expect(central.pushes.map((push) => push.value[0])).toEqual([9, 8, 7])
  })
})

describe('wrong messages', () => {
  it.each([
    ['nonsense', null, 'bad-message'],
    ['{"type":"read","id":4}', 4, 'bad-message'],
    ['{"type":"discover","id":5}', 5, 'not-connected'],
    ['{"type":"disconnect","id":5}', 5, 'not-connected'],
    ['{"type":"connect","id":6,"deviceId":"10030009-U1","mtu":247}', 6, 'device-not-found'],
    ['{"type":"connect","id":6,"deviceId":"","mtu":247}', 6, 'device-not-found'],
    ['{"type":"confirm","id":8}', 8, 'not-connected'],
  ])('are answered: %s', (text, id, code) => {
    const { world } = createTestWorld()
    const answer = createInProcessCentral(world).askText(text)
    expect(answer).toMatchObject({ type: 'error', id, code, message: expect.stringMatching(/\w/) })
  })

  it('do not end the link', () => {
    const { world } = createTestWorld()
    const central = createInProcessCentral(world)
    const handleOf = central.connect(RECORDER)
    const controlPoint = handleOf(ECG_CONTROL_POINT)

    const codes = [
      central.ask({ type: 'connect', deviceId: RECORDER, mtu: 247 }),
      central.ask({ type: 'read', handle: 999 }),
      central.ask({ type: 'read', handle: controlPoint }),
      central.ask({ type: 'write', handle: handleOf(ECG_DATA), value: Uint8Array.of(1) }),
      central.ask({ type: 'write', handle: controlPoint, value: Uint8Array.of(9, 0) }),
      central.ask({
        type: 'subscribe',
        handle: handleOf(fullUuid(DEVICE_INFORMATION_TEXT.modelNumber)),
        enabled: true,
      }),
    ].map((answer) => answer.type === 'error' && answer.code)

    expect(codes).toEqual([
      'already-connected',
      'attribute-not-found',
      'not-permitted',
      'not-permitted',
      'bad-value',
      'not-permitted',
    ])

    expect(central.ask({ type: 'discover' }).type).toBe('services')
  })
})
