import { account } from './lived-account.ts'
import { kept } from './lived-kept.ts'
import { person } from './lived-person.ts'
import { points } from './lived-points.ts'
import { told } from './lived-told.ts'

/** Of what is not measured, or told beside it. */
export const lived = [...points, ...account, ...person, ...kept, ...told]
