// Migrates and, outside production, seeds an empty database; for deployments that start several replicas at once.
import { readConfig } from '../config/env.ts'
import { prepareDatabase } from './prepare.ts'

await prepareDatabase(readConfig())
