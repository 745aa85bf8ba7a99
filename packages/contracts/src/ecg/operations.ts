import { denyEcgMark } from './deny-ecg-mark.ts'
import { getEcgFileLink } from './get-ecg-file-link.ts'
import { getEcgRecord } from './get-ecg-record.ts'
import { listEcgMeasurements } from './list-ecg-measurements.ts'
import { listEcgRecords } from './list-ecg-records.ts'
import { listEcgMonth } from './list-ecg-month.ts'
import { saveEcgRecord } from './save-ecg-record.ts'

export const ecg = {
  saveEcgRecord,
  listEcgRecords,
  getEcgRecord,
  getEcgFileLink,
  listEcgMeasurements,
  listEcgMonth,
  denyEcgMark,
}
