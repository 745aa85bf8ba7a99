import { listNames } from './list-names.ts'
import { listRecords } from './list-records.ts'
import { saveRecord } from './save-record.ts'

export const records = { listNames, listRecords, saveRecord }
