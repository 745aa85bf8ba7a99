import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
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
        reportId: 'r-20261119',
        kind: 'daily',
        day: '2026-11-19',
        endDay: '2026-11-19',
        title: '11月19日 周四',
        createdAt: '2026-11-20T09:00:00+08:00',
        expiresAt: '2026-11-27T09:00:00+08:00',
      },
    ],
  },
})
