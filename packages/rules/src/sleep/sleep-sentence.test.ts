import { describe, expect, it } from 'vitest'
import { elderSleepSentence, sleepSentence, sleepWords, type SleptFacts } from './sleep-sentence.ts'

const FACTS: SleptFacts = {
  ageYears: 72,
  asleepMinutes: 372,
  score: 84,
  nights: 1,
  awakenings: 1,
  lowOxygen: 0,
}

const tell = (
  change: Partial<SleptFacts>,
  span = { type: 'day' as 'day' | 'week', current: true },
) => elderSleepSentence({ ...FACTS, ...change }, span).map(({ text, tone }) => [text, tone])

const fall = (current: boolean) => tell({ lowOxygen: 2 }, { type: 'day', current })

describe('the sleep in the elderly form', () => {
  it('has the same verdict in fewer words', () => {
    expect(tell({})).toEqual([['昨夜睡得良好。', 'plain']])
    expect(tell({ score: 70 })).toEqual([['昨夜睡得还好。', 'plain']])
    expect(tell({ score: 50 })).toEqual([['昨夜睡得不太安稳。', 'warn']])
    expect(tell({ asleepMinutes: 240 })).toEqual([['昨夜睡得偏少。', 'warn']])
    expect(tell({}, { type: 'week', current: true })).toEqual([['近7天睡得良好。', 'plain']])
  })

  it('does not hide falls of the oxygen, and asks to act while the night is the last one', () => {
    expect(fall(true)).toEqual([['昨夜血氧低过 2 次，请尽快问问医生。', 'bad']])
    expect(fall(false)).toEqual([['这一夜血氧低过 2 次，还没问过医生就请尽快问。', 'bad']])

    expect(tell({ lowOxygen: 2, asleepMinutes: 240 })).toEqual([
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
