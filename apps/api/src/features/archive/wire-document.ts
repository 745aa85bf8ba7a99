import { shanghaiTime } from '@kangban/china-time'
import { DOCUMENT_TYPES, type DocumentType, type FileLink } from '@kangban/contracts'
import type { Vault } from '../../security/vault.ts'
import { fileIdsOf } from '../../shared/files/file-links.ts'

interface StoredDocument {
  id: string
  kind: string
  day: string
  noteCipher: string | null
  fileIds: unknown
  createdAt: Date
}

const TYPES = Object.keys(DOCUMENT_TYPES) as DocumentType[]

/** A document as the wire names it. */
export function wireDocument(
  row: StoredDocument,
  { vault, linksOf }: { vault: Vault; linksOf: (ids: readonly string[]) => FileLink[] },
) {
  const type = TYPES.find((known) => known === row.kind) ?? 'other'

  return {
    id: row.id,
    type,
    typeName: DOCUMENT_TYPES[type],
    day: row.day,
    note: row.noteCipher ? vault.decrypt(row.noteCipher) : '',
    files: linksOf(fileIdsOf(row.fileIds)),
    createdAt: shanghaiTime(row.createdAt),
  }
}
