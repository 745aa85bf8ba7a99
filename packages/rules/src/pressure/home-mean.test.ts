import { addDays, lastDays, shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { homeMean, homeMeanWords, weekIsHigh } from './home-mean.ts'

const TODAY = '2026-03-02'
const at = (day: string, clock: string) => shanghaiMoment(day, clock)

const reading = (day: string, clock: string, systolic: number, diastolic = 80) => ({
  at: at(day, clock),
  systolic,
  diastolic,
})

const busyDay = (of: string) => [
  reading(of, '07:00', 120),
  reading(of, '07:02', 122),
  reading(of, '10:59', 180),
  reading(of, '11:00', 180),
  reading(of, '17:59', 180),
  reading(of, '18:00', 130),
  reading(of, '20:00', 132),
  reading(of, '22:00', 190),
]

const steady = (systolic: number, diastolic: number) =>
  homeMean(
    lastDays(TODAY, 7).map((day) => reading(day, '07:00', systolic, diastolic)),
    TODAY,
  )

describe('the mean of a week at home', () => {
  it('leaves the first day out', () => {
    const days = lastDays(TODAY, 7)
    const readings = days.map((day, i) => reading(day, '07:00', i === 0 ? 190 : 130))

    expect(homeMean(readings, TODAY)).toEqual({
      systolic: 130,
      diastolic: 80,
      count: 6,
      days: 6,
      countHigh: 0,
      high: false,
    })
  })

  it('takes the first day with a reading for the first', () => {
    const [, , third, fourth, fifth, sixth] = lastDays(TODAY, 7)

    const readings = [third, fourth, fifth, sixth].map((day, i) =>
      reading(day ?? '', '20:00', i === 0 ? 190 : 120),
    )

    expect(homeMean(readings, TODAY)).toMatchObject({ systolic: 120, days: 3 })
  })

  it('counts two readings of the morning and two of the evening, whatever else was measured', () => {
    const readings = lastDays(TODAY, 4).flatMap(busyDay)
    expect(homeMean(readings, TODAY)).toMatchObject({ systolic: 126, count: 12, days: 3 })
  })

  it('needs three days besides the first, and none from before the week', () => {
    const few = lastDays(TODAY, 3).map((day) => reading(day, '07:00', 150))
    expect(homeMean(few, TODAY)).toBeNull()
    const old = reading(addDays(TODAY, -7), '07:00', 150)
    expect(homeMean([old, ...few], TODAY)).toBeNull()
    const first = reading(addDays(TODAY, -6), '07:00', 150)
    expect(homeMean([first, ...few], TODAY)).not.toBeNull()
  })

  it('is high from 135 or 85 on', () => {
    expect(steady(134, 84)?.high).toBe(false)
    expect(steady(135, 70)?.high).toBe(true)
    expect(steady(120, 85)?.high).toBe(true)
  })

  it('says what it counts', () => {
    const mean = { systolic: 147, diastolic: 90, count: 12, days: 6, countHigh: 10, high: true }

    expect(homeMeanWords(mean)).toBe(
      '近 7 天不算第一天，早晚 12 次平均 147/90，高于家庭血压的参考 135/85',
    )

    expect(weekIsHigh(mean)).toBe('近一周多数偏高')
    expect(weekIsHigh({ ...mean, countHigh: 6 })).toBe('近一周平均偏高')
  })
})
