import * as z from 'zod/mini'
import { pageOf, pageQuery, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { REPORT_KINDS } from './report-kinds.ts'
import {
  EXAMPLE_DAILY,
  EXAMPLE_HEART_RISK,
  EXAMPLE_PAPER,
  EXAMPLE_SURVEY,
  ReportRow,
} from './report-row.ts'
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
    input: { kind: 'all', pn: 1, ps: 20 },
    output: {
      list: [EXAMPLE_DAILY, EXAMPLE_HEART_RISK, EXAMPLE_SURVEY, EXAMPLE_PAPER],
      total: 4,
      pn: 1,
      ps: 20,
    },
  },
})
