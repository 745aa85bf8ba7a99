import { describe, expect, it } from 'vitest'
import { clockOfMinute } from '@kangban/china-time'
import { pressureScale } from './pressure-bars.ts'
import {
  type PressureDayData,
  pressureDayOption,
  pressureMonthOption,
  pressureWeekOption,
} from './pressure-option.ts'
import { testTheme } from '../testing/theme.ts'

const normal = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }

const DAY: PressureDayData = {
  detailTimes: ['08:12', '19:40'],
  hiDetails: [142, 128],
  lowDetails: [88, 78],
  states: ['high', 'normal'],
  normal,
  selected: null,
}

interface Series {
  name?: string
  type?: string
  symbol?: string
  data?: unknown[]
}

const seriesOf = ({ series }: { series?: unknown }, name: string): Series => {
  const found = (series as Series[]).find((one) => one.name === name)
  if (!found) throw new Error(`no series ${name}`)
  return found
}

const valuesOf = (series: Series) =>
  (series.data as { value: number[] }[]).map(({ value }) => value)

const axisOf = (option: { yAxis?: unknown }) =>
  option.yAxis as { min: number; max: number; axisLabel: { customValues: number[] } }

const labelsOf = (labels: number) => {
  const axis = pressureDayOption(DAY, { ...testTheme, labels }).xAxis as {
    min: number
    max: number
    interval: number
    axisLabel: { formatter: (minute: number) => string }
  }

  const count = (axis.max - axis.min) / axis.interval + 1

  return Array.from({ length: count }, (_, index) =>
    axis.axisLabel.formatter(axis.min + index * axis.interval),
  )
}

describe('the day', () => {
  it('[BP-03] has upper and lower pressure as two series over the times of the readings', () => {
    const option = pressureDayOption(DAY, testTheme)
    const minutes = [8 * 60 + 12, 19 * 60 + 40]

    expect(valuesOf(seriesOf(option, '高压'))).toEqual([
      [minutes[0], 142],
      [minutes[1], 128],
    ])

    expect(valuesOf(seriesOf(option, '低压'))).toEqual([
      [minutes[0], 88],
      [minutes[1], 78],
    ])

    expect([seriesOf(option, '高压').symbol, seriesOf(option, '低压').symbol]).toEqual([
      'circle',
      'rect',
    ])
  })

  it('[BP-04] has the labels 00:00, 06:00, 12:00, 18:00 and 24:00; fewer where text is large', () => {
    expect(labelsOf(4)).toEqual(['00:00', '06:00', '12:00', '18:00', '24:00'])
    expect(labelsOf(3)).toEqual(['00:00', '12:00', '24:00'])
    expect(clockOfMinute(1440)).toBe('24:00')
  })

  it('shows a reading alone, and nothing where there is none', () => {
    const one = {
      ...DAY,
      detailTimes: ['07:00'],
      hiDetails: [120],
      lowDetails: [80],
      states: ['normal'],
    }

    expect(seriesOf(pressureDayOption(one, testTheme), '范围').data).toEqual([[420, 80, 120]])
    const none = { ...DAY, detailTimes: [], hiDetails: [], lowDetails: [], states: [] }
    expect(seriesOf(pressureDayOption(none, testTheme), '范围').data).toEqual([])
  })

  it('leaves out a place without a reading instead of drawing zero', () => {
    const gap = { ...DAY, hiDetails: [142, null], lowDetails: [88, null], states: ['high', null] }
    expect(seriesOf(pressureDayOption(gap, testTheme), '范围').data).toHaveLength(1)
  })
})

describe('the scale', () => {
  it('is the same for all ordinary days', () => {
    expect(pressureScale([])).toEqual({ min: 55, max: 155 })
    expect(pressureScale([{ sbp: 150, dbp: 60 }])).toEqual({ min: 55, max: 155 })
  })

  it('reaches as far as the values, and then says where it ends', () => {
    expect(pressureScale([{ sbp: 201, dbp: 43 }])).toEqual({ min: 35, max: 210 })
    const wide = { ...DAY, hiDetails: [201, 128], lowDetails: [43, 78] }
    expect(axisOf(pressureDayOption(wide, testTheme))).toMatchObject({ min: 35, max: 210 })

    expect(axisOf(pressureDayOption(wide, testTheme)).axisLabel.customValues).toEqual([
      60, 90, 140, 35, 210,
    ])

    expect(axisOf(pressureDayOption(DAY, testTheme)).axisLabel.customValues).toEqual([60, 90, 140])
  })
})

const DAYS = [
  '2023-12-27',
  '2023-12-28',
  '2023-12-29',
  '2023-12-30',
  '2023-12-31',
  '2024-01-01',
  '2024-01-02',
]

const high = { sbp: 146, dbp: 92, state: 'high' }
const fine = { sbp: 126, dbp: 79, state: 'normal' }

const week = (theme = testTheme) =>
  pressureWeekOption(
    {
      days: DAYS,
      today: '2024-01-02',
      mornings: [high, fine, null, fine, fine, fine, high],
      evenings: [fine, fine, fine, fine, fine, fine, null],
      normal,
    },
    theme,
  )

const shown = (labels: number) => {
  const { data, axisLabel } = week({ ...testTheme, labels }).xAxis as {
    data: string[]
    axisLabel: { interval: (index: number) => boolean }
  }

  return data.filter((_, index) => axisLabel.interval(index))
}

describe('the week', () => {
  it('has two bars a day, the evening hollow and to the right of the morning', () => {
    const [morning, evening] = seriesOf(week(), '高压').data as {
      value: number[]
      symbolOffset: number[]
      itemStyle: { color: string; borderColor: string }
    }[]

    expect([morning?.value, evening?.value]).toEqual([
      [0, 146],
      [0, 126],
    ])

    expect([morning?.itemStyle.color, evening?.itemStyle.color]).toEqual(['m-bp', 'card'])
    expect(morning?.symbolOffset[0]).toBeLessThan(evening?.symbolOffset[0] ?? 0)
  })

  it('marks what is missing, and never as zero', () => {
    expect(seriesOf(week(), '没测').data).toHaveLength(2)
    expect(valuesOf(seriesOf(week(), '低压'))).toHaveLength(12)
    expect(valuesOf(seriesOf(week(), '低压')).every(([, value = 0]) => value > 0)).toBe(true)
  })

  it('labels every day, and three of them where text is large', () => {
    expect(shown(4)).toEqual(['三', '四', '五', '六', '日', '一', '今天'])
    expect(shown(3)).toEqual(['三', '六', '今天'])
  })
})

it('the month breaks the line of the mean where there were too few readings', () => {
  const option = pressureMonthOption(
    {
      days: DAYS,
      today: '2024-01-02',
      hiDetails: [146, null, null, null, null, null, 126],
      lowDetails: [92, null, null, null, null, null, 79],
      states: ['high', null, null, null, null, null, 'normal'],
      weekMeans: [{ sbp: 140, dbp: 88 }, null, null, null, null, null, { sbp: 130, dbp: 82 }],
      normal,
    },
    testTheme,
  )

  expect(seriesOf(option, '高压 7 天平均').data).toEqual([140, '-', '-', '-', '-', '-', 130])
  expect(seriesOf(option, '低压 7 天平均').data).toEqual([88, '-', '-', '-', '-', '-', 82])
  expect(seriesOf(option, '范围').data).toHaveLength(2)
})
