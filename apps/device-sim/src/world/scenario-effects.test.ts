import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { BATTERY_LEVEL, decodeEcgStatus, ECG_STATUS, fullUuid } from '@kangban/gatt'
import { SCENARIOS } from '@kangban/vitals'
import type { Scenario } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

const RECORDER = '10040001-U1'

function stage(scenario: Scenario) {
  const { world, clock } = createTestWorld()
  const wearer = world.wearer('U1')
  const recorder = world.device(RECORDER)
  if (wearer === undefined || recorder === undefined) throw new Error('nobody is there')
  wearer.setScenario({ scenario, ecgSource: undefined })
  const clear = () => wearer.setScenario({ scenario: undefined, ecgSource: undefined })
  return { world, clock, wearer, recorder, clear }
}

describe('a scenario', () => {
  it('takes an electrode off at the end of each period, and puts it back when it is over', () => {
    const { world, clock, recorder, clear } = stage(SCENARIOS['lead-off'])
    const central = createInProcessCentral(world)
    central.ask({ type: 'subscribe', handle: central.connect(RECORDER)(ECG_STATUS), enabled: true })
    const rights: boolean[] = []

    for (let second = 0; second < 40; second++) {
      clock.advance(1000)
      rights.push(recorder.contact.right)
    }

    // 20 s each, of which the last 4 without the right hand.
    const period = Array.from({ length: 20 }, (_, i) => i < 15 || i === 19)
    expect(rights).toEqual([...period, ...period])

    expect(central.pushes.map(({ value }) => decodeEcgStatus(value).contact.right)).toEqual([
      false,
      true,
      false,
      true,
    ])

    clock.advance(17_000)
    expect(recorder.contact.right).toBe(false)
    clear()
    expect(recorder.contact.right).toBe(true)
    clock.advance(MS_PER_MINUTE)
    expect(recorder.contact.right).toBe(true)
  })

  it('breaks the link for a while in each period', () => {
    const { world, clock, recorder, clear } = stage(SCENARIOS['drop-outs'])
    const central = createInProcessCentral(world)
    central.connect(RECORDER)
    clock.advance(36_900)
    expect(recorder.link).toBeDefined()
    clock.advance(200)
    expect(central.closed()).toBe(true)
    expect(recorder.isReachable).toBe(false)
    clock.advance(8000)
    expect(recorder.isReachable).toBe(true)
    clock.advance(40_000)
    expect(recorder.isReachable).toBe(false)
    clear()
    expect(recorder.isReachable).toBe(true)
  })

  it('makes the radio lossy, and the usual one after it', () => {
    const { recorder, clear } = stage(SCENARIOS['packet-loss'])
    expect(recorder.faults).toEqual({ loss: 0.04, reorder: 0.02, duplicate: 0.02 })
    clear()
    expect(recorder.faults).toEqual({ loss: 0, reorder: 0, duplicate: 0 })
  })

  it('drains the battery until the device is gone', () => {
    const { world, clock, recorder, clear } = stage(SCENARIOS['battery-drain'])
    const central = createInProcessCentral(world)

    central.ask({
      type: 'subscribe',
      handle: central.connect(RECORDER)(fullUuid(BATTERY_LEVEL)),
      enabled: true,
    })

    clock.advance(89 * MS_PER_MINUTE)

    expect(central.pushes.map(({ value }) => value[0])).toEqual(
      Array.from({ length: 17 }, (_, i) => 17 - i),
    )

    clock.advance(MS_PER_MINUTE)
    expect(central.events).toEqual([{ type: 'link-lost', reason: 'the battery is empty' }])
    expect(recorder.advertising()).toBeUndefined()
    clear()
    expect(recorder.advertising()).toBeDefined()
    clock.advance(MS_PER_DAY)
    expect(recorder.battery.percent).toBe(64)
  })

  it('puts the clock wrong for as long as it lasts', () => {
    const { clock, recorder, clear } = stage(SCENARIOS['clock-drift'])
    clock.advance(1_000_000)
    expect(recorder.deviceTime() - clock.now()).toBeCloseTo(-95_000 + 120, 3)
    expect(recorder.isClockSettable).toBe(false)
    clear()
    expect(recorder.deviceTime()).toBe(clock.now())
    expect(recorder.isClockSettable).toBe(true)
  })
})
