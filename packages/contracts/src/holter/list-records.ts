import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, HolterHead, ofRecord } from './holter-record.ts'

const LONGEST_PAGE = 50

export const listRecords = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/list',
  summary: 'The records of many hours, newest first',
  input: z.object({ ...pageQuery(LONGEST_PAGE), userCode: ofRecord.userCode }),
  output: pageOf(HolterHead),
  ownership: 'granted',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { pn: 1, ps: 10 },
    output: { list: [EXAMPLE_HOLTER], total: 1, pn: 1, ps: 10 },
  },
})
