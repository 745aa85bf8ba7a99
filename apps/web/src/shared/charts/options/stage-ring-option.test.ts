import { expect, it } from 'vitest'
import { sleepNightsOption } from './sleep-nights-option.ts'
import { SLEEP_STAGES } from '../sleep/sleep-stages.ts'
import { stageRingOption } from './stage-ring-option.ts'
import { testTheme } from '../testing/theme.ts'

interface Ring {
  type: string
  radius: [string, string]
  data: { name: string; value: number; itemStyle: { color: string } }[]
}

const ringOf = (awake: number) =>
  (stageRingOption({ deep: 33, light: 258, rem: 68, awake }, testTheme).series as Ring[])[0]

it('[SLEEP-07] the stages are a ring: a pie with a hole', () => {
  const ring = ringOf(28)
  expect(ring?.type).toBe('pie')
  expect(Number.parseFloat(ring?.radius[0] ?? '')).toBeGreaterThan(0)

  expect(ring?.data.map(({ name, value }) => [name, value])).toEqual([
    ['深睡', 33],
    ['浅睡', 258],
    ['REM', 68],
    ['清醒', 28],
  ])
})

it('a night without a minute awake has no part of the ring for it, one without anything no ring', () => {
  expect(ringOf(0)?.data.map(({ name }) => name)).toEqual(['深睡', '浅睡', 'REM'])

  const [none] = stageRingOption({ deep: 0, light: 0, rem: 0, awake: 0 }, testTheme)
    .series as Ring[]

  expect(none?.data).toEqual([])
})

it('the four stages have four colours, the same in the ring and in the bars of the nights', () => {
  expect(new Set(SLEEP_STAGES.map(({ color }) => color)).size).toBe(4)
  const colours = new Map(ringOf(28)?.data.map(({ name, itemStyle }) => [name, itemStyle.color]))
  const nights = { deep: [1], light: [1], rem: [1], awake: [1] }

  const option = sleepNightsOption(
    { days: ['2024-01-01'], minutes: nights, today: '2024-01-01', chosen: null },
    testTheme,
  )

  const bars = (option.series as { name?: string; data: Ring['data'] }[]).filter(({ name }) => name)

  expect(new Map(bars.map(({ name = '', data }) => [name, data[0]?.itemStyle.color]))).toEqual(
    colours,
  )
})
