import * as z from 'zod/mini'
import { queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, ofRecord } from './holter-record.ts'
import { MAX_BLOCKS, MAX_BLOCKS_PER_CALL } from './limits.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

export const readBlocks = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/blocks',
  summary: 'Blocks of a record as they are stored; fewer than asked for at its end',
  input: z.object({
    ...ofRecord,
    first: quantity(
      'blocks',
      queryInteger(0, MAX_BLOCKS - 1, MESSAGES.holterBlockIndexWrong(MAX_BLOCKS - 1)),
    ),
    count: quantity(
      'blocks',
      queryInteger(1, MAX_BLOCKS_PER_CALL, MESSAGES.holterReadCountWrong(MAX_BLOCKS_PER_CALL)),
    ),
  }),
  /** Base64 of 60 s each, for `decodeSampleBlock` of ecg-core. */
  output: z.object({ first: whole('blocks'), blocks: z.array(z.string()) }),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  loading: false,
  example: {
    input: { id: EXAMPLE_HOLTER.id, first: 0, count: 1 },
    output: { first: 0, blocks: ['AQUBAwEYAScaaPzKZbc='] },
  },
})
