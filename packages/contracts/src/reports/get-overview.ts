import * as z from 'zod/mini'
import { day, moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { HeartRiskLevel } from './heart-risk.ts'
import { ReportRow } from './report-row.ts'
import { ReportState } from './report-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

const daily = {
  id: 'r-20261119',
  kind: 'daily',
  day: '2026-11-19',
  endDay: '2026-11-19',
  title: '11月19日 周四',
  state: 'normal',
  stateText: '平稳',
  keyNumbers: [{ label: '睡眠', text: '7小时12分' }],
  change: null,
  unread: true,
  at: '2026-11-20T08:00:00+08:00',
} as const

export const getOverview = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/overview',
  summary:
    'The hub of the reports: the latest of each kind, unread marks and the days that have a report',
  input: z.object({ userCode: z.optional(userCode) }),
  output: z.object({
    sentence,
    elderSentence: sentence,
    /** Of the unread reports that are told here the one to open first, the gravest and of those the newest. */
    first: z.nullable(z.object({ id, kind: z.enum(['daily', 'weekly', 'heart-risk']) })),
    daily: z.nullable(ReportRow),
    weekly: z.nullable(ReportRow),
    heartRisk: z.nullable(
      z.object({
        id,
        day,
        level: HeartRiskLevel,
        levelText: z.string(),
        state: ReportState,
        unread: z.boolean(),
      }),
    ),
    tcm: z.nullable(z.object({ id, day, main: z.string(), at: moment })),
    unread: z.object({ daily: whole('count'), weekly: whole('count'), heartRisk: whole('count') }),
    /** The dots of the calendar: days of this month and the last one that have a daily report, oldest first. */
    calendar: z.array(
      z.object({
        id,
        day,
        state: ReportState,
        stateText: z.string(),
        unread: z.boolean(),
      }),
    ),
  }),
  ownership: 'granted',
  looksAt: 'reports',
  safety: 'read',
  example: {
    input: {},
    output: {
      sentence: [
        { text: '有 3 份新报告没看，', tone: 'plain' },
        { text: '先看 11月19日 的日报。', tone: 'plain' },
      ],
      elderSentence: [
        { text: '有 3 份没看，', tone: 'plain' },
        { text: '先看 11月19日 的日报。', tone: 'plain' },
      ],
      first: { id: 'r-20261119', kind: 'daily' },
      daily: { ...daily, keyNumbers: [...daily.keyNumbers] },
      weekly: null,
      heartRisk: {
        id: 'r-heart',
        day: '2026-11-19',
        level: 'moderate',
        levelText: '中等风险',
        state: 'warn',
        unread: false,
      },
      tcm: { id: 's-1', day: '2026-11-02', main: '气虚质', at: '2026-11-02T09:10:00+08:00' },
      unread: { daily: 2, weekly: 1, heartRisk: 0 },
      calendar: [
        { id: 'r-20261119', day: '2026-11-19', state: 'normal', stateText: '平稳', unread: true },
      ],
    },
  },
})
