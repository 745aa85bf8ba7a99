import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_RECORD, MeasurementRecord, RECORDS_PAGE_SIZE } from './measurement-record.ts'
import * as MESSAGES from '../wire/messages.ts'

export const listComparisons = operation({
  origin: 'documented',
  method: 'POST',
  path: '/monitor/v1/mea-record-list',
  summary:
    'Watch against instrument, newest measurement first; without a userName those of everybody',
  input: z.object({
    ...pageQuery(RECORDS_PAGE_SIZE),
    userName: z.optional(z.nullable(z.string().check(z.maxLength(20, MESSAGES.recordNameTooLong)))),
  }),
  output: pageOf(MeasurementRecord, 'API-110'),
  ownership: 'own',
  safety: 'read',
  example: {
    input: { pn: 1, ps: RECORDS_PAGE_SIZE, userName: '本人' },
    output: { list: [EXAMPLE_RECORD], total: 1, pn: 1, ps: RECORDS_PAGE_SIZE },
  },
})
