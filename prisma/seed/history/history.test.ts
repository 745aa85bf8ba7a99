import { MS_PER_MINUTE } from '@kangban/china-time'
import { simulateDay } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { historyOf } from './history.ts'
import { GRANDMOTHER, personOf, SON } from '@kangban/vitals'

const person = personOf(GRANDMOTHER, 1)
const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`)

const request = {
  person,
  seed: 1,
  devices: GRANDMOTHER.devices,
  today: '2026-11-20',
  now: at('13:42'),
  days: 3,
}

const sum = (readings: readonly { value: number }[]) =>
  readings.reduce((total, { value }) => total + value, 0)

describe('a history', () => {
  it('ends now and begins at midnight of its first day', () => {
    const { readings, pressures, nights } = historyOf(request)
    const moments = [...Object.values(readings).flat(), ...pressures].map((reading) => reading.at)
    expect(moments.every((moment) => moment < request.now)).toBe(true)
    expect(Math.min(...moments.map(Number))).toBe(Date.parse('2026-11-18T00:00:00+08:00'))
    expect(nights.every(({ endAt }) => endAt <= request.now)).toBe(true)
  })

  it('has the steps of whole hours, and of this hour what was walked by now', () => {
    const day = simulateDay({ person, seed: 1, day: request.today })
    const bout = day.bouts.find(({ minutes }) => minutes >= 4)
    if (!bout) throw new Error('nobody walked on this day')
    const inside = new Date(at('00:00').getTime() + (bout.startMinute + 2) * MS_PER_MINUTE)
    const before = new Date(at('00:00').getTime() + bout.startMinute * MS_PER_MINUTE)
    const stepsUntil = (now: Date) => sum(historyOf({ ...request, now, days: 1 }).readings.steps)
    expect(stepsUntil(inside) - stepsUntil(before)).toBe(2 * bout.cadence)
    expect(stepsUntil(at('23:59'))).toBe(day.steps.reduce((a, b) => a + b, 0))
  })

  it('tells a night only when it is over', () => {
    const whole = historyOf({ ...request, days: 1 }).nights[0]
    if (!whole) throw new Error('the watch was not worn in this night')

    expect(
      historyOf({ ...request, days: 1, now: new Date(whole.endAt.getTime() - 60_000) }).nights,
    ).toEqual([])

    expect(
      whole.stages.reduce((minutes, stage) => minutes + stage.minutes, 0) * MS_PER_MINUTE,
    ).toBe(whole.endAt.getTime() - whole.startAt.getTime())

    expect(whole.score).toBeGreaterThan(0)
  })

  it('holds what the devices of the person can measure, no more', () => {
    const cuff = historyOf({ ...request, devices: ['bloodPressureMonitor'] })
    expect(Object.values(cuff.readings).flat()).toEqual([])
    expect(cuff.nights).toEqual([])
    expect(cuff.pressures.length).toBeGreaterThan(0)
    expect(historyOf({ ...request, devices: SON.devices }).pressures).toEqual([])
  })

  it('is that of the person and the seed alone', () => {
    expect(historyOf(request).days).toEqual(historyOf(request).days)
    expect(historyOf({ ...request, seed: 2 }).readings).not.toEqual(historyOf(request).readings)
  })
})
