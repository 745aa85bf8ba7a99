import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getRecord } from './get-record.ts'
import { listMeasurements } from './list-measurements.ts'
import { listRecords } from './list-records.ts'
import { saveRecord } from './save-record.ts'

export const ecg: Handlers<Context>['ecg'] = {
  saveRecord,
  listRecords,
  getRecord,
  listMeasurements,
}
