import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, HolterHead, ofRecord } from './holter-record.ts'

const MAX_PAGE_SIZE = 50

export const listHolterRecords = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/list',
  summary: 'The records of many hours, newest first',
  input: z.object({ ...pageQuery(MAX_PAGE_SIZE), userCode: ofRecord.userCode }),
  output: pageOf(HolterHead),
  ownership: 'granted',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { pn: 1, ps: 10 },
    output: { list: [EXAMPLE_HOLTER], total: 1, pn: 1, ps: 10 },
  },
})
