import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { MeasurementRecord, RECORD_ID, RECORDED } from './measurement-record.ts'
import { allFields, unnamedWith } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

const CHOOSE_USER = MESSAGES.recordNameMissing
const TIME_FORMAT = MESSAGES.measuredAtFormat

/** A whole number within what a body can show, as number or text; left out, null or '' when it was not measured. */
const measured = (name: string, low: number, high: number) => {
  const message = MESSAGES.valueWrong(name, low, high)

  const number = z
    .number()
    .check(z.multipleOf(1, message), z.minimum(low, message), z.maximum(high, message))

  const text = z.string().check(
    z.regex(/^\d{0,3}$/, message),
    z.refine(
      (digits) => digits === '' || (Number(digits) >= low && Number(digits) <= high),
      message,
    ),
  )

  return z.optional(z.nullable(z.union([number, text], message)))
}

const oxygen = (side: string) => measured(`${side}血氧`, 50, 100)
const heartRate = (side: string) => measured(`${side}心率`, 20, 300)
const systolic = (side: string) => measured(`${side}高压`, 40, 300)
const diastolic = (side: string) => measured(`${side}低压`, 20, 200)

/** China's time, or a moment with its own offset. */
const CREATE_TIME = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/

export const saveComparison = operation({
  origin: 'documented',
  method: 'POST',
  path: '/monitor/v1/save-mea-record',
  summary: 'Adds a comparison of watch and instrument',
  input: z.object({
    userName: z
      .string(CHOOSE_USER)
      .check(z.trim(), z.minLength(1, CHOOSE_USER), z.maxLength(20, MESSAGES.recordNameTooLong)),
    /** When it was measured; now, where it is left out. */
    createTime: z.optional(
      z.nullable(z.string(TIME_FORMAT).check(z.regex(CREATE_TIME, TIME_FORMAT))),
    ),
    watchSpo2: oxygen('手表'),
    watchHr: heartRate('手表'),
    watchSbp: systolic('手表'),
    watchDbp: diastolic('手表'),
    deviceSpo2: oxygen('仪器'),
    deviceHr: heartRate('仪器'),
    deviceSbp: systolic('仪器'),
    deviceDbp: diastolic('仪器'),
  }),
  output: unnamedWith(allFields(MeasurementRecord)),
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  example: {
    input: {
      userName: '本人',
      createTime: '2026-03-02 08:10',
      watchSpo2: 96,
      watchHr: 71,
      watchSbp: '134',
      watchDbp: '82',
      deviceSpo2: 97,
      deviceHr: 72,
      deviceSbp: '138',
      deviceDbp: '84',
    },
    output: { kangban: { ...RECORDED, id: RECORD_ID } },
  },
})
