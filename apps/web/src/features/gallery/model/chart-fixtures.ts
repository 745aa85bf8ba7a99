import type { ChartProps } from '../../../shared/charts/Chart.tsx'
import type { ChartOption } from '../../../shared/charts/options/chart-option.ts'
import type { ChartTheme } from '../../../shared/charts/chart-theme.ts'
import { dayDotsOption } from '../../../shared/charts/options/day-dots-option.ts'
import { dayLineOption } from '../../../shared/charts/options/day-line-option.ts'
import {
  deviationBarsOption,
  nightDeviationOption,
} from '../../../shared/charts/options/deviation-option.ts'
import { hourBarsOption } from '../../../shared/charts/options/hour-bars-option.ts'
import {
  pressureDayOption,
  pressureMonthOption,
  pressureWeekOption,
} from '../../../shared/charts/options/pressure-option.ts'
import { rangeBarsOption } from '../../../shared/charts/options/range-bars-option.ts'
import { sleepNightsOption } from '../../../shared/charts/options/sleep-nights-option.ts'
import { stageRingOption } from '../../../shared/charts/options/stage-ring-option.ts'
import { stepDaysOption } from '../../../shared/charts/options/step-days-option.ts'
import {
  pressureDay,
  pressureMonth,
  pressureWeek,
  stepDays,
  stepHours,
  temperatureDays,
  temperatureNight,
} from './body-data.ts'
import type { DataCase } from './data-case.ts'
import { heartDay, heartDays, oxygenDay, oxygenDays } from './heart-data.ts'
import { ringMinutes, sleepNights } from './sleep-data.ts'

export interface ChartFixture {
  name: string
  size?: ChartProps['size']
  option: (data: DataCase) => (theme: ChartTheme) => ChartOption
}

type Build<D> = (data: D, theme: ChartTheme) => ChartOption

/** A chart for each case of its data. */
const chart = <D>(
  name: string,
  { build, data }: { build: Build<D>; data: (of: DataCase) => D },
  size?: ChartProps['size'],
): ChartFixture => ({
  name,
  ...(size && { size }),
  option: (of) => (theme) => build(data(of), theme),
})

/** Every chart of shared/charts, a line each. */
export const CHART_FIXTURES: readonly ChartFixture[] = [
  chart('心率 · 一天', { build: dayLineOption, data: heartDay }),
  chart('心率 · 一周', { build: rangeBarsOption, data: heartDays(7) }),
  chart('心率 · 30 天', { build: rangeBarsOption, data: heartDays(30) }),
  chart('血氧 · 一天', { build: dayDotsOption, data: oxygenDay }),
  chart('血氧 · 一周', { build: rangeBarsOption, data: oxygenDays }),
  chart('皮肤温度 · 一夜', { build: nightDeviationOption, data: temperatureNight }),
  chart('皮肤温度 · 30 天', { build: deviationBarsOption, data: temperatureDays }),
  chart('步数 · 一天', { build: hourBarsOption, data: stepHours }),
  chart('步数 · 一周', { build: stepDaysOption, data: stepDays(7) }),
  chart('步数 · 30 天', { build: stepDaysOption, data: stepDays(30) }),
  chart('睡眠 · 一夜的构成', { build: stageRingOption, data: ringMinutes }, 'low'),
  chart('睡眠 · 一周', { build: sleepNightsOption, data: sleepNights }),
  chart('血压 · 一天', { build: pressureDayOption, data: pressureDay }),
  chart('血压 · 一周', { build: pressureWeekOption, data: pressureWeek }),
  chart('血压 · 30 天', { build: pressureMonthOption, data: pressureMonth }),
]
