import { shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { askedAt, eventRow } from '../warnings/testing/events.ts'
import { elderSleepSentence, sleepSentence, sleepWords, type SleptFacts } from './sleep-sentence.ts'

const NOON = shanghaiMoment('2026-03-02', '12:00')
const waits = (clock: string) => askedAt(shanghaiMoment('2026-03-02', clock), eventRow())

const FACTS: SleptFacts = {
  ageYears: 72,
  asleepMinutes: 372,
  score: 84,
  nights: 1,
  awakenings: 1,
  lowOxygen: 0,
  asked: askedAt(NOON),
}

const tell = (
  change: Partial<SleptFacts>,
  span = { type: 'day' as 'day' | 'week', current: true },
) => elderSleepSentence({ ...FACTS, ...change }, span).map(({ text, tone }) => [text, tone])

describe('the sleep in the elderly form', () => {
  it('has the same verdict in fewer words', () => {
    expect(tell({})).toEqual([['昨夜睡得良好。', 'plain']])
    expect(tell({ score: 70 })).toEqual([['昨夜睡得还好。', 'plain']])
    expect(tell({ score: 50 })).toEqual([['昨夜睡得不太安稳。', 'warn']])
    expect(tell({ asleepMinutes: 240 })).toEqual([['昨夜睡得偏少。', 'warn']])
    expect(tell({}, { type: 'week', current: true })).toEqual([['近7天睡得良好。', 'plain']])
  })

  it('does not hide falls of the oxygen, and asks for what home asks while they wait', () => {
    const fallen = { lowOxygen: 2, asked: waits('10:00') }
    const past = { type: 'day', current: false } as const
    const day = '这一夜血氧低过 2 次，'
    expect(tell(fallen)).toEqual([['昨夜血氧低过 2 次，请今天问问医生。', 'bad']])
    expect(tell(fallen, past)).toEqual([[`${day}请今天问问医生。`, 'bad']])
    expect(tell({ lowOxygen: 2 }, past)).toEqual([[`${day}还没问过医生就请尽快问。`, 'bad']])

    expect(tell({ ...fallen, asleepMinutes: 240, asked: waits('19:00') })).toEqual([
      ['昨夜睡得偏少，\n', 'warn'],
      ['血氧低过 2 次，请尽快问问医生。', 'bad'],
    ])
  })
})

describe('the words of a sleep', () => {
  it('are one verdict: its state, its word and both sentences', () => {
    const [facts, day] = [{ ...FACTS, asleepMinutes: 240 }, { type: 'day', current: true } as const]

    expect(sleepWords(facts, day)).toEqual({
      state: 'low',
      stateText: '偏少',
      sentence: sleepSentence(facts, day),
      elderSentence: elderSleepSentence(facts, day),
    })

    expect(sleepSentence(facts, day)).toEqual([
      { text: '昨夜睡了 4 小时，睡得偏少。', tone: 'warn' },
    ])
  })
})
