import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_DAILY } from './report-row.ts'
import { DailyContent } from './daily-report.ts'
import { reportId, reportPlace } from './report-words.ts'
import { WeeklyContent } from './weekly-report.ts'
import * as MESSAGES from '../wire/messages.ts'
import { userCode } from '../wire/kinds.ts'

export const DailyReport = z.object({ ...reportPlace, ...DailyContent.shape })
export type DailyReport = z.infer<typeof DailyReport>
export const WeeklyReport = z.object({ ...reportPlace, ...WeeklyContent.shape })
export type WeeklyReport = z.infer<typeof WeeklyReport>

/**
 * Opening a report takes its unread mark away, and from then on it stays as it was read; a carer's look does neither. What a
 * day's report asks for is what home asks for while what it tells waits.
 */
/** A section of a day on which the metric was not measured. */
const UNMEASURED = {
  state: 'none' as const,
  stateText: '暂无',
  value: null,
  secondValue: null,
  valueText: '未测量',
  unit: '',
  baseline: null,
  secondBaseline: null,
  comparison: '',
  details: [],
}

export const getReport = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/detail',
  summary: 'A daily or weekly report with its neighbours',
  input: z.object({
    kind: z.enum(['daily', 'weekly'], MESSAGES.reportKindWrong),
    id: reportId,
    userCode: z.optional(userCode),
  }),
  output: z.discriminatedUnion('kind', [DailyReport, WeeklyReport]),
  ownership: 'granted',
  looksAt: 'reports',
  safety: 'read',
  example: {
    input: { kind: 'daily', id: EXAMPLE_DAILY.id },
    output: {
      id: EXAMPLE_DAILY.id,
      day: EXAMPLE_DAILY.day,
      endDay: EXAMPLE_DAILY.endDay,
      createdAt: EXAMPLE_DAILY.at,
      previousId: null,
      nextId: null,
      kind: 'daily',
      state: 'warn',
      stateText: '要留意',
      sentence: [
        { text: '静坐时心率偏快，最快 118 次/分，', tone: 'plain' },
        { text: '请多歇一会儿。', tone: 'warn' },
      ],
      elderSentence: [{ text: '静坐时心率偏快，请多歇一会儿。', tone: 'warn' }],
      keyNumbers: [{ label: '心率', text: '72 次/分' }],
      sections: [
        { ...UNMEASURED, metric: 'sleep', title: '睡眠' },
        {
          metric: 'heartRate',
          title: '心率',
          state: 'high',
          stateText: '偏快',
          value: 72,
          secondValue: null,
          valueText: '72',
          unit: '次/分',
          baseline: 66,
          secondBaseline: null,
          comparison: '比平时高 6 次/分',
          details: [{ label: '最高', text: '118 次/分' }],
        },
        { ...UNMEASURED, metric: 'bloodPressure', title: '血压' },
        { ...UNMEASURED, metric: 'oxygen', title: '血氧' },
        { ...UNMEASURED, metric: 'temperature', title: '皮肤温度' },
        { ...UNMEASURED, metric: 'steps', title: '步数' },
      ],
      events: [
        {
          id: 'w1',
          kind: 'heart-fast',
          title: '静坐时心率偏快',
          valueText: '118 次/分',
          limitText: '上限 100',
          level: 'warn',
          occurredAt: '2026-03-01T15:20:00+08:00',
        },
      ],
      advice: ['请多歇一会儿，连着几天这样就问问医生'],
    },
  },
})
