// Migrates and, outside production, seeds an empty database; for deployments that start several replicas at once.
import { readConfig } from '../config/env.ts'
import { prepareDatabase } from './prepare.ts'
import { keepSeeded } from './seeded-state.ts'

const config = readConfig()
if (await prepareDatabase(config)) keepSeeded(config)
