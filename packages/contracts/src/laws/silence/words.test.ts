// Words that are left out although what they say stands beside them.
import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const silentIn = (data: unknown, name = ''): string[] =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) })
    .filter(({ law }) => law === 'silent')
    .map(({ path }) => path)

it('a state, an event, a value and a limit have their words', () => {
  expect(silentIn({ state: 'high', stateText: '偏高' })).toEqual([])
  expect(silentIn({ state: 'high', stateText: '' })).toEqual(['data.stateText'])
  expect(silentIn({ state: null, stateText: '' })).toEqual([])
  expect(silentIn([{ eventType: 'oxygen-low', eventName: '' }])).toEqual(['data[].eventName'])

  const event = { value: 146, limit: 140, kangban: { valueText: '146/89', limitText: '' } }
  expect(silentIn([event])).toEqual(['data[].kangban.limitText'])
  expect(silentIn([{ ...event, limit: null }])).toEqual([])
})

it('a text is there to say something, a note only where somebody wrote it', () => {
  expect(silentIn({ details: [{ label: '最低', text: '' }] })).toEqual(['data.details[].text'])
  expect(silentIn({ details: [{ label: '', text: '52' }] })).toEqual(['data.details[].label'])
  expect(silentIn({ disclaimer: '' })).toEqual(['data.disclaimer'])
  expect(silentIn({ note: '', unit: '' })).toEqual([])
})

it('a sentence says something where the other form does, and so does each part of it', () => {
  const said = [{ text: '血氧偏低。', tone: 'bad' }]
  expect(silentIn({ sentence: said, elderSentence: said })).toEqual([])
  expect(silentIn({ sentence: [], elderSentence: said })).toEqual(['data.sentence'])
  expect(silentIn({ kangban: { sentence: said, elderSentence: [] } })).toHaveLength(1)
  expect(silentIn({ sentence: [], elderSentence: [] })).toEqual([])
  const part = { text: '', tone: 'bad' }
  expect(silentIn({ sentence: [part, ...said] })).toEqual(['data.sentence[].text'])
})

const card = (row: object) => silentIn({ cards: [row] }, 'home.getHomeSummary')
const report = (rows: object) => silentIn(rows, 'reports.getReport')

it('what has a verdict was measured', () => {
  expect(card({ metric: 'sleep', value: null, state: 'none' })).toEqual([])
  expect(card({ metric: 'sleep', value: null, state: 'good' })).toEqual(['data.cards[].value'])
  const section = { metric: 'oxygen', value: null, state: 'normal' }
  expect(report({ sections: [section] })).toEqual(['data.sections[].value'])
  const measure = { measure: 'sleep', average: null, state: 'good' }
  expect(report({ measures: [measure] })).toEqual(['data.measures[].average'])
})
