import * as z from 'zod/mini'
import { day, moment, sentence } from '../wire/fields.ts'
import { WARNING_KINDS } from '../warnings/warning-words.ts'
import * as MESSAGES from '../wire/messages.ts'
import { id } from '../wire/kinds.ts'

/** `good` and `normal`: all is well; `warn`: something was out of range; `bad`: see to it soon; `none`: too little to say. */
export const ReportState = z.enum(['good', 'normal', 'warn', 'bad', 'none'])
export type ReportState = z.infer<typeof ReportState>

/** What every kind of report says first. */
export const reportHead = {
  state: ReportState,
  /** One or two words, e.g. 平稳 or 要留意. */
  stateText: z.string(),
  sentence,
  /** Shorter words with the same verdict, for the elderly form and for reading aloud. */
  elderSentence: sentence,
}

/** An abnormal event of the reported days, in the words of the list of warnings. */
export const ReportEvent = z.object({
  id,
  kind: z.enum(WARNING_KINDS),
  title: z.string(),
  valueText: z.string(),
  limitText: z.string(),
  level: z.enum(['warn', 'bad']),
  occurredAt: moment,
})
export type ReportEvent = z.infer<typeof ReportEvent>

/** Label and text with unit, ready to be shown: 最低 / 52 次/分. */
export const LabelledText = z.object({ label: z.string(), text: z.string() })
export type LabelledText = z.infer<typeof LabelledText>

/** Of what the person is reminded of, how much was done: 血压 2 次都量了，吃药都吃了. Left out where nothing came due. */
export const remindersLine = { reminders: z.optional(z.string()) }

/** Where a report stands: its id, the days it is about and its neighbours of the same kind. */
export const reportPlace = {
  id,
  /** First and last day; for a daily report the same. */
  day,
  endDay: day,
  createdAt: moment,
  previousId: z.nullable(id),
  nextId: z.nullable(id),
}

export const reportId = z
  .string({ error: MESSAGES.reportMissing })
  .check(z.minLength(1, MESSAGES.reportMissing), z.maxLength(64, MESSAGES.reportIdWrong))
