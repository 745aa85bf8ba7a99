// Fills the database of the environment with the demo's people and no more than what they measured today.
import { readConfig } from '../../../apps/api/src/config/env.ts'
import { prepareDatabase } from '../../../apps/api/src/commands/prepare.ts'

await prepareDatabase(readConfig(), 1)
