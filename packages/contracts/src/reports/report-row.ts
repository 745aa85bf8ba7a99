import * as z from 'zod/mini'
import { EXAMPLE_DOCUMENT } from '../archive/document.ts'
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

/** For the documentation of lists and the hub: the latest of each kind. */
export const EXAMPLE_DAILY = {
  id: 'r-20260301',
  kind: 'daily',
  day: '2026-03-01',
  endDay: '2026-03-01',
  title: '3月1日 周日',
  state: 'warn',
  stateText: '要留意',
  keyNumbers: [{ label: '心率', text: '72 次/分' }],
  change: null,
  unread: true,
  at: '2026-03-02T08:00:00+08:00',
} satisfies ReportRow

export const EXAMPLE_HEART_RISK = {
  id: 'r-heart',
  kind: 'heart-risk',
  day: '2026-01-31',
  endDay: '2026-03-01',
  title: '1月31日–3月1日',
  state: 'bad',
  stateText: '高风险',
  keyNumbers: [{ label: '发现', text: '1 项' }],
  change: null,
  unread: false,
  at: '2026-03-02T08:00:00+08:00',
} satisfies ReportRow

export const EXAMPLE_SURVEY = {
  id: 'tcm-1',
  kind: 'tcm',
  day: '2026-02-20',
  endDay: '2026-02-20',
  title: '中医体质',
  state: null,
  stateText: '',
  keyNumbers: [{ label: '体质', text: '气虚质' }],
  change: null,
  unread: false,
  at: '2026-02-20T09:10:00+08:00',
} satisfies ReportRow

export const EXAMPLE_PAPER = {
  id: EXAMPLE_DOCUMENT.id,
  kind: 'document',
  day: EXAMPLE_DOCUMENT.day,
  endDay: EXAMPLE_DOCUMENT.day,
  title: EXAMPLE_DOCUMENT.typeName,
  state: null,
  stateText: '',
  keyNumbers: [],
  change: null,
  unread: false,
  at: EXAMPLE_DOCUMENT.createdAt,
} satisfies ReportRow
