import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { operation } from '../operation.ts'
import { redemptionId, RedemptionInfo } from './redemption.ts'

/** A right code also gives the caller, in an HttpOnly cookie, the permission to redeem this prize: 10 minutes, one use. */
export const getRedemption = operation({
  origin: 'documented',
  method: 'GET',
  path: '/prize/v1/exchange-info',
  summary: 'What the administrator sees of a cash prize, by an SMS code sent to the administrator',
  input: z.object({
    phone,
    code: z
      .string({ error: MESSAGES.codeRequired })
      .check(
        z.minLength(1, MESSAGES.codeRequired),
        z.regex(/^\d{6}$/, MESSAGES.redemptionCodeWrong),
      ),
    id: redemptionId,
  }),
  output: RedemptionInfo,
  ownership: 'secret',
  safety: 'mutating',
  example: {
    input: { phone: '13800000000', code: '402817', id: '5f0c6b1e9a7d42c88b3e1f60a94d27c3' },
    output: {
      id: '5f0c6b1e9a7d42c88b3e1f60a94d27c3',
      activityName: '幸运大转盘',
      userName: '李建军',
      userPhone: '138****0002',
      prizeName: '现金红包8.8元',
      createTime: '2026-03-01T19:20:11+08:00',
      sendStatus: '1001',
    },
  },
})
