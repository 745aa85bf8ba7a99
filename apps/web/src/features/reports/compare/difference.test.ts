import { expect, it } from 'vitest'
import { difference, type Figure } from './difference.ts'

const figure = (given: Partial<Figure>): Figure => ({
  label: '心率',
  text: '',
  numbers: [],
  measure: { unit: '次/分' },
  words: ['快', '慢'],
  ...given,
})

const between = (before: Partial<Figure>, after: Partial<Figure>) =>
  difference(figure(before), figure(after))

it.each([
  [[66], [72], '快 6 次/分'],
  [[72], [66], '慢 6 次/分'],
  [[66], [66], '一样'],
  [[], [66], '没法比'],
  [[66], [], '没法比'],
])('tells from %o to %o', (before, after, words) => {
  expect(between({ numbers: before }, { numbers: after })).toBe(words)
})

it('tells sleep as a duration', () => {
  const sleep = { measure: 'minutes', words: ['多', '少'] } as const
  expect(between({ ...sleep, numbers: [380] }, { ...sleep, numbers: [452] })).toBe('多 1小时12分')
  expect(between({ ...sleep, numbers: [420] }, { ...sleep, numbers: [360] })).toBe('少 1小时')
})

it('tells both figures of a pressure', () => {
  const pressure = { measure: { unit: '' }, words: ['高', '低'] } as const

  const of = (before: number[], after: number[]) =>
    between({ ...pressure, numbers: before }, { ...pressure, numbers: after })

  expect(of([132, 82], [143, 80])).toBe('高压高 11，低压低 2')
  expect(of([132, 82], [143, 82])).toBe('高压高 11，低压一样')
  expect(of([132, 82], [132, 82])).toBe('一样')
})

it('subtracts what stands on the page, not what is behind it', () => {
  const degrees = { measure: { unit: '℃', decimals: 1 }, words: ['高', '低'] } as const
  expect(between({ ...degrees, numbers: [34.44] }, { ...degrees, numbers: [34.36] })).toBe('一样')
  expect(between({ ...degrees, numbers: [34.4] }, { ...degrees, numbers: [34.5] })).toBe('高 0.1 ℃')
})

it('has only yes and no for a word', () => {
  expect(between({ text: '气虚质', word: true }, { text: '气虚质', word: true })).toBe('没变')
  expect(between({ text: '气虚质', word: true }, { text: '平和质', word: true })).toBe('有变化')
})
