import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { LabelledText, remindersLine, ReportEvent, reportHead } from './report-words.ts'
import type { QuantityName } from '../quantities/quantities.ts'
import { real, whole } from '../quantities/quantity.ts'

/** Seven days, Monday first; a day without a measurement is null and stays a gap. */
const week = (name: QuantityName) => z.array(z.nullable(real(name))).check(z.length(7))

export const WeeklyMeasure = z.object({
  measure: z.enum([
    'pressureMorning',
    'pressureEvening',
    'heartRate',
    'oxygenLowest',
    'sleep',
    'temperature',
    'steps',
  ]),
  title: z.string(),
  unit: z.string(),
  state: MetricState,
  stateText: z.string(),
  values: week('bodyValue'),
  /** mmHg diastolic, for the blood pressure only. */
  secondValues: z.nullable(week('diastolic')),
  /** The band that counts as in range, as far as it has ends; for steps the lower end is the goal. */
  referenceLow: z.nullable(real('bodyValue')),
  referenceHigh: z.nullable(real('bodyValue')),
  average: z.nullable(real('bodyValue')),
  secondAverage: z.nullable(real('diastolic')),
  /** The average as shown, without its unit. */
  averageText: z.string(),
  /** Lowest to highest day, e.g. 高压 136–145. */
  rangeText: z.string(),
  lastAverage: z.nullable(real('bodyValue')),
  lastSecondAverage: z.nullable(real('diastolic')),
  /** Against last week, with its unit: 高 3 mmHg, 少 12分, 持平, 上周没测. */
  changeText: z.string(),
})
export type WeeklyMeasure = z.infer<typeof WeeklyMeasure>

const NotableDay = z.object({ day, reason: z.string() })

export const WeeklyContent = z.object({
  kind: z.literal('weekly'),
  ...reportHead,
  keyNumbers: z.array(LabelledText),
  /** The week against the one before in one short line, for the list. */
  change: z.string(),
  /** Days on which the watch was worn, and readings of the blood pressure. */
  wornDays: whole('days'),
  pressureCount: whole('count'),
  measures: z.array(WeeklyMeasure),
  /** Null when all days were alike. */
  bestDay: z.nullable(NotableDay),
  worstDay: z.nullable(NotableDay),
  warnings: z.object({
    total: whole('count'),
    bad: whole('count'),
    lastWeek: whole('count'),
    byKind: z.array(
      z.object({
        kind: ReportEvent.shape.kind,
        title: z.string(),
        count: whole('count'),
        worst: ReportEvent,
      }),
    ),
  }),
  ...remindersLine,
  goals: z.array(z.object({ title: z.string(), detail: z.string() })),
})
export type WeeklyContent = z.infer<typeof WeeklyContent>
