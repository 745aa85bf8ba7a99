import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { currentTimeOf, dateTimeOf, unixMsOfCurrentTime, unixMsOfDateTime } from './local-time.ts'

it('is the time of Shanghai, whatever the zone of the machine', () => {
  const saturdayEvening = Date.UTC(2026, 10, 21, 16, 5, 59, 500)
  const shown = { year: 2026, month: 11, day: 22, hours: 0, minutes: 5, seconds: 59 }
  expect(dateTimeOf(saturdayEvening)).toEqual(shown)
  expect(unixMsOfDateTime(shown)).toBe(Date.UTC(2026, 10, 21, 16, 5, 59))

  expect(currentTimeOf(saturdayEvening, ['manual'])).toEqual({
    time: shown,
    weekday: 7,
    fractions256: 128,
    adjustReasons: ['manual'],
  })
})

it('comes back to 1/256 s', () => {
  const anyTime = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2100, 0) })

  fc.assert(
    fc.property(anyTime, (unixMs) => {
      const back = unixMsOfCurrentTime(currentTimeOf(unixMs, [])) ?? Number.NaN
      expect(unixMs - back).toBeGreaterThanOrEqual(0)
      expect(unixMs - back).toBeLessThan(1000 / 256)
    }),
  )
})

it.each([{ year: 0 }, { month: 0 }, { day: 0 }])('is no time with %j', (unknown) => {
  const time = { ...dateTimeOf(0), ...unknown }
  expect(unixMsOfDateTime(time)).toBeUndefined()

  expect(
    unixMsOfCurrentTime({ time, weekday: 0, fractions256: 0, adjustReasons: [] }),
  ).toBeUndefined()
})
