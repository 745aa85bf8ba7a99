import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { beginRecord } from './begin-record.ts'
import { deleteRecord } from './delete-record.ts'
import { finishRecord } from './finish-record.ts'
import { getRecord } from './get-record.ts'
import { listRecords } from './list-records.ts'
import { readBeats } from './read-beats.ts'
import { readBlocks } from './read-blocks.ts'
import { saveBlocks } from './save-blocks.ts'

export const holter: Handlers<Context>['holter'] = {
  beginRecord,
  saveBlocks,
  finishRecord,
  listRecords,
  getRecord,
  readBlocks,
  readBeats,
  deleteRecord,
}
