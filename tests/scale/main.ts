// `npm run scale [-- --only FAULT[,FAULT]]`: three replicas under load, and what may happen to them; `-- --capacity` measures what
// calls and rows cost instead. Ends with 1 where a write
// that was acknowledged is lost, a ledger is wrong, a write has two effects, a replica ended, or somebody was not told clearly.
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { MS_PER_SECOND } from '@kangban/china-time'
import { FAULTS } from './faults.ts'
import { printCapacity } from './capacity.ts'
import { createLoad } from './load.ts'
import { printTable } from './table.ts'
import { type Trial, tryFault, warmUp } from './trial.ts'
import { createWorld } from './world.ts'

/** So that the tables weigh what is in them. */
const LONG_DAYS = 60
const SHORT_DAYS = 7

const { only, capacity } = parseArgs({
  options: { only: { type: 'string' }, capacity: { type: 'boolean' } },
}).values

const wanted = only?.split(',') ?? FAULTS.map(({ name }) => name)
const unknown = wanted.filter((name) => !FAULTS.some((fault) => fault.name === name))

if (unknown.length > 0) {
  console.error(
    `No such fault: ${unknown.join(', ')}. There are ${FAULTS.map(({ name }) => name).join(', ')}`,
  )

  process.exit(2)
}

const begun = performance.now()
const world = await createWorld(capacity ? LONG_DAYS : SHORT_DAYS)
const trials: Trial[] = []

try {
  const load = createLoad(world.balancer.url, world.people)

  if (capacity) await printCapacity(world, LONG_DAYS)
  else {
    await warmUp(load)

    for (const fault of FAULTS.filter(({ name }) => wanted.includes(name)))
      trials.push(await tryFault(world, load, fault))
  }
} finally {
  await world.stop()
}

if (!capacity) printTable(trials)
const [, load = Number.NaN] = loadavg()
const took = (performance.now() - begun) / MS_PER_SECOND

console.log(
  `${took.toFixed(0)} s on ${availableParallelism()} cores, for which ${load.toFixed(0)} waited in the mean of 5 minutes`,
)

process.exit(trials.every(({ broken }) => broken.length === 0) ? 0 : 1)
