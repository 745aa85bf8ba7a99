import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { REDEMPTION_STATUS } from './redemption-codes.ts'
import { id, maskedPhone } from '../wire/kinds.ts'

export const redemptionId = z
  .string({ error: MESSAGES.prizeNotFound })
  .check(z.minLength(1, MESSAGES.prizeNotFound), z.maxLength(64, MESSAGES.prizeNotFound))

export const RedemptionInfo = z.object({
  id,
  activityName: z.string(),
  userName: z.string(),
  /** With the middle masked: 138****0001. */
  userPhone: maskedPhone,
  prizeName: z.string(),
  createTime: moment,
  sendStatus: z.enum(REDEMPTION_STATUS),
})
export type RedemptionInfo = z.infer<typeof RedemptionInfo>
