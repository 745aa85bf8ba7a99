import { beginRecord } from './begin-record.ts'
import { deleteRecord } from './delete-record.ts'
import { finishRecord } from './finish-record.ts'
import { getRecord } from './get-record.ts'
import { listRecords } from './list-records.ts'
import { readBeats } from './read-beats.ts'
import { readBlocks } from './read-blocks.ts'
import { saveBlocks } from './save-blocks.ts'

export const holter = {
  beginRecord,
  saveBlocks,
  finishRecord,
  listRecords,
  getRecord,
  readBlocks,
  readBeats,
  deleteRecord,
}
