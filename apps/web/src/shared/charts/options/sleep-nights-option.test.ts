import { describe, expect, it } from 'vitest'
import { nightScale, sleepNightsOption } from './sleep-nights-option.ts'
import { testTheme } from '../testing/theme.ts'

const DAYS = ['2024-01-01', '2024-01-02', '2024-01-03']

const nights = (light: (number | null)[]) => ({
  days: DAYS,
  minutes: {
    deep: light.map((value) => value && 30),
    light,
    rem: light,
    awake: light.map((value) => value && 0),
  },
})

const optionOf = (light: (number | null)[], chosen: number | null = null) =>
  sleepNightsOption({ ...nights(light), today: '2024-01-03', chosen }, testTheme)

interface Series {
  name?: string
  data: { value: unknown; itemStyle: { opacity: number } }[]
}
const seriesOf = (...input: Parameters<typeof optionOf>) => optionOf(...input).series as Series[]

describe('the nights', () => {
  it('stand one on another from deep to awake; a night without data is a gap and marked', () => {
    const all = seriesOf([240, null, 200])
    expect(all.flatMap(({ name }) => name ?? [])).toEqual(['深睡', '浅睡', 'REM', '清醒'])
    expect(all[1]?.data.map(({ value }) => value)).toEqual([240, '-', 200])
    expect(all.at(-1)?.data).toEqual([[1, 0]])
  })

  it('without any data are all gaps', () => {
    expect(seriesOf([null, null, null])[0]?.data.map(({ value }) => value)).toEqual(['-', '-', '-'])
  })

  it('have a scale from zero that is longer only for a longer night', () => {
    expect(nightScale(nights([240, null, 200]))).toBe(10)
    expect(nightScale(nights([null, null, 420]))).toBe(15)
    expect(nightScale({ days: [], minutes: { deep: [], light: [], rem: [], awake: [] } })).toBe(10)
    expect(optionOf([240, 240, 240]).yAxis).toMatchObject({ min: 0, max: 600 })
  })

  it('make the chosen one stand out', () => {
    expect(seriesOf([240, 240, 240], 1)[0]?.data.map(({ itemStyle }) => itemStyle.opacity)).toEqual(
      [0.45, 1, 0.45],
    )
  })
})
