import * as z from 'zod/mini'
import { day } from '../fields.ts'

const text = (longest: number) => z.string().check(z.maxLength(longest))
const whole = (low: number, high: number, message: string) =>
  z.int().check(z.minimum(low, message), z.maximum(high, message))

/** The personal profile; a field that nobody filled in is null. */
export const HealthInfo = z.object({
  userCode: z.string(),
  name: z.nullable(z.string()),
  idNo: z.nullable(z.string()),
  sex: z.nullable(z.literal([1, 2])),
  birthday: z.nullable(day),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  waistline: z.nullable(z.number()),
  ethnicity: z.nullable(z.string()),
  residence: z.nullable(z.string()),
  industry: z.nullable(z.literal([1, 2])),
  medHis: z.nullable(z.boolean()),
  takeMed: z.nullable(z.boolean()),
  sleepQuality: z.nullable(z.literal([1, 2, 3, 4])),
  smokingStatus: z.nullable(z.literal([1, 2, 3, 4, 5])),
})

/** What may be saved; a field that is not sent keeps its value. Limits are the wider of the two documented pickers. */
export const HealthInfoUpdate = z.object({
  name: z.optional(text(30)),
  sex: z.optional(z.literal([1, 2])),
  birthday: z.optional(day),
  height: z.optional(whole(140, 200, '身高应在140到200厘米之间')),
  weight: z.optional(whole(30, 150, '体重应在30到150公斤之间')),
  waistline: z.optional(whole(50, 120, '腰围应在50到120厘米之间')),
  ethnicity: z.optional(text(20)),
  residence: z.optional(text(60)),
  industry: z.optional(z.literal([1, 2])),
  sleepQuality: z.optional(z.literal([1, 2, 3, 4])),
  smokingStatus: z.optional(z.literal([1, 2, 3, 4, 5])),
})
export type HealthInfo = z.infer<typeof HealthInfo>
export type HealthInfoUpdate = z.infer<typeof HealthInfoUpdate>
