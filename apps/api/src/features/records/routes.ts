import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listComparisonNames } from './list-comparison-names.ts'
import { listComparisons } from './list-comparisons.ts'
import { saveComparison } from './save-comparison.ts'

export const records: Handlers<Context>['records'] = {
  listComparisonNames,
  listComparisons,
  saveComparison,
}
