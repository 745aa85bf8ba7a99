import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import {
  decodeHeartRateMeasurement,
  ECG_CONTROL_POINT,
  encodeEcgControlCommand,
  fullUuid,
  HEART_RATE_MEASUREMENT,
} from '@kangban/gatt'
import { SCENARIOS } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { createInProcessCentral } from '../radio/in-process-central.ts'
import { createTestWorld } from '../testing/world.ts'

/** Intervals of watch and recorder in seconds, with the recorder's start so long after the watch's. */
function bothDevices(
  aheadMs: number,
  stir: (world: ReturnType<typeof createTestWorld>) => void = () => {},
) {
  const test = createTestWorld()
  const { world, clock } = test
  const watch = createInProcessCentral(world)
  const handle = watch.connect('10010002-U1')(fullUuid(HEART_RATE_MEASUREMENT))
  watch.ask({ type: 'subscribe', handle, enabled: true })
  clock.advance(aheadMs)
  const recorder = createInProcessCentral(world)

  recorder.ask({
    type: 'write',
    handle: recorder.connect('10040001-U1')(ECG_CONTROL_POINT),
    value: encodeEcgControlCommand({ kind: 'start', sampleRateHz: 512 }),
  })

  clock.advance(30_000)
  stir(test)
  watch.pushes.length = 0
  clock.advance(MS_PER_MINUTE)

  const heard = watch.pushes.flatMap(
    ({ value }) => decodeHeartRateMeasurement(value).rrIntervals ?? [],
  )

  const { beats } = world.truth.list('10040001-U1').measurements[0] ?? { beats: [] }
  const drawn = beats.slice(1).map(({ sample }, i) => sample - (beats[i]?.sample ?? 0))

  return {
    heard: heard.map((steps) => steps / 1024),
    drawn: drawn.map((samples) => samples / 512),
    beats,
  }
}

/** Whether the shorter list runs through the longer one, each value within so much. */
function runsThrough(short: readonly number[], long: readonly number[], within: number): boolean {
  return long.some((_, start) =>
    short.every((value, i) => Math.abs(value - (long[start + i] ?? Infinity)) < within),
  )
}

describe('the heart', () => {
  // 2/512 s for the two rounded R peaks, half a 1/1024 s for the interval of the watch.
  const ROUNDING = 2 / 512 + 1 / 2048

  it.each([0, 12_345, 400_000, MS_PER_HOUR])(
    'beats the same on the watch and in the ECG that begins %d ms later',
    (aheadMs) => {
      const { heard, drawn } = bothDevices(aheadMs)
      expect(heard.length).toBeGreaterThan(45)
      // The last beats of the watch are in the block of the ECG that is being sent.
      expect(runsThrough(heard.slice(0, -2), drawn, ROUNDING)).toBe(true)
      // Another part of the same signal does not pass.
      expect(runsThrough(heard.slice(0, -2).toReversed(), drawn, ROUNDING)).toBe(false)
    },
  )

  it('goes into fibrillation on both when a scenario begins', () => {
    const { heard, drawn, beats } = bothDevices(5000, ({ world }) =>
      world.wearer('U1')?.setScenario({
        scenario: {
          ...SCENARIOS['af-episode'],
          rhythm: { kind: 'af', startMinute: 900, minutes: 120, heartRate: 118, rrVariation: 0.24 },
        },
        ecgSource: undefined,
      }),
    )

    expect(beats.at(-1)?.kind).toBe('af')
    expect(runsThrough(heard.slice(2, -3), drawn, ROUNDING)).toBe(true)
  })
})
