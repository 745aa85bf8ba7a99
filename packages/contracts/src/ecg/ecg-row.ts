import * as z from 'zod/mini'
import { MetricState } from '../home/get-home-summary.ts'

/** What the one judge of records says of one, as a list shows it. */
export const ecgRowWords = {
  /** `clear`: nothing was noticed; `unjudged`: measured, and the rhythm is not known. */
  finding: z.enum(['af', 'early', 'rhythm', 'rate', 'clear', 'unclear', 'unjudged']),
  state: MetricState,
  /** In cautious Chinese, e.g. 疑似房颤. */
  stateText: z.string(),
  /** Beats/min as shown: a range where the heart beats without order, null where none could be counted. */
  rateText: z.nullable(z.string()),
}

/** Of a suspected fibrillation, whether a doctor knows of it; null of others, or where nobody can say. */
export const doctorKnows = z.nullable(z.object({ knows: z.boolean(), text: z.string() }))

export const EXAMPLE_ROW_WORDS = {
  finding: 'early',
  state: 'high',
  stateText: '疑似早搏 1 次',
  rateText: '72',
} as const
