import { ensureComparisonNames } from './catalogue/comparison-names.ts'
import { ensureDiseases } from './catalogue/diseases.ts'
import { ensureMedicalTags } from './catalogue/medical-tags.ts'
import { ensureNews } from './catalogue/news.ts'
import type { Transaction } from './once.ts'

/** What every service offers, whoever uses it; each brings its table up to date and may run again at any time. */
const CATALOGUES: readonly ((database: Transaction) => Promise<void>)[] = [
  ensureMedicalTags,
  ensureDiseases,
  ensureNews,
  ensureComparisonNames,
]

export async function ensureCatalogue(database: Transaction): Promise<void> {
  for (const ensure of CATALOGUES) await ensure(database)
}
