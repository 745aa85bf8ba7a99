import * as z from 'zod/mini'
import { day } from '../fields.ts'
import { operation } from '../operation.ts'
import { EcgMeasurement } from './ecg-record.ts'

export const listMeasurements = operation({
  method: 'GET',
  path: '/swk-ecg/v1/measurements/by-date-user',
  summary: 'The measurements of the ECG recorder on a day, oldest first',
  input: z.object({ measurementDate: day, userCode: z.optional(z.string()) }),
  output: z.array(EcgMeasurement),
  ownership: 'granted',
  safety: 'read',
  ownMessages: true,
})
