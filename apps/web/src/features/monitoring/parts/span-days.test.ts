import { expect, it } from 'vitest'
import { chosenDay, dayRows, meanOfText } from './span-days.ts'

const TODAY = '2026-11-20'

const span = {
  days: ['2026-11-18', '2026-11-19', TODAY],
  lows: [55, null, 60],
  means: [68, null, 66],
  highs: [98, null, 71],
  today: TODAY,
}

it('says how many days a mean is of, and that today is not among them', () => {
  expect(meanOfText({ ...span, values: span.means })).toBe('1 天的平均，今天未计入')
  expect(meanOfText({ ...span, values: [68, 67, null] })).toBe('2 天的平均')
  expect(meanOfText({ ...span, values: [null, null, 66] })).toBe('只有今天的，今天还没过完')
})

it('tells the day under the finger, and that nothing was measured on it', () => {
  expect(chosenDay(span, null)).toBeNull()
  expect(chosenDay(span, 9)).toBeNull()
  expect(chosenDay(span, 0)).toEqual({ mean: 68, note: '11月18日 周三 平均，最低 55，最高 98' })
  expect(chosenDay(span, 1)).toEqual({ mean: null, note: '11月19日 周四 没有数据' })
})

it('has a row for each day, empty ones too', () => {
  expect(dayRows(span)).toEqual([
    ['11月18日 周三', 55, 68, 98],
    ['11月19日 周四', null, null, null],
    ['今天', 60, 66, 71],
  ])
})
