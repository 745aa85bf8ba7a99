import * as z from 'zod/mini'
import { DOCUMENT_TYPES, type DocumentType } from './document-types.ts'
import { day, moment } from '../wire/fields.ts'
import { FileLink } from '../files/file-link.ts'
import * as MESSAGES from '../wire/messages.ts'
import { id } from '../wire/kinds.ts'

export const documentType = z.enum(
  Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]],
  MESSAGES.documentTypeMissing,
)

export const ArchiveDocument = z.object({
  id,
  type: documentType,
  typeName: z.string(),
  day,
  note: z.string(),
  files: z.array(FileLink),
  createdAt: moment,
})

const link = (name: string) => ({
  id: name,
  url: `/api/files/v1/image/${name}?expires=1772460000&signature=Zx8`,
  thumbnailUrl: `/api/files/v1/thumbnail/${name}?expires=1772460000&signature=Qb1`,
  width: 1240,
  height: 1754,
})

/** For the documentation of the calls that answer one. */
export const EXAMPLE_DOCUMENT: z.input<typeof ArchiveDocument> = {
  id: '0f3c5a7e-2b4d-4e6f-8a1b-3c5d7e9f1a2b',
  type: 'checkup',
  typeName: '体检报告',
  day: '2026-01-15',
  note: '社区卫生服务中心年度体检',
  files: [link('8d2c1b7e-5a0f-4c39-9b7d-1f2e3a4b5c6d')],
  createdAt: '2026-01-16T09:20:00+08:00',
}
