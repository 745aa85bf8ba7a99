// Words of states beside their metrics.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const word = (metric: string, stateText: string) =>
  breachesOf({
    name: 'reports.getReport',
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf({ sections: [{ metric, stateText }] }),
  })
    .filter(({ law }) => law === 'words')
    .map(({ path }) => path)

it('are those that it can have', () => {
  expect(word('sleep', '夜醒偏多')).toEqual([])
  expect(word('bloodPressure', '达标')).toEqual([])
  expect(word('heartRate', '偏快')).toEqual([])
  expect(word('heartRate', '夜醒偏多')).toEqual(['data.sections[].stateText'])
  expect(word('oxygen', '偏快')).toEqual(['data.sections[].stateText'])
})
