import { shanghaiMoment } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import type { DayPartFacts, PressureHabit } from './pressure-habit.ts'
import { pressureWords } from './pressure-sentence.ts'
import { askedAt } from '../warnings/testing/events.ts'
import type { Span } from '../day/span-words.ts'

const WEEK: Span = { type: 'week', current: true }
const MONTH: Span = { type: 'month', current: false }
const TODAY: Span = { type: 'day', current: true }
const NOON = shanghaiMoment('2026-03-02', '12:00')
const asked = askedAt(NOON)

const told = (sentence: Sentence) =>
  sentence.map(({ text, tone }) => (tone === 'plain' ? text : `[${text}]`)).join('')

const part = (systolic: number, daysOut: number, readingsOut = daysOut): DayPartFacts => ({
  mean: { systolic, diastolic: 80 },
  daysOut,
  readingsOut,
})

const HIGH = { systolic: 145, diastolic: 88, at: NOON }
const FINE = { systolic: 124, diastolic: 78, at: NOON }
const average = { systolic: 133, diastolic: 83 }
const calm = part(124, 0)

const words = (habit: Partial<PressureHabit>, { out = [HIGH], span = WEEK } = {}) => {
  const whole = { morning: calm, evening: calm, daysOut: 5, othersOut: 0, ...habit }

  const { sentence, elderSentence } = pressureWords(
    [FINE, FINE, ...out, FINE],
    { average, habit: whole, week: null, asked },
    span,
  )

  return [told(sentence), told(elderSentence)]
}

describe('a week with readings out of range', () => {
  it('is told by morning and evening, and only what is out of range looks so', () => {
    expect(words({ morning: part(141, 4) })).toEqual([
      '[早晨血压偏高，有 4 天超过 140/90；]晚上平稳。',
      '[早晨血压偏高；]晚上平稳。',
    ])
  })

  it('never calls calm what was out of range once, whatever the mean', () => {
    expect(words({ evening: part(131, 2) })).toEqual([
      '早晨平稳；[晚上平均正常，有 2 天超过 140/90。]',
      '早晨平稳；[晚上有 2 天偏高。]',
    ])

    expect(words({ evening: part(131, 0, 1) })).toEqual([
      '早晨平稳；[晚上有 1 次超过 140/90。]',
      '早晨平稳；[晚上有 1 次偏高。]',
    ])

    expect(words({ othersOut: 1 })[0]).toBe('早晨平稳；晚上平稳；[其他时候有 1 次偏高。]')
  })

  it('says once what holds for both', () => {
    expect(words({ morning: part(148, 4), evening: part(144, 3) })).toEqual([
      '[早晚血压都偏高，有 5 天超过 140/90。]',
      '[早晚血压都偏高。]',
    ])
  })

  it('leaves out a time of day without readings', () => {
    expect(words({ morning: null, evening: part(150, 3) })).toEqual([
      '[晚上血压偏高，有 3 天超过 140/90。]',
      '[晚上血压偏高。]',
    ])
  })

  it('asks to show a record that is mostly out of range, while it still helps', () => {
    const out = [HIGH, HIGH, HIGH, HIGH]

    expect(words({ morning: part(145, 4) }, { out })[1]).toBe(
      '[早晨血压偏高；]晚上平稳。[请把血压记录给医生看。]',
    )

    expect(words({ morning: part(145, 4) }, { out, span: MONTH })[0]).toBe(
      '[这30天早晨血压偏高，有 4 天超过 140/90；]晚上平稳。',
    )
  })

  it('is told low by its own words', () => {
    const out = [{ systolic: 86, diastolic: 58, at: NOON }]

    expect(words({ morning: part(88, 2) }, { out })[0]).toBe(
      '[早晨血压偏低，有 2 天低于 90/60；]晚上平稳。',
    )
  })

  it('names a grave reading before all else, and both sides where there are two', () => {
    const out = [{ systolic: 186, diastolic: 95, at: NOON }]

    expect(words({ morning: part(141, 4) }, { out })[0]).toContain(
      '其中 186/95 很高，还没问过医生就请尽快把血压记录给医生看',
    )

    const both = [HIGH, { systolic: 86, diastolic: 58, at: NOON }]
    expect(words({ morning: part(141, 4) }, { out: both })[0]).toContain('有 1 次偏高，最高 145/88')
  })
})

const elder = (readings: (typeof HIGH)[]) =>
  told(pressureWords(readings, { average, habit: null, week: null, asked }, TODAY).elderSentence)

describe('the short words', () => {
  it('tell the same verdict, and what to do', () => {
    expect(elder([FINE])).toBe('今天血压正常，133/83。')
    expect(elder([FINE, FINE])).toBe('今天血压正常，平均 133/83。')
    expect(elder([HIGH])).toBe('[今天血压偏高，145/88，请午后再测一次。]')
    expect(elder([HIGH, FINE])).toBe('[今天有 1 次血压偏高，145/88，请午后再测一次。]')

    expect(elder([HIGH, { systolic: 150, diastolic: 85, at: NOON }, FINE])).toBe(
      '[今天有 2 次血压偏高，最高 150/85，请午后再测一次。]',
    )

    expect(elder([FINE, { systolic: 186, diastolic: 95, at: NOON }])).toBe(
      '[今天有 1 次血压很高，186/95，请坐下休息，五分钟后再测，还高就今天看医生。]',
    )

    expect(elder([FINE, HIGH, { systolic: 186, diastolic: 95, at: NOON }])).toContain(
      '有 2 次血压偏高，其中 186/95 很高',
    )
  })
})
