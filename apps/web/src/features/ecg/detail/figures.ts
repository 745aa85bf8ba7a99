import { barPercent, type RangeMetric, RANGES, rangeState } from '@kangban/ecg-core'

type FigureState = 'normal' | 'high' | 'low' | 'none'

/** One figure of an ECG against its reference, ready to be shown. */
export interface Figure {
  metric: RangeMetric
  value: number | null
  state: FigureState
  stateText: string
  low: number
  high: number
  /** Where the value and the ends of the reference lie on the documented bar, 0 to 100. */
  percent: { value: number; low: number; high: number }
}

const WORDS: Record<RangeMetric, Record<Exclude<FigureState, 'none'>, string>> = {
  heartRate: { normal: '正常', high: '偏快', low: '偏慢' },
  qt: { normal: '正常', high: '偏长', low: '偏短' },
  hrv: { normal: '正常', high: '偏高', low: '偏低' },
}

export function figureOf(metric: RangeMetric, value: number | null): Figure {
  const { low, high } = RANGES[metric]
  const state = value === null ? 'none' : rangeState(metric, value)

  return {
    metric,
    value,
    state,
    stateText: state === 'none' ? '暂无' : WORDS[metric][state],
    low,
    high,
    percent: {
      value: value === null ? 0 : barPercent(metric, value),
      low: barPercent(metric, low),
      high: barPercent(metric, high),
    },
  }
}
