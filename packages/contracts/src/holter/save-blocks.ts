import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, ofRecord } from './holter-record.ts'
import { MAX_BLOCK_TEXT_LENGTH, MAX_BLOCKS, MAX_BLOCKS_PER_CALL } from './limits.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

const INDEX = MESSAGES.holterBlockIndexWrong(MAX_BLOCKS - 1)
const COUNT = MESSAGES.holterSaveCountWrong(MAX_BLOCKS_PER_CALL)

export const saveBlocks = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/holter/blocks',
  summary:
    'Stores blocks of 60 s in order; a block that is stored already may come again, but only the same',
  input: z.object({
    id: ofRecord.id,
    first: whole('blocks', INDEX).check(z.minimum(0, INDEX), z.maximum(MAX_BLOCKS - 1, INDEX)),
    blocks: z
      .array(z.string().check(z.maxLength(MAX_BLOCK_TEXT_LENGTH, MESSAGES.holterBlockTooLarge)))
      .check(z.minLength(1, COUNT), z.maxLength(MAX_BLOCKS_PER_CALL, COUNT)),
  }),
  output: z.object({ nextBlock: whole('blocks') }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  maxBodyBytes: MAX_BLOCKS_PER_CALL * (MAX_BLOCK_TEXT_LENGTH + 3) + 4096,
  example: {
    input: { id: EXAMPLE_HOLTER.id, first: 0, blocks: ['AQUBAwEYAScaaPzKZbc='] },
    output: { nextBlock: 1 },
  },
})
