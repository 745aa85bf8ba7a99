import { describe, expect, it } from 'vitest'
import { type InsightDay, insightsOf } from './insights.ts'
import { type MadeDays, madeDays } from './testing/made-days.ts'

const told = (made: Omit<MadeDays, 'seed'>, cases = 40) =>
  Array.from({ length: cases }, (_, seed) => insightsOf(madeDays({ seed, ...made })))

const share = (answers: ReturnType<typeof told>, id?: string) =>
  answers.filter((found) => found.some((one) => !id || one.id === id)).length / answers.length

const words = (sentence: { text: string }[]) => sentence.map(({ text }) => text).join('')

describe('days in which nothing goes along with anything', () => {
  it.each([0, 0.5, 0.7])(
    'are kept silent about in 95 of 100 cases, also where each resembles the one before by %s',
    (likeness) => {
      expect(share(told({ likeness }, 100))).toBeLessThanOrEqual(0.05)
    },
  )

  it.each([0, 0.5, 0.7])(
    'are kept silent about around a medicine, likeness %s',
    (likeness) => {
      const answers = Array.from({ length: 200 }, (_, seed) =>
        insightsOf(madeDays({ seed, likeness }), [{ name: '药', day: 20 + (seed % 50) }]),
      )

      expect(share(answers)).toBeLessThanOrEqual(0.05)
    },
    60_000,
  )

  it('are kept silent about when the days of somebody with an effect are shuffled', () => {
    const days = madeDays({ seed: 5, likeness: 0.3, afterShort: 14, spread: 5 })
    expect(insightsOf(days).map(({ id }) => id)).toContain('short-night-pressure')

    const shuffled = Array.from({ length: 100 }, (_, turn) =>
      days.map((day, index) => ({
        ...day,
        // Seven and 90 have nothing in common: every day gets another's morning.
        morningSystolic: days[(index * 7 + turn) % days.length]?.morningSystolic ?? null,
      })),
    )

    expect(shuffled.filter((found) => insightsOf(found).length > 0).length).toBeLessThanOrEqual(5)
  })
})

describe('days in which something does', () => {
  it('are spoken of: the pressure after short nights', () => {
    const made = { likeness: 0, shortShare: 0.25, afterShort: 6, spread: 6 }
    expect(share(told(made), 'short-night-pressure')).toBeGreaterThan(0.8)
  })

  it('are spoken of: the course of the resting rate', () => {
    expect(share(told({ likeness: 0.3, course: -6 }), 'resting-rate-course')).toBeGreaterThan(0.75)
    expect(share(told({ likeness: 0.3, course: 6 }), 'resting-rate-course')).toBeGreaterThan(0.75)
  })
})

const SHORT = [3, 9, 14, 22, 27, 35, 41, 50, 58]
const scatter = (day: number) => ((day * 37) % 7) - 3

/** Nine short nights; the morning after is `more` higher. */
const nineShort = (more: number): InsightDay[] =>
  Array.from({ length: 90 }, (_, day) => {
    const isShort = SHORT.includes(day)

    return {
      asleep: isShort ? 359 : 360,
      morningSystolic: 140 + scatter(day) + (isShort ? more : 0),
      restingRate: null,
    }
  })

describe('the words', () => {
  it('count the nights, tell how much and how sure, and how it was counted', () => {
    const [found, ...others] = insightsOf(nineShort(8))
    if (!found) throw new Error('nothing found')
    expect(others).toEqual([])
    const { estimate, low, high } = found
    expect(found).toMatchObject({ metric: 'bloodPressure', count: 9, otherCount: 81 })

    expect([estimate >= 7, estimate <= 9, low > 0, high > estimate]).toEqual([
      true,
      true,
      true,
      true,
    ])

    expect(words(found.sentence)).toBe(
      `睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 ${estimate} mmHg（95% 区间 ${low}–${high}）。`,
    )

    expect(words(found.elderSentence)).toBe(
      `睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 ${estimate} mmHg。`,
    )

    const how = found.how.join('')
    expect(how).toContain('其余 81 天平均 140.0')
    expect(how).toContain(`95% 区间 ${low}–${high} 是说`)
    expect(how).toContain('不是谁引起了谁')
    expect(found.p).toBeLessThan(0.05)
  })

  it('say lower where it is lower, with the nearer end of the interval first', () => {
    const [found] = insightsOf(nineShort(-8))
    if (!found) throw new Error('nothing found')

    expect(words(found.sentence)).toBe(
      `睡不足 6 小时的 9 个夜晚，第二天早晨高压平均低 ${-found.estimate} mmHg（95% 区间 ${-found.high}–${-found.low}）。`,
    )
  })

  it('say where the resting rate has gone', () => {
    const days = madeDays({ seed: 2, likeness: 0.3, course: -8 })
    const found = insightsOf(days).find(({ id }) => id === 'resting-rate-course')
    if (!found) throw new Error('nothing found')

    expect(words(found.sentence)).toMatch(
      /^近 30 天静息心率慢慢降了约 \d+ 次\/分（95% 区间 \d+–\d+，2\d 天有数据）。$/,
    )

    expect(words(found.elderSentence)).toMatch(
      /^近 30 天，安静时的心跳一点点变慢了约 \d+ 次\/分，2\d 天有数据。$/,
    )
  })

  it('tell the pressure before a medicine began and since, and that this is not what it does', () => {
    const days = nineShort(0).map((day, index) => ({
      ...day,
      asleep: null,
      morningSystolic: 150 + scatter(index) - (index >= 60 ? 9 : 0),
    }))

    const [found, ...others] = insightsOf(days, [{ name: '氨氯地平', day: 60 }])
    if (!found) throw new Error('nothing found')
    expect(others).toEqual([])
    expect(found).toMatchObject({ id: 'medicine-pressure', count: 30, otherCount: 60 })

    expect(words(found.sentence)).toBe(
      `开始吃氨氯地平后的 30 个早晨，高压平均比之前低 ${-found.estimate} mmHg（95% 区间 ${-found.high}–${-found.low}）。`,
    )

    expect(found.how.join('')).toContain('这不等于药起了多大作用')
    expect(insightsOf(days, [{ name: '氨氯地平', day: 83 }])).toEqual([])
    expect(insightsOf(days, [{ name: '氨氯地平', day: 7 }])).toEqual([])
  })

  it('are the same for the same days', () => {
    expect(insightsOf(nineShort(8))).toEqual(insightsOf(nineShort(8)))
  })
})

/** Of the nine short nights so many are left. */
const lacking = (nights: number) =>
  nineShort(8).map((day, index) => ({
    ...day,
    morningSystolic: SHORT.slice(nights).includes(index) ? null : day.morningSystolic,
  }))

describe('too few days', () => {
  it('are not asked: eight short nights are needed', () => {
    expect(insightsOf(lacking(8))).toHaveLength(1)
    expect(insightsOf(lacking(7))).toEqual([])
  })

  it('are not asked where no days are neighbours, nor where a value never changes', () => {
    const everyOther = nineShort(8).map((day, index) =>
      index % 2 === 0 ? day : { ...day, morningSystolic: null },
    )

    expect(insightsOf(everyOther)).toEqual([])
    expect(insightsOf(nineShort(0).map((day) => ({ ...day, morningSystolic: 140 })))).toEqual([])
  })
})
