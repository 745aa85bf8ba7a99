import { listComparisonNames } from './list-comparison-names.ts'
import { listComparisons } from './list-comparisons.ts'
import { saveComparison } from './save-comparison.ts'

export const records = { listComparisonNames, listComparisons, saveComparison }
