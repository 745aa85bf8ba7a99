import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listNames } from './list-names.ts'
import { listRecords } from './list-records.ts'
import { saveRecord } from './save-record.ts'

export const records: Handlers<Context>['records'] = { listNames, listRecords, saveRecord }
