import * as z from 'zod/mini'
import { day, moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { HeartRiskLevel } from './heart-risk.ts'
import { EXAMPLE_DAILY, EXAMPLE_HEART_RISK, EXAMPLE_SURVEY, ReportRow } from './report-row.ts'
import { ReportState } from './report-words.ts'
import { whole } from '../quantities/quantity.ts'
import { id, userCode } from '../wire/kinds.ts'

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
        { text: '有 1 份新报告没看，', tone: 'plain' },
        { text: '先看 3月1日 的日报。', tone: 'warn' },
      ],
      elderSentence: [
        { text: '有 1 份没看，', tone: 'plain' },
        { text: '先看 3月1日 的日报。', tone: 'warn' },
      ],
      first: { id: EXAMPLE_DAILY.id, kind: 'daily' },
      daily: EXAMPLE_DAILY,
      weekly: null,
      heartRisk: {
        id: EXAMPLE_HEART_RISK.id,
        day: EXAMPLE_HEART_RISK.endDay,
        level: 'high',
        levelText: EXAMPLE_HEART_RISK.stateText,
        state: EXAMPLE_HEART_RISK.state,
        unread: false,
      },
      tcm: {
        id: EXAMPLE_SURVEY.id,
        day: EXAMPLE_SURVEY.day,
        main: '气虚质',
        at: EXAMPLE_SURVEY.at,
      },
      unread: { daily: 1, weekly: 0, heartRisk: 0 },
      calendar: [
        {
          id: EXAMPLE_DAILY.id,
          day: EXAMPLE_DAILY.day,
          state: EXAMPLE_DAILY.state,
          stateText: EXAMPLE_DAILY.stateText,
          unread: true,
        },
      ],
    },
  },
})
