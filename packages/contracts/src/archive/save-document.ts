import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { fileId } from '../files/file-link.ts'
import { operation } from '../operation.ts'
import { ArchiveDocument, documentType, EXAMPLE_DOCUMENT } from './document.ts'
import * as MESSAGES from '../wire/messages.ts'

export const saveDocument = operation({
  origin: 'ours',
  method: 'POST',
  path: '/archive/v1/app/save',
  summary: 'Puts uploaded photos into the archive as one document',
  input: z.object({
    type: documentType,
    day: day,
    fileIds: z
      .array(fileId, MESSAGES.documentImagesMissing)
      .check(
        z.minLength(1, MESSAGES.documentImagesMissing),
        z.maxLength(9, MESSAGES.documentImagesTooMany),
      ),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200, MESSAGES.noteTooLong))),
  }),
  output: ArchiveDocument,
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  example: {
    input: {
      type: 'checkup',
      day: '2026-01-15',
      fileIds: ['8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d'],
      note: '社区卫生服务中心年度体检',
    },
    output: EXAMPLE_DOCUMENT,
  },
})
