import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { decided, decidedFields, withAdded } from '../documents/origin.ts'
import { REDEMPTION_STATUS } from '../redemption/redemption-codes.ts'
import { SIGN_IN_DAYS } from './points-codes.ts'
import { real, whole } from '../quantities/quantity.ts'
import { address, id } from '../wire/kinds.ts'

export const Prize = z.object({
  prizeId: id,
  prizeName: z.string(),
  prizeType: z.string(),
  /** Relative weight among the prizes of the activity that are still there. */
  rate: decided('WHEEL-18', whole('prizeWeight')),
  /** Points, or yuan, that the prize grants. */
  quota: real('prizeAmount'),
})
export type Prize = z.infer<typeof Prize>

export const Activity = z.object({
  id,
  name: z.string(),
  description: z.string(),
  activityType: z.string(),
  partake: whole('count'),
  isPart: decided('POINTS-27', z.boolean()),
  consume: whole('points'),
})
export type Activity = z.infer<typeof Activity>

export const SignInRecord = z.object(
  decidedFields('POINTS-22', {
    id,
    createTime: moment,
    integral: whole('points'),
  }),
)
export type SignInRecord = z.infer<typeof SignInRecord>

/**
 * The wire spells it `userOperEntites`: the sign-ins of the running cycle, oldest first. Each is booked in the record of points,
 * whose sum is what remains.
 */
export const PointsSummary = z.object({
  remain: whole('points'),
  userOperEntites: z.array(SignInRecord).check(z.maxLength(SIGN_IN_DAYS)),
  integrals: z.array(whole('points')).check(z.length(SIGN_IN_DAYS)),
  activityResps: z.array(Activity),
})
export type PointsSummary = z.infer<typeof PointsSummary>

/** `money` is text with its unit: 8.8元, 50积分. */
export const Winner = z.object({ name: z.string(), money: z.string() })
export type Winner = z.infer<typeof Winner>

export const DrawResult = z.object({
  /** Of the draw; of a cash prize also the id that it is redeemed by. */
  id,
  prizeId: id,
})

export const RecordEntry = withAdded(
  {
    /** Title and amount, one space between them; a cash entry has 现金 in it, no other has. */
    detailExplain: z.string().check(z.regex(/^\S+ \S+$/)),
    createTime: moment,
    quota: real('prizeAmount'),
    /** Image of the QR code of a cash prize; the link expires. */
    url: z.nullable(address),
  },
  /** Whether it was handed out; null for what is no cash prize. */
  { sendStatus: z.nullable(z.enum(REDEMPTION_STATUS)) },
)
export type RecordEntry = z.infer<typeof RecordEntry>
