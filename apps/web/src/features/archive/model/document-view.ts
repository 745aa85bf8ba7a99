import type { FileLink, DocumentType } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'

/** As the archive lists it. */
export interface ArchiveDocument {
  id: string
  type: DocumentType
  typeName: string
  day: string
  note: string
  files: FileLink[]
}

/** The character of each type's seal. */
export const TYPE_SEALS: Record<DocumentType, string> = {
  checkup: '检',
  outpatient: '诊',
  inpatient: '住',
  laboratory: '验',
  other: '档',
}

/** 11月2日 化验, with the year where it is not this one: by which a document is called in questions and titles. */
export const documentName = ({ day, typeName }: ArchiveDocument, today: string): string =>
  `${today.startsWith(day.slice(0, 4)) ? '' : `${day.slice(0, 4)}年`}${dateWords(day)} ${typeName}`

/** By year, in the order they come in. */
export function byYear(
  documents: readonly ArchiveDocument[],
): { year: string; documents: ArchiveDocument[] }[] {
  const years = new Map<string, ArchiveDocument[]>()

  for (const document of documents) {
    const year = document.day.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), document])
  }

  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }))
}
