import { describe, expect, it } from 'vitest'
import tokens from '../../ui/styles/tokens.css?raw'
import { type DayLine, dayLineOption } from './day-line-option.ts'
import { testTheme } from '../testing/theme.ts'

const LABELS = ['00:00', '00:05', '00:10', '00:15', '00:20']

const option = (change: Partial<DayLine> = {}, theme = testTheme) =>
  dayLineOption(
    {
      labels: LABELS,
      values: [60, 62, null, 70, 71],
      color: 'm-heart',
      band: { low: 60, high: 100 },
      bandColor: 'm-heart-soft',
      baseline: 64,
      min: 40,
      max: 160,
      interval: 40,
      ...change,
    },
    theme,
  )

const series = (made: ReturnType<typeof option>) =>
  Array.isArray(made.series) ? made.series : [made.series]

const dots = (made: ReturnType<typeof option>) => series(made).at(-1)?.data

describe('a line over a day', () => {
  it('[HRCHART-01] is a line series over the labels, with a tooltip', () => {
    const made = option()

    expect(series(made)[0]).toMatchObject({
      type: 'line',
      data: [60, 62, '-', 70, 71],
      connectNulls: false,
    })

    expect(made.xAxis).toMatchObject({ type: 'category', data: LABELS })
    expect(made.tooltip).toMatchObject({ trigger: 'axis' })
  })

  it('[HRCHART-02] has a red index line that snaps to the values', () => {
    const made = option(
      {},
      { ...testTheme, color: (token) => new RegExp(`--${token}: (#\\w+)`).exec(tokens)?.[1] ?? '' },
    )

    const { color } = Object(made.tooltip).axisPointer.lineStyle as { color: string }

    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    )

    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(60)
    expect(made.tooltip).toMatchObject({ axisPointer: { type: 'line', snap: true } })
  })

  it('draws nothing of an empty day, and still its axes', () => {
    const made = option({ values: [null, null, null, null, null] })
    expect(dots(made)).toEqual([])
    expect(made.yAxis).toMatchObject({ min: 40, max: 160 })
  })

  it('shows a single value, and one between two gaps, as dots, the newest larger', () => {
    expect(dots(option({ values: [null, null, 66, null, null] }))).toEqual([
      { value: [2, 66], symbolSize: 8 },
    ])

    expect(dots(option({ values: [66, null, 67, 68, 69] }))).toEqual([
      { value: [0, 66], symbolSize: 5 },
      { value: [4, 69], symbolSize: 8 },
    ])
  })

  it('widens the scale for what lies outside, also for the lowest and highest of a slot', () => {
    expect(option({ values: [35, 170, null, null, null] }).yAxis).toMatchObject({
      min: 0,
      max: 200,
    })

    const spread = { lows: [60, 60, null, 70, 30], highs: [60, 165, null, 70, 71] }
    expect(option(spread).yAxis).toMatchObject({ min: 0, max: 200 })
  })

  it('fills from the lowest to the highest of each slot; a gap stays one', () => {
    const made = option({ lows: [58, 62, null, 70, 71], highs: [64, 62, null, 75, 71] })
    expect(series(made)[1]).toMatchObject({ data: [58, 62, '-', 70, 71] })

    expect(series(made)[2]).toMatchObject({
      data: [6, 0, '-', 5, 0],
      areaStyle: { color: 'm-heart' },
    })
  })

  it('leaves the baseline and the band away while there is none', () => {
    expect(series(option())[0]).toMatchObject({
      markArea: { data: [[{ yAxis: 60 }, { yAxis: 100 }]] },
      markLine: { data: [{ yAxis: 64, lineStyle: { type: 'dotted' } }] },
    })

    expect(series(option({ baseline: null, band: null }))[0]).toMatchObject({
      markArea: { data: [] },
      markLine: { data: [] },
    })
  })
})
