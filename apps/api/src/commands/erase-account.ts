// `node apps/api/src/commands/erase-account.ts` lists the accounts whose owners have asked for their deletion;
// `node apps/api/src/commands/erase-account.ts USER_CODE` erases one after the review.
import { shanghaiTime } from '@kangban/china-time'
import { readConfig } from '../config/env.ts'
import { createServices } from '../services.ts'
import { deletionRequests, eraseAccount } from '../upkeep/erase-account.ts'
import { emptyWal } from '../upkeep/seal-texts.ts'

const [userCode] = process.argv.slice(2)
const services = await createServices(readConfig())

try {
  if (userCode) {
    await eraseAccount(services, userCode)
    await emptyWal(services.database, services.config.databaseUrl)
    console.log('The account and everything that belonged to it is erased.')
  } else {
    const requests = await deletionRequests(services.database)
    for (const request of requests) console.log(`${shanghaiTime(request.at)}  ${request.userCode}`)
    console.log(`${requests.length} waiting; the privacy policy promises a review within 48 hours.`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  await services.jobs.close()
  await services.reads.close()
  await services.database.$disconnect()
}
