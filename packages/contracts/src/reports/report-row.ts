import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import { REPORT_KINDS } from './report-kinds.ts'
import { LabelledText, ReportState } from './report-words.ts'
import { id } from '../wire/kinds.ts'

/** One line of a list or of the timeline. */
export const ReportRow = z.object({
  id,
  /** `tcm`: an answered constitution survey; `document`: something uploaded to the archive. */
  kind: z.enum(REPORT_KINDS),
  day,
  endDay: day,
  title: z.string(),
  /** Null for what has no verdict. */
  state: z.nullable(ReportState),
  stateText: z.string(),
  keyNumbers: z.array(LabelledText),
  change: z.nullable(z.string()),
  unread: z.boolean(),
  at: moment,
})
export type ReportRow = z.infer<typeof ReportRow>
