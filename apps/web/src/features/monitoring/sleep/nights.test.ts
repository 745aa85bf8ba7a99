import { contract } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { asRead, documentedOf, exampleOf } from '../testing/answers.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { nightsOf, nightTable, nightText } from './nights.ts'

const TODAY = '2026-03-02'
const documented = documentedOf(exampleOf(contract.monitoring.getSleep.example))

const week: SleepAnswer = {
  ...documented,
  detailTimes: ['2026-03-02 00:00:00', '2026/3/1', null],
  details: [372, null, 300],
}

it('are their length alone where nobody told more, and have only these columns', () => {
  expect(nightsOf(week)).toEqual({
    days: ['2026-03-01', '2026-03-02'],
    asleep: [null, 372],
    minutes: null,
    starts: null,
    ends: null,
    scores: null,
  })

  expect(nightTable(nightsOf(week), TODAY)).toEqual({
    columns: ['日期', '睡着'],
    rows: [
      ['3月1日 周日', null],
      ['今天', 372],
    ],
  })
})

it('have no drawing while one stage is missing', () => {
  const { kangban = {} } = exampleOf(contract.monitoring.getSleep.example)
  const told = asRead({ ...week, kangban })
  expect(nightsOf(told).minutes).not.toBeNull()
  expect(nightsOf({ ...told, remDetails: undefined }).minutes).toBeNull()
})

it('are told under the finger by what is known: no score is not a score of zero', () => {
  const nights = nightsOf({
    ...week,
    startDetails: ['22:40'],
    endDetails: [null],
    scoreDetails: [null],
  })

  expect(nightText(nights, null, TODAY)).toBe('点一下柱子，看那一夜')
  expect(nightText(nights, 0, TODAY)).toBe('3月1日 周日没有记录')
  expect(nightText(nights, 1, TODAY)).toBe('今天：睡了 6 小时 12 分')

  const whole = nightsOf({
    ...week,
    startDetails: ['22:40:00'],
    endDetails: ['5:20'],
    scoreDetails: [84],
  })

  expect(nightText(whole, 1, TODAY)).toBe('今天：睡了 6 小时 12 分，22:40–05:20，得分 84')
  expect(nightText(whole, 9, TODAY)).toBe('点一下柱子，看那一夜')
})
