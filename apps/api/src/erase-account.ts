// `node apps/api/src/erase-account.ts USER_CODE`: what an operator does after the review of a deletion request.
import { readConfig } from './config/env.ts'
import { createServices } from './services.ts'
import { eraseAccount } from './upkeep/erase-account.ts'

const [userCode] = process.argv.slice(2)
if (!userCode) {
  console.error('Usage: node apps/api/src/erase-account.ts USER_CODE')
  process.exit(2)
}
const services = await createServices(readConfig())
try {
  await eraseAccount(services, userCode)
  console.log('The account and everything that belonged to it is erased.')
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  await services.reads.close()
  await services.database.$disconnect()
}
