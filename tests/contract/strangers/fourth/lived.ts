import { account } from './lived-account.ts'
import { person } from './lived-person.ts'
import { points } from './lived-points.ts'

export const lived = [...points, ...account, ...person]
