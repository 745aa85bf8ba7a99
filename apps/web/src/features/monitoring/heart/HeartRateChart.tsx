import type { HeartRateSpan } from '@kangban/contracts'
import { useCallback, useState } from 'react'
import { Chart } from '../../../shared/charts/Chart.tsx'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { dayLineOption } from '../../../shared/charts/options/day-line-option.ts'
import type { NoteMark } from '../../../shared/charts/options/note-marks.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { HEART, UNIT } from './heart-copy.ts'
import { HEART_SCALE } from './heart-view.ts'
import { MetricHero } from '../parts/MetricHero.tsx'

type Values = readonly (number | null)[]

interface HeartRateChartProps {
  /** Beats a minute; null where nothing was measured. */
  values: Values
  /** HH:mm of each value. */
  labels: readonly string[]
  /** The lowest and highest of each slot. */
  lows?: Values
  highs?: Values
  normal?: HeartRateSpan['normal']
  /** The own resting rate. */
  usual?: number | null
  /** Shown until a finger or the mouse asks for another place; without it the last value is. */
  newest?: { value: number; time: string; tag: { state: TagState; text: string } }
  notes?: readonly NoteMark[]
  /** Told which value is pointed at. */
  onIndex?: (index: number) => void
  /** The chart in words. */
  label: string
}

/** The number on which the index line stands; it stays there when the finger leaves. */
function shownOf({ values, labels, newest }: HeartRateChartProps, index: number | null) {
  if (index === null && newest) return { ...newest, note: HEART.newest(newest.time) }
  const at = index ?? values.findLastIndex((value) => value !== null)
  const [value, time] = [values[at] ?? null, labels[at] ?? '']
  return { value, tag: null, note: value === null ? HEART.nothingAt(time) : HEART.at(time) }
}

/** The heart rate over a day as documented: a line in a box of 8rem, a red index line, and the number it stands on. */
export function HeartRateChart(props: HeartRateChartProps) {
  const { values, labels, lows, highs, normal = null, usual = null, label, notes, onIndex } = props
  const [index, setIndex] = useState<number | null>(null)

  const point = (at: number) => {
    setIndex(at)
    onIndex?.(at)
  }

  const option = useCallback(
    (theme: ChartTheme) =>
      dayLineOption(
        {
          labels,
          values,
          ...(lows && highs ? { lows, highs } : {}),
          color: 'm-heart',
          band: normal,
          bandColor: 'm-heart-soft',
          baseline: usual,
          ...(notes && { notes }),
          ...HEART_SCALE,
        },
        theme,
      ),
    [labels, values, lows, highs, normal, usual, notes],
  )

  return (
    <>
      <MetricHero {...shownOf(props, index)} unit={UNIT} color="var(--m-heart)" />
      <Chart option={option} label={label} onIndex={point} />
    </>
  )
}
