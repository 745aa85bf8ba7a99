// `node apps/api/src/commands/end-sessions.ts USER_CODE` logs an account out everywhere, `… --all` every account: when a
// phone was stolen and its owner calls, or tokens have got out.
import { readConfig } from '../config/env.ts'
import { createServices } from '../services.ts'
import { endAllSessions } from '../upkeep/end-all-sessions.ts'

const [whose] = process.argv.slice(2)
const services = await createServices(readConfig())

try {
  if (!whose) throw new Error('Say whose: a USER_CODE, or --all.')
  const count = await endAllSessions(services, whose === '--all' ? undefined : whose)
  console.log(`${count} sessions are ended; their streams end within a second.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  await services.reads.close()
  await services.database.$disconnect()
}
