import * as z from 'zod/mini'
import { day, spanType } from '../wire/fields.ts'
import { addedInput, decided } from '../documents/origin.ts'
import type { QuantityName } from '../quantities/quantities.ts'
import { real } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

/**
 * `dat` is the last day of the span in Asia/Shanghai: 1 that day, 2 the seven and 3 the thirty days that end with it. A
 * span without any reading, or one that ends in the future, answers null. `userCode` opens the page of somebody who
 * granted access; without it the data is that of the user.
 */
export const metricQuery = z.object({
  type: decided('API-069', spanType),
  dat: day,
  userCode: addedInput(userCode),
})

export const value = (name: QuantityName) => z.nullable(real(name))
/** Parallel to `detailTimes`; a slot without a reading is null and stays a gap. */
export const series = (name: QuantityName) => z.array(value(name))
/** HH:mm of the slots or readings of a day; YYYY-MM-DD of the days of a week or month, every day of the span. */
export const detailTimes = z.array(z.string())
