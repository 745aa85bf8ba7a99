import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  clockOfMinute,
  dayOfEpochDay,
  epochDayOf,
  isoWeekday,
  minuteOfClock,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
  shanghaiEpochDay,
  shanghaiHour,
  shanghaiMoment,
  shanghaiMonth,
  shanghaiTime,
  startOfShanghaiDay,
  startOfShanghaiMonth,
} from './index.ts'

/** 1992 to 2199, milliseconds. */
const moments = fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2199, 0) })

/** Everything of a date that depends on the time zone of the machine. */
const LOCAL = [
  'getFullYear',
  'getMonth',
  'getDate',
  'getDay',
  'getHours',
  'getMinutes',
  'getTimezoneOffset',
  'toString',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
] as const

afterEach(() => {
  vi.restoreAllMocks()
})

describe('moments in China', () => {
  it('[CONFLICT-29] a day begins at midnight in China, whatever the zone of the machine', () => {
    expect(shanghaiDay(new Date('2024-01-01T15:59:59Z'))).toBe('2024-01-01')
    expect(shanghaiDay('2024-01-01T16:00:00Z')).toBe('2024-01-02')
    expect(startOfShanghaiDay('2024-01-02').toISOString()).toBe('2024-01-01T16:00:00.000Z')
    expect(shanghaiTime(new Date('2024-01-01T16:00:00.999Z'))).toBe('2024-01-02T00:00:00+08:00')
  })

  it('lie in a month there', () => {
    expect(shanghaiMonth('2026-11-30T15:59:59Z')).toBe('2026-11')
    expect(shanghaiMonth('2026-11-30T16:00:00Z')).toBe('2026-12')
    expect(startOfShanghaiMonth('2026-12').toISOString()).toBe('2026-11-30T16:00:00.000Z')
    expect(() => shanghaiMonth('')).toThrow(RangeError)
  })

  it('have the hour and the minute of the clock there', () => {
    const moment = '2026-03-02T00:12:59Z'
    expect([shanghaiClock(moment), shanghaiHour(moment)]).toEqual(['08:12', 8])
    expect(shanghaiMoment('2026-03-02', '08:12').toISOString()).toBe('2026-03-02T00:12:00.000Z')
    expect(minuteOfClock('08:12')).toBe(492)
    expect([0, 492, 1439, 1440].map(clockOfMinute)).toEqual(['00:00', '08:12', '23:59', '24:00'])
  })

  it('agree with the time zone data of the machine', () => {
    const china = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    })

    fc.assert(
      fc.property(moments, (at) => {
        expect(shanghaiTime(at)).toBe(`${china.format(at).replace(' ', 'T')}+08:00`)
      }),
    )
  })

  it('lie in one day, which has 24 hours', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const day = shanghaiDay(at)
        const begin = startOfShanghaiDay(day).getTime()
        expect(dayOfEpochDay(shanghaiEpochDay(at))).toBe(day)
        expect(at - begin).toBeGreaterThanOrEqual(0)
        expect(at - begin).toBeLessThan(MS_PER_DAY)
        expect(shanghaiHour(at)).toBe(Math.floor((at - begin) / MS_PER_HOUR))
        expect(minuteOfClock(shanghaiClock(at))).toBe(Math.floor((at - begin) / MS_PER_MINUTE))
      }),
    )
  })

  it('that are none have no day', () => {
    expect(() => shanghaiDay('')).toThrow(RangeError)
    expect(startOfShanghaiDay('').getTime()).toBeNaN()
    expect(shanghaiHour(Number.NaN)).toBeNaN()
  })

  it('[FORMAT-04] are the same on every machine, whose zone is never asked for', () => {
    for (const name of LOCAL) {
      vi.spyOn(Date.prototype, name).mockImplementation(() => {
        throw new Error(`${name} depends on the time zone`)
      })
    }

    expect(() => new Date().getHours()).toThrow('time zone')
    expect(shanghaiDay('2024-01-01T17:00:00Z')).toBe('2024-01-02')
    expect(shanghaiTime('2024-01-01T17:00:00Z')).toBe('2024-01-02T01:00:00+08:00')
    expect(shanghaiClock('2024-01-01T17:00:00Z')).toBe('01:00')
    expect(shanghaiMoment('2024-01-02', '01:00').getTime()).toBe(Date.UTC(2024, 0, 1, 17))
    expect([epochDayOf('2024-01-02'), isoWeekday('2024-01-02')]).toEqual([19_724, 2])
  })
})
