import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import { LabelledText, reportHead } from './report-words.ts'
import { whole } from '../quantities/quantity.ts'

/** `unknown`: too little was measured to say that all is well. */
export const HeartRiskLevel = z.enum(['low', 'moderate', 'high', 'unknown'])
export type HeartRiskLevel = z.infer<typeof HeartRiskLevel>

export const HeartFinding = z.object({
  kind: z.enum(['fast', 'slow', 'irregular', 'low-hrv', 'low-oxygen', 'pressure']),
  title: z.string(),
  /** `unmeasured`: there was nothing to look at, which is never taken for well. */
  state: z.enum(['found', 'none', 'unmeasured']),
  count: whole('count'),
  points: whole('riskPoints'),
  /** As grave as its warnings, however few points it earns; older reports do not tell. */
  grave: z.optional(z.boolean()),
  text: z.string(),
  times: z.array(moment),
})
export type HeartFinding = z.infer<typeof HeartFinding>

export const HeartRiskContent = z.object({
  kind: z.literal('heart-risk'),
  ...reportHead,
  level: HeartRiskLevel,
  levelText: z.string(),
  points: whole('riskPoints'),
  keyNumbers: z.array(LabelledText),
  measuredDays: whole('days'),
  findings: z.array(HeartFinding),
  trend: z.object({
    direction: z.enum(['better', 'same', 'worse', 'unknown']),
    text: z.string(),
    /** Matters of which something lies in this span, and in the one before it; grouped as on the page of warnings, which looks at another span. */
    count: whole('count'),
    countBefore: whole('count'),
    /** Matters that were there in each week up to the last day, one that lasts in each of its weeks, oldest first. */
    weeks: z.array(z.object({ day, endDay: day, count: whole('count') })),
  }),
  advice: z.array(z.string()),
  method: z.string(),
  disclaimer: z.string(),
})
export type HeartRiskContent = z.infer<typeof HeartRiskContent>
