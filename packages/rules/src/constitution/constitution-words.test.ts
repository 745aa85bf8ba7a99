import {
  ADVICE_TOPICS,
  type AdviceTopic,
  type Constitution,
  CONSTITUTIONS,
} from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { CONSTITUTION_TEXTS } from './texts/texts.ts'
import {
  constitutionChange,
  constitutionSentence,
  elderConstitutionSentence,
} from './constitution-words.ts'
import { judgeConstitution, type Scores } from './constitution.ts'

const TYPES = Object.keys(CONSTITUTIONS) as Constitution[]

const judged = (given: Partial<Scores>) =>
  judgeConstitution({
    ...Object.fromEntries(TYPES.map((type) => [type, 0])),
    balanced: 80,
    ...given,
  } as Scores)

const said = (given: Partial<Scores>) =>
  [constitutionSentence(judged(given)), elderConstitutionSentence(judged(given))].map((parts) =>
    parts.map(({ text }) => text).join(''),
  )

describe('what a result says', () => {
  it.each([
    [{}, '您是平和质，身体状态平稳。', '您是平和质，身体状态平稳，照现在这样过日子就好。'],
    [
      { 'damp-heat': 33 },
      '您基本是平和质，还有湿热质的倾向。',
      '您基本是平和质，身体还不错，继续保养。',
    ],
    [
      { 'qi-deficiency': 55, 'yang-deficiency': 42, 'blood-stasis': 31, 'damp-heat': 30 },
      '您的体质偏气虚质，兼有阳虚质，还有血瘀质、湿热质的倾向。',
      '您偏气虚质，容易累、容易出汗，要多歇息，别累着。',
    ],
    [
      { balanced: 50, 'yin-deficiency': 35 },
      '您有阴虚质的倾向，还不明显，现在调养正好。',
      '您有点偏阴虚质，口干、手脚心热，要多喝水，吃清润的。',
    ],
    [
      { balanced: 50 },
      '您没有明显偏向的体质，离平和质还差一点，按下面的建议保养。',
      '您的体质没有明显偏向，平时注意保养。',
    ],
  ])('%j', (given, sentence, elder) => {
    expect(said(given)).toEqual([sentence, elder])
  })

  it('marks what needs care', () => {
    expect(
      constitutionSentence(judged({ 'qi-deficiency': 55 })).filter(({ tone }) => tone === 'warn'),
    ).toEqual([{ text: '气虚质', tone: 'warn' }])
  })
})

describe('the change', () => {
  it.each([
    [
      { 'qi-deficiency': 43.75 },
      { 'qi-deficiency': 53.125 },
      '主要体质仍是气虚质，气虚质得分从53.1分降到43.8分。',
    ],
    [{ 'qi-deficiency': 50 }, { 'qi-deficiency': 50 }, '主要体质仍是气虚质，气虚质得分没有变化。'],
    [
      { balanced: 75 },
      { balanced: 50, 'damp-heat': 45 },
      '主要体质由湿热质变为平和质，平和质得分从50分升到75分。',
    ],
  ])('from %j', (now, before, text) => {
    expect(constitutionChange(judged(now), judged(before))).toBe(text)
  })
})

it.each(TYPES)('%s has advice under every tab, three dos and three donts', (type) => {
  const { advice, dos, donts, traits } = CONSTITUTION_TEXTS[type]
  for (const topic of Object.keys(ADVICE_TOPICS) as AdviceTopic[])
    expect(advice[topic].length).toBeGreaterThan(1)
  expect([dos.length, donts.length, traits.length]).toEqual([3, 3, 4])
  expect([...dos, ...donts].filter((line) => line.length > 12)).toEqual([])
})
