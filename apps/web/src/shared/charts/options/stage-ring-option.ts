import type { ChartOption } from './chart-option.ts'
import type { ChartTheme } from '../chart-theme.ts'
import { SLEEP_STAGES, type SleepStageName } from '../sleep/sleep-stages.ts'

/** The minutes of each stage as a ring, from the deepest on; a stage without minutes has no part of it. */
export function stageRingOption(
  minutes: Readonly<Record<SleepStageName, number>>,
  theme: ChartTheme,
): ChartOption {
  return {
    series: [
      {
        type: 'pie',
        silent: true,
        radius: ['66%', '98%'],
        padAngle: 1,
        label: { show: false },
        labelLine: { show: false },
        itemStyle: { borderRadius: 3 * theme.px },
        data: SLEEP_STAGES.toReversed()
          .map(({ stage, name, color }) => ({
            name,
            value: minutes[stage],
            itemStyle: { color: theme.color(color) },
          }))
          .filter(({ value }) => value > 0),
      },
    ],
  }
}
