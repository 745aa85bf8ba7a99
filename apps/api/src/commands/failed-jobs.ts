// `node apps/api/src/commands/failed-jobs.ts` lists the jobs that have failed for good; with an id, or `--all`, they are tried
// anew. The log says why each has failed; what is listed is the kind of its last failure.
import { shanghaiTime } from '@kangban/china-time'
import { readConfig } from '../config/env.ts'
import { createServices } from '../services.ts'

const [which] = process.argv.slice(2)
const services = await createServices(readConfig())
const { jobs } = services

try {
  if (which) {
    const count = await jobs.requeue(which === '--all' ? undefined : which)
    if (count === 0) throw new Error('No such job has failed.')
    console.log(`${count} jobs are tried anew, by whichever replica looks next.`)
  } else {
    const dead = await jobs.dead()

    for (const { id, kind, about, at, failure } of dead)
      console.log(`${shanghaiTime(at)}  ${id}  ${kind} of ${about}: ${failure}`)

    console.log(`${dead.length} have failed for good.`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  await jobs.close()
  await services.reads.close()
  await services.database.$disconnect()
}
