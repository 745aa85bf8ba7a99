import type { DailySection, WeeklyMeasure } from '@kangban/contracts'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { dayText } from '../../../shared/format/date.ts'
import { spanText } from '@kangban/rules/reports/span-text'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { COMPARE } from '../lists/list-copy.ts'
import type { Figure } from './difference.ts'
import { REPORT_MARKS } from '@kangban/rules/reports/report-marks'

type Outputs = inferRouterOutputs<PageRouter>
type DailyReport = Extract<Outputs['reports']['getReport'], { kind: 'daily' }>
type WeeklyReport = Extract<Outputs['reports']['getReport'], { kind: 'weekly' }>
type HeartRiskReport = NonNullable<Outputs['reports']['getHeartRisk']>
type Constitution = NonNullable<Outputs['medicine']['getConstitutionReport']>

/** A report of any kind as one side of a comparison. */
export interface ComparedReport {
  title: string
  endDay: string
  tag: { state: TagState; text: string } | null
  figures: readonly Figure[]
}

const { figures: NAMES } = COMPARE
type Words = Figure['words']
const MORE: Words = ['多', '少']
const HIGHER: Words = ['高', '低']

const withUnit = (text: string, unit: string): string => (unit ? `${text} ${unit}` : text)

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

/** How a measurement differs, in the words of the reports themselves; the unit of a pressure stands beside the figures. */
const TELLING: Record<
  DailySection['metric'] | WeeklyMeasure['measure'],
  { words: Words; measure: Figure['measure'] }
> = {
  sleep: { words: MORE, measure: 'minutes' },
  heartRate: { words: ['快', '慢'], measure: { unit: '次/分' } },
  bloodPressure: { words: HIGHER, measure: { unit: '' } },
  pressureMorning: { words: HIGHER, measure: { unit: '' } },
  pressureEvening: { words: HIGHER, measure: { unit: '' } },
  oxygen: { words: HIGHER, measure: { unit: '%' } },
  oxygenLowest: { words: HIGHER, measure: { unit: '%' } },
  temperature: { words: HIGHER, measure: { unit: '℃', decimals: 1 } },
  steps: { words: MORE, measure: { unit: '步' } },
}

const word = (label: string, text: string): Figure => ({
  label,
  text,
  numbers: [],
  measure: { unit: '' },
  words: MORE,
  word: true,
})

const counted = (
  label: string,
  count: number,
  { text, unit }: { text: string; unit: string },
): Figure => ({
  label,
  text,
  numbers: [count],
  measure: { unit },
  words: MORE,
})

const dailyFigure = ({
  metric,
  title,
  value,
  secondValue,
  valueText,
  unit,
}: DailySection): Figure => ({
  label: title,
  text: withUnit(valueText, unit),
  numbers: known([value, secondValue]),
  ...TELLING[metric],
})

const weeklyFigure = (measured: WeeklyMeasure): Figure => {
  const { measure, title, average, secondAverage, averageText, unit } = measured

  return {
    label: title,
    text: average === null ? COMPARE.missing : withUnit(averageText, unit),
    numbers: known([average, secondAverage]),
    ...TELLING[measure],
  }
}

const verdictOf = ({ state, stateText }: Pick<DailyReport, 'state' | 'stateText'>) => ({
  state: REPORT_MARKS[state],
  text: stateText,
})

const placeOf = ({ day, endDay }: { day: string; endDay: string }, today: string) => ({
  title: day === endDay ? dayText(day, today) : spanText(day, endDay, today),
  endDay,
})

export const comparedDaily = (report: DailyReport, today: string): ComparedReport => ({
  ...placeOf(report, today),
  tag: verdictOf(report),
  figures: [
    ...report.sections.map(dailyFigure),
    counted(NAMES.warnings, report.events.length, {
      text: NAMES.times(report.events.length),
      unit: '次',
    }),
  ],
})

export const comparedWeekly = (report: WeeklyReport, today: string): ComparedReport => ({
  ...placeOf(report, today),
  tag: verdictOf(report),
  figures: [
    ...report.measures.map(weeklyFigure),
    counted(NAMES.worn, report.wornDays, { text: NAMES.wornDays(report.wornDays), unit: '天' }),
    counted(NAMES.warnings, report.warnings.total, {
      text: NAMES.times(report.warnings.total),
      unit: '次',
    }),
  ],
})

export const comparedHeartRisk = (report: HeartRiskReport, today: string): ComparedReport => ({
  ...placeOf(report, today),
  tag: verdictOf(report),
  figures: [
    word(NAMES.level, report.levelText),
    counted(NAMES.points, report.points, { text: NAMES.pointsText(report.points), unit: '分' }),
    ...report.findings.map(({ title, state, count }): Figure =>
      state === 'unmeasured'
        ? { ...counted(title, 0, { text: COMPARE.missing, unit: '次' }), numbers: [] }
        : counted(title, count, { text: NAMES.times(count), unit: '次' }),
    ),
    counted(NAMES.worn, report.measuredDays, {
      text: NAMES.wornDays(report.measuredDays),
      unit: '天',
    }),
  ],
})

export const comparedConstitution = (report: Constitution, today: string): ComparedReport => ({
  ...placeOf({ day: report.day, endDay: report.day }, today),
  tag: null,
  figures: [
    word(NAMES.constitution, report.main.name),
    ...report.scores.map(({ name, score }): Figure => ({
      label: name,
      text: NAMES.score(score),
      numbers: [score],
      measure: { unit: '分', decimals: 1 },
      words: HIGHER,
    })),
  ],
})
