import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'

export const MAX_MEDICINES = 20

const text = (longest: number, label: string) =>
  z
    .string(MESSAGES.fieldWrong(label))
    .check(z.trim(), z.maxLength(longest, MESSAGES.fieldTooLong(label, longest)))

/** What somebody takes, in the person's own words: what stands on the box, how much, and when. */
export const Medicine = z.object({
  name: text(30, '药名').check(z.minLength(1, MESSAGES.medicineNameMissing)),
  /** 5 mg, 半片. */
  dose: text(30, '剂量'),
  timing: text(30, '用法'),
  since: z.nullable(day),
})
export type Medicine = z.infer<typeof Medicine>
