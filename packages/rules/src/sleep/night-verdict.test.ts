import { shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { awakeningsOf, nightVerdict, restVerdict } from './night-verdict.ts'
import { sleepCards } from './sleep-cards.ts'
import { sleepSentence } from './sleep-sentence.ts'
import { askedAt } from '../warnings/testing/events.ts'

const SOUND = { ageYears: 72, asleepMinutes: 400, score: 88, awakenings: 2, lowOxygen: 0 }
const asked = askedAt(shanghaiMoment('2026-03-02', '12:00'))
const TODAY = { type: 'day', current: true } as const

describe('the verdict on a night', () => {
  it('is good only when it was long, scored well, unbroken and without a low oxygen', () => {
    expect(nightVerdict(SOUND)).toEqual({ state: 'good', text: '良好' })

    expect(nightVerdict({ ...SOUND, awakenings: 3 })).toEqual({
      state: 'low',
      text: '夜醒偏多',
    })

    expect(nightVerdict({ ...SOUND, lowOxygen: 1 })).toEqual({ state: 'alert', text: '血氧低过' })
    expect(nightVerdict({ ...SOUND, awakenings: null })).toEqual({ state: 'good', text: '良好' })
  })

  it('keeps the word of a night that was too short', () => {
    expect(restVerdict({ ...SOUND, asleepMinutes: 200, awakenings: 5 }).text).toBe('偏少')
  })

  it('never praises a night whose awakenings the cards mark', () => {
    for (const ageYears of [null, 30, 64, 65, 80])
      for (const awakenings of [0, 1, 2, 3, 7])
        for (const score of [50, 70, 90]) {
          const facts = { ...SOUND, ageYears, awakenings, score }

          const { wakeState } = sleepCards(
            { asleep: facts.asleepMinutes, deep: 60, rem: 80, awakenings },
            ageYears,
          )

          if (wakeState === '正常') continue
          expect(nightVerdict(facts).state).toBe('low')
          const text = sleepSentence({ ...facts, nights: 1, asked }, TODAY)[0]?.text
          expect(text).not.toMatch(/良好|还好|安稳。$(?<!不太安稳。)/)
        }
  })

  it('counts awakenings of five minutes between stretches of sleep, and none without stages', () => {
    expect(
      awakeningsOf([
        { stage: 'awake', minutes: 9 },
        { stage: 'light', minutes: 60 },
        { stage: 'awake', minutes: 5 },
        { stage: 'deep', minutes: 60 },
        { stage: 'awake', minutes: 4 },
        { stage: 'rem', minutes: 60 },
        { stage: 'awake', minutes: 20 },
      ]),
    ).toBe(1)

    expect(awakeningsOf([])).toBeNull()
  })
})
