import { isDeepStrictEqual } from 'node:util'
import { readDiseases } from '../../../../prisma/seed/diseases.ts'
import { jsonOf, momentOf, type PreparedReads } from '../database/prepared-reads.ts'
import { NAMES_RULE } from './comparison-names.ts'
import { MEDICAL_TAGS } from './medical-tags.ts'
import { TYPE_ID, writtenNews } from './news.ts'

type Row = Readonly<Record<string, unknown>>

/** Whether each row that is written is stored as it is written, by the name of what tells rows apart. */
function hasAll<Written extends object>(
  stored: readonly Row[],
  written: readonly Written[],
  key: keyof Written & string,
): boolean {
  const rows = new Map(stored.map((row) => [row[key], row]))
  return written.every((row) => isDeepStrictEqual(rows.get(row[key]), row))
}

/**
 * Whether the catalogue is what is written, so that nothing is to be brought. A start asks by prepared statements, which answer
 * before Prisma has made its engine and planned its first queries.
 */
export async function isCatalogueCurrent(reads: PreparedReads): Promise<boolean> {
  const [tags, diseases, news, names] = await Promise.all([
    reads.all<Row>('SELECT * FROM "MedicalTag"', []),
    reads.all<Row>('SELECT * FROM "Disease"', []),
    reads.all<Row>('SELECT * FROM "NewsItem" WHERE "typeId" = $1', [TYPE_ID]),
    reads.all<Row>('SELECT "id" FROM "RuleConfiguration" WHERE "id" = $1', [NAMES_RULE]),
  ])

  const parsed = diseases.map((row) => ({
    ...row,
    content: jsonOf(row['content']),
    tags: jsonOf(row['tags']),
  }))

  const [written, articles] = [readDiseases(), writtenNews()]
  const dated = news.map((row) => ({ ...row, at: momentOf(String(row['at'])) }))

  return (
    names.length === 1 &&
    // A tag that left the list stays for those who chose it; what left the others is taken away.
    hasAll(tags, MEDICAL_TAGS, 'id') &&
    parsed.length === written.length &&
    hasAll(parsed, written, 'name') &&
    dated.length === articles.length &&
    hasAll(dated, articles, 'id')
  )
}
