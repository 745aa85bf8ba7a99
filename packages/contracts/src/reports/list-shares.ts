import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_DAILY } from './report-row.ts'
import { ReportShare } from './share.ts'

export const listShares = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/share-list',
  summary: 'The living links of the user, newest first',
  input: nothing,
  output: z.array(ReportShare),
  ownership: 'own',
  safety: 'read',
  example: {
    input: {},
    output: [
      {
        id: 's-1',
        reportId: EXAMPLE_DAILY.id,
        kind: EXAMPLE_DAILY.kind,
        day: EXAMPLE_DAILY.day,
        endDay: EXAMPLE_DAILY.endDay,
        title: EXAMPLE_DAILY.title,
        createdAt: '2026-03-02T09:00:00+08:00',
        expiresAt: '2026-03-09T09:00:00+08:00',
      },
    ],
  },
})
