import { beginHolterRecord } from './begin-holter-record.ts'
import { deleteHolterRecord } from './delete-holter-record.ts'
import { denyHolterMark } from './deny-holter-mark.ts'
import { finishHolterRecord } from './finish-holter-record.ts'
import { getHolterFileLink } from './get-holter-file-link.ts'
import { getHolterRecord } from './get-holter-record.ts'
import { listHolterRecords } from './list-holter-records.ts'
import { readBeats } from './read-beats.ts'
import { readBlocks } from './read-blocks.ts'
import { saveBlocks } from './save-blocks.ts'

export const holter = {
  beginHolterRecord,
  saveBlocks,
  finishHolterRecord,
  listHolterRecords,
  getHolterRecord,
  getHolterFileLink,
  readBlocks,
  readBeats,
  denyHolterMark,
  deleteHolterRecord,
}
