import * as z from 'zod/mini'
import { DEVICE_TYPES, MOBILE } from './constants.ts'
import { decidedFields } from './origin.ts'
import { MESSAGES } from './messages.ts'

export const phone = z
  .string({ error: MESSAGES.phoneInvalid })
  .check(z.regex(MOBILE, MESSAGES.phoneInvalid))
export const pin = z
  .string({ error: MESSAGES.codeRequired })
  .check(z.regex(/^\d{6}$/, MESSAGES.codeWrong))
const DAY_FORMAT = '日期格式应为YYYY-MM-DD'
/** A calendar date in Asia/Shanghai, YYYY-MM-DD. */
export const day = z.iso.date(DAY_FORMAT)
/** A day from 1900 to 2199: both databases can hold it and the days around it. */
export const dayInReach = day.check(z.regex(/^(19|20|21)/, DAY_FORMAT))
/** A moment, ISO 8601 with offset. */
export const moment = z.iso.datetime({ offset: true })
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
  pn: queryInteger(1, 1_000_000, '页码应为大于0的整数'),
  ps: queryInteger(1, longest, `每页条数应在1到${longest}之间`),
})

/** A page; `row` is the one that leaves its form open, where the documents know the call. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item, row?: string) => {
  const shape = { list: z.array(item), total: z.int(), pn: z.int(), ps: z.int() }
  return z.object(row ? decidedFields(row, shape) : shape)
}

/** The span that a metric is asked for: one day, the week or the month that ends with the day. */
export const SPANS = { day: '1', week: '2', month: '3' } as const
export const spanType = z.enum(SPANS, '统计类型应为1、2或3')

export const deviceTypeCode = z.enum(DEVICE_TYPES, '设备类型错误')

/** A sentence for people: the same words are shown, stand for the chart and are read aloud. Tones mark what needs care. */
export const sentence = z.array(
  z.object({ text: z.string(), tone: z.enum(['plain', 'warn', 'bad']) }),
)
export type Sentence = z.infer<typeof sentence>

/** Where something opens: another host by https, or a path of this one. */
export const link = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, '链接格式不正确'))
