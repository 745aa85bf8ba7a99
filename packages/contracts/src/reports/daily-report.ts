import * as z from 'zod/mini'
import { MetricState } from '../home/get-home-summary.ts'
import { LabelledText, remindersLine, ReportEvent, reportHead } from './report-words.ts'
import { real } from '../quantities/quantity.ts'

export const DailySection = z.object({
  metric: z.enum(['sleep', 'heartRate', 'bloodPressure', 'oxygen', 'temperature', 'steps']),
  title: z.string(),
  state: MetricState,
  stateText: z.string(),
  /**
   * The day's figure: minutes asleep, bpm, mmHg systolic, per cent, degrees Celsius (all averages) or steps; null when
   * nothing was measured.
   */
  value: z.nullable(real('bodyValue')),
  /** mmHg diastolic, for blood pressure only. */
  secondValue: z.nullable(real('diastolic')),
  /** The figure as shown, without its unit: 7小时12分, 128/78. */
  valueText: z.string(),
  unit: z.string(),
  baseline: z.nullable(real('bodyValue')),
  secondBaseline: z.nullable(real('diastolic')),
  /** 比平时高 6 次/分, 和平时差不多, 还在积累您的平时水平. */
  comparison: z.string(),
  details: z.array(LabelledText),
})
export type DailySection = z.infer<typeof DailySection>

export const DailyContent = z.object({
  kind: z.literal('daily'),
  ...reportHead,
  /** The three figures of the list. */
  keyNumbers: z.array(LabelledText),
  /** All six, in the order of the page; an unmeasured one has the state `none`. */
  sections: z.array(DailySection),
  events: z.array(ReportEvent),
  ...remindersLine,
  /** What to do today, the most important first. */
  advice: z.array(z.string()),
})
export type DailyContent = z.infer<typeof DailyContent>
