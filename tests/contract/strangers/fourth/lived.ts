import { account } from './lived-account.ts'
import { points } from './lived-points.ts'

export const lived = [...points, ...account]
