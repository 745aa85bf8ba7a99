import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { MeasurementRecord, RECORD_ID, RECORDED } from './measurement-record.ts'
import { allFields, unnamedWith } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'
import { diastolic, heartRate, oxygen, systolic } from '../quantities/body.ts'
import type { QuantityName, Range } from '../quantities/quantities.ts'
import { quantity } from '../quantities/quantity.ts'

const CHOOSE_USER = MESSAGES.recordNameMissing
const TIME_FORMAT = MESSAGES.measuredAtFormat

/** A whole number within what a body can show, as number or text; left out, null or '' when it was not measured. */
const measured = (name: QuantityName, label: string, { low, high }: Range) => {
  const message = MESSAGES.valueWrong(label, low, high)

  const number = quantity(
    name,
    z.number().check(z.multipleOf(1, message), z.minimum(low, message), z.maximum(high, message)),
  )

  const text = z.string().check(
    z.regex(/^\d{0,3}$/, message),
    z.refine(
      (digits) => digits === '' || (Number(digits) >= low && Number(digits) <= high),
      message,
    ),
  )

  return z.optional(z.nullable(z.union([number, text], message)))
}

const measuredOxygen = (side: string) => measured('oxygen', `${side}血氧`, oxygen.possible)
const measuredRate = (side: string) => measured('heartRate', `${side}心率`, heartRate.possible)
const measuredHigh = (side: string) => measured('systolic', `${side}高压`, systolic.possible)
const measuredLow = (side: string) => measured('diastolic', `${side}低压`, diastolic.possible)

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
    createTime: z.optional(
      z.nullable(z.string(TIME_FORMAT).check(z.regex(CREATE_TIME, TIME_FORMAT))),
    ),
    watchSpo2: measuredOxygen('手表'),
    watchHr: measuredRate('手表'),
    watchSbp: measuredHigh('手表'),
    watchDbp: measuredLow('手表'),
    deviceSpo2: measuredOxygen('仪器'),
    deviceHr: measuredRate('仪器'),
    deviceSbp: measuredHigh('仪器'),
    deviceDbp: measuredLow('仪器'),
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
