import {
  deviceTimeNs,
  decodeEcgData,
  ECG_CONTROL_POINT,
  ECG_DATA,
  encodeEcgControlCommand,
} from '@kangban/gatt'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

const START = encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 })
const MIDNIGHT = Date.parse('2026-01-05T00:00+08:00')

describe('a world', () => {
  it('begins in the past where asked to, for everybody when first asked for, and catches up', () => {
    const { world, clock } = createTestWorld({ begin: { fromUnixMs: MIDNIGHT, speed: 3600 } })
    expect(world.wearer('U1')?.clock.now()).toBe(MIDNIGHT)
    clock.advance(10_000)
    expect(world.wearer('U1')?.clock.now()).toBe(MIDNIGHT + 36_000_000)
    expect(world.wearer('U2')?.clock.now()).toBe(MIDNIGHT)
    clock.advance(20_000)
    expect(world.wearers.map((wearer) => wearer.clock.now())).toEqual([clock.now(), clock.now()])
    expect(world.events.after(0, ({ type }) => type === 'play-ended')).toHaveLength(2)
  })

  it('stamps no sample in the future and leaves none out, however fast the past goes by', () => {
    const { world, clock } = createTestWorld({ begin: { fromUnixMs: MIDNIGHT, speed: 3600 } })
    const central = createInProcessCentral(world)
    const handleOf = central.connect('10040001-U1')
    central.ask({ type: 'subscribe', handle: handleOf(ECG_DATA), enabled: true })
    central.ask({ type: 'write', handle: handleOf(ECG_CONTROL_POINT), value: START })
    clock.advance(500)
    const frames = central.pushes.map(({ value }) => decodeEcgData(value))

    expect(frames.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 1800 * 8 }, (_, n) => n),
    )

    const newest = frames.at(-1)?.lastSampleTimeNs ?? 0n
    expect(newest).toBe(deviceTimeNs(MIDNIGHT) + BigInt(1800 * 512 - 1) * 1_953_125n)
  })

  it('waits with a play for a central that takes what it is sent too slowly, and for nobody in the present', () => {
    const { world, clock } = createTestWorld({ begin: { fromUnixMs: MIDNIGHT, speed: 600 } })
    const central = createInProcessCentral(world)
    central.connect('10030001-U1')
    central.congested = true
    clock.advance(5000)
    expect(world.wearer('U1')?.clock.now()).toBeLessThan(MIDNIGHT + 120_000)
    central.congested = false
    clock.advance(5000)
    expect(world.wearer('U1')?.clock.now()).toBeGreaterThan(MIDNIGHT + 2_900_000)
    world.wearer('U1')?.clock.endPlay()
    central.congested = true
    clock.advance(5000)
    expect(world.wearer('U1')?.clock.now()).toBe(clock.now())
  })

  it.each(['', 'x'.repeat(65)])('has nobody for a code that is none', (person) => {
    expect(createTestWorld().world.wearer(person)).toBeUndefined()
  })
})
