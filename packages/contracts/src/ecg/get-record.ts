import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EcgDetail } from './ecg-record.ts'

export const getRecord = operation({
  method: 'GET',
  path: '/monitor/v1/app/find-ecg-info',
  summary: 'An ECG record with its samples',
  input: z.object({ ecgId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: EcgDetail,
  ownership: 'own',
  safety: 'read',
})
