import * as z from 'zod/mini'
import { pageOf, pageQuery, queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { ArchiveDocument, documentType, EXAMPLE_DOCUMENT } from './document.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

export const listDocuments = operation({
  origin: 'ours',
  method: 'GET',
  path: '/archive/v1/app/list',
  summary: 'The uploaded documents, the newest day first',
  input: z.object({
    ...pageQuery(50),
    type: z.optional(documentType),
    year: z.optional(quantity('year', queryInteger(1900, 2200, MESSAGES.yearWrong))),
  }),
  output: z.object({
    ...pageOf(ArchiveDocument).shape,
    /** How many documents each year has, of the asked type, the newest year first. */
    years: z.array(z.object({ year: whole('year'), total: whole('count') })),
  }),
  ownership: 'own',
  safety: 'read',
  example: {
    input: { pn: 1, ps: 20, type: 'checkup' },
    output: {
      list: [EXAMPLE_DOCUMENT],
      total: 1,
      pn: 1,
      ps: 20,
      years: [{ year: 2026, total: 1 }],
    },
  },
})
