import * as z from 'zod/mini'
import { moment, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_DAILY } from './report-row.ts'
import { reportId } from './report-words.ts'
import { MAX_SHARE_DAYS } from './share.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity } from '../quantities/quantity.ts'
import { address, id } from '../wire/kinds.ts'

export const createShare = operation({
  origin: 'ours',
  method: 'POST',
  path: '/report/v1/app/share',
  summary: 'Makes a link by which anybody who has it can read one report for some days',
  input: z.object({
    reportId,
    days: quantity(
      'days',
      queryInteger(1, MAX_SHARE_DAYS, MESSAGES.shareDaysWrong(MAX_SHARE_DAYS)),
    ),
  }),
  output: z.object({
    id,
    token: z.string(),
    url: address,
    expiresAt: moment,
  }),
  ownership: 'own',
  safety: 'mutating',
  example: {
    input: { reportId: EXAMPLE_DAILY.id, days: 7 },
    output: {
      id: 's-1',
      token: 'Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0',
      url: '#/rb?token=Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0',
      expiresAt: '2026-03-09T09:00:00+08:00',
    },
  },
})
