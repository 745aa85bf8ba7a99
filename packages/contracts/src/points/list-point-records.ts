import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { RecordEntry } from './points.ts'
import { RECORD_FLAGS } from './points-codes.ts'
import * as MESSAGES from '../wire/messages.ts'

export const listPointRecords = operation({
  origin: 'documented',
  method: 'GET',
  path: '/integral/v1/app/integral-record',
  summary: 'A page of the points record (flag 1) or the prize record (flag 2), newest first',
  input: z.object({ ...pageQuery(100), flag: z.enum(RECORD_FLAGS, MESSAGES.recordFlagWrong) }),
  output: pageOf(RecordEntry, 'PTREC-13'),
  ownership: 'own',
  safety: 'read',
  example: {
    input: { pn: 1, ps: 20, flag: '2' },
    output: {
      list: [
        {
          detailExplain: '现金红包 8.8元',
          createTime: '2026-03-01T19:20:11+08:00',
          quota: 8.8,
          url: '/api/files/v1/qr-code/aHR0cHM6Ly9oNS5leGFtcGxl.png?expires=1772460000&signature=c2lnbmF0dXJl',
          kangban: { sendStatus: '1001' },
        },
        {
          detailExplain: '积分奖励 +50',
          createTime: '2026-02-27T08:02:45+08:00',
          quota: 50,
          url: null,
          kangban: { sendStatus: null },
        },
      ],
      total: 2,
      pn: 1,
      ps: 20,
    },
  },
})
