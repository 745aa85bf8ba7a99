import type { Transaction } from '../database/once.ts'

/** The configuration entry of the user names of the comparison records. */
export const NAMES_RULE = 34
/** Everybody sees them, so they name nobody. */
const NAMES = ['本人', '老伴', '儿子', '女儿']

/** The names to begin with; what somebody has configured since stays. */
export async function ensureComparisonNames(database: Transaction): Promise<void> {
  await database.ruleConfiguration.upsert({
    where: { id: NAMES_RULE },
    create: { id: NAMES_RULE, ruleJson: JSON.stringify(NAMES) },
    update: {},
  })
}
