import * as z from 'zod/mini'
import { DEVICE_TYPES, MOBILE, SPANS } from '../constants.ts'
import { decidedFields } from '../documents/origin.ts'
import { kind } from './kinds.ts'
import * as MESSAGES from './messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

export const phone = z
  .string({ error: MESSAGES.phoneInvalid })
  .check(z.regex(MOBILE, MESSAGES.phoneInvalid))
export const pin = z
  .string({ error: MESSAGES.codeRequired })
  .check(z.regex(/^\d{6}$/, MESSAGES.codeWrong))
const DAY_FORMAT = MESSAGES.dayFormat
/** From 1900 to 2199: both databases can hold it and the days around it. A pattern would hide the format in OpenAPI. */
const inReach = z.refine<string>((text) => /^(19|20|21)/.test(text), DAY_FORMAT)
/** A calendar date in Asia/Shanghai, YYYY-MM-DD. */
export const day = z.iso.date(DAY_FORMAT).check(inReach)
/** A moment, ISO 8601 with offset. */
export const moment = z.iso.datetime({ offset: true }).check(inReach)
export const nothing = z.object({})

/** A whole number that a query string carries as text. */
export const queryInteger = (low: number, high: number, message: string) =>
  z.coerce.number<number>(message).check(
    z.multipleOf(1, message),
    // zod forgives a multiple of 1 the last bits of a float; a database does not.
    z.refine(Number.isInteger, message),
    z.minimum(low, message),
    z.maximum(high, message),
  )

/** A page of a list: `pn` counts from 1, `ps` rows each. */
export const pageQuery = (longest: number) => ({
  pn: quantity('pageNumber', queryInteger(1, 1_000_000, MESSAGES.pageWrong)),
  ps: quantity('pageSize', queryInteger(1, longest, MESSAGES.pageSizeWrong(longest))),
})

/** A page; `row` is the one that leaves its form open, where the documents know the call. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item, row?: string) => {
  const shape = {
    list: z.array(item),
    total: whole('total'),
    pn: whole('pageNumber'),
    ps: whole('pageSize'),
  }

  return z.object(row ? decidedFields(row, shape) : shape)
}

export const spanType = z.enum(SPANS, MESSAGES.spanWrong)

export const deviceTypeCode = z.enum(DEVICE_TYPES, MESSAGES.deviceTypeWrong)

/** A sentence for people: the same words are shown, stand for the chart and are read aloud. Tones mark what needs care. */
export const sentence = z.array(
  z.object({ text: z.string(), tone: z.enum(['plain', 'warn', 'bad']) }),
)
export type Sentence = z.infer<typeof sentence>

/** Where something opens: another host by https, or a path of this one. */
export const link = kind(
  'address',
  z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, MESSAGES.linkWrong)),
)
