import { ensureComparisonNames } from './comparison-names.ts'
import { ensureDiseases } from './diseases.ts'
import { ensureMedicalTags } from './medical-tags.ts'
import { ensureNews } from './news.ts'
import type { Transaction } from '../database/once.ts'

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
