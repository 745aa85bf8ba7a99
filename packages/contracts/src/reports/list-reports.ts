import * as z from 'zod/mini'
import { pageOf, pageQuery, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { REPORT_KINDS } from './report-kinds.ts'
import { ReportRow } from './report-row.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

export const listReports = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/list',
  summary: 'Reports of one kind or of all, newest first; a year or a month of them for a calendar',
  input: z.object({
    kind: z.enum([...REPORT_KINDS, 'all'], MESSAGES.reportKindWrong),
    ...pageQuery(100),
    year: z.optional(quantity('year', queryInteger(2000, 2100, MESSAGES.yearWrong))),
    month: z.optional(quantity('month', queryInteger(1, 12, MESSAGES.monthWrong))),
    userCode: z.optional(userCode),
  }),
  output: pageOf(ReportRow),
  ownership: 'granted',
  looksAt: 'reports',
  safety: 'read',
  example: {
    input: { kind: 'weekly', pn: 1, ps: 20 },
    output: {
      list: [
        {
          id: 'r-w46',
          kind: 'weekly',
          day: '2026-11-09',
          endDay: '2026-11-15',
          title: '11月9日–15日',
          state: 'warn',
          stateText: '要留意',
          keyNumbers: [
            { label: '早晨血压', text: '141/88' },
            { label: '睡眠', text: '7小时3分' },
            { label: '步数', text: '5,681 步' },
          ],
          change: '早晨血压高 4，步数多 471',
          unread: false,
          at: '2026-11-16T07:40:00+08:00',
        },
      ],
      total: 1,
      pn: 1,
      ps: 20,
    },
  },
})
