import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import { id } from '../wire/kinds.ts'

/** More links than this cannot be alive at once. */
export const MAX_SHARES = 20
export const MAX_SHARE_DAYS = 30

/** A living link; the token itself is told only once, when it is made. */
export const ReportShare = z.object({
  id,
  reportId: id,
  kind: z.enum(['daily', 'weekly']),
  day,
  endDay: day,
  title: z.string(),
  createdAt: moment,
  expiresAt: moment,
})
export type ReportShare = z.infer<typeof ReportShare>
