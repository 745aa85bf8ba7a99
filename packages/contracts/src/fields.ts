import * as z from 'zod/mini'
import { MESSAGES } from './messages.ts'

/** Mainland mobile number: starts with 1, second digit 3-9, 11 digits. */
export const MOBILE = /^1[3-9]\d{9}$/

export const phone = z.string({ error: MESSAGES.phoneInvalid }).check(z.regex(MOBILE, MESSAGES.phoneInvalid))
export const pin = z.string({ error: MESSAGES.codeRequired }).check(z.regex(/^\d{6}$/, MESSAGES.codeWrong))
/** A calendar date in Asia/Shanghai, YYYY-MM-DD. */
export const day = z.iso.date('日期格式应为YYYY-MM-DD')
/** A moment, ISO 8601 with offset. */
export const moment = z.iso.datetime({ offset: true })
export const nothing = z.object({})

export const DEVICE_TYPES = { watch: '10010002', bloodPressureMonitor: '10030001', ecgRecorder: '10040001' } as const
export const deviceTypeCode = z.enum(DEVICE_TYPES)
export type DeviceTypeCode = (typeof DEVICE_TYPES)[keyof typeof DEVICE_TYPES]

/** A sentence for people: the same words are shown, stand for the chart and are read aloud. Tones mark what needs care. */
export const sentence = z.array(z.object({ text: z.string(), tone: z.enum(['plain', 'warn', 'bad']) }))
export type Sentence = z.infer<typeof sentence>
