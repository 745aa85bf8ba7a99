// What calls cost replica and database, and what rows weigh: the figures that docs/scale.md reckons with. Costs are those of
// processors, not of the clock, so that they hold on a machine that does other work too.
import { MS_PER_MINUTE, MS_PER_SECOND as MS } from '@kangban/china-time'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { makeDueReports } from '../../apps/api/src/features/reports/make-due-reports.ts'
import type { PostgresServer } from './postgres-pair.ts'
import { type Call, make, readOf, READS } from './calls.ts'
import { drawBy, comparisonBy, readingsAt } from './load.ts'
import { liveEventsASecond } from './live-rate.ts'
import type { Person } from './people.ts'
import { processorSeconds } from './processes.ts'
import type { Replica } from './replicas.ts'
import type { World } from './world.ts'

const CALLS = 600
/** Not counted: modules are compiled, plans are made. */
const WARM_UP = 150
const AT_ONCE = 8
const READINGS = 15
const HALF_MINUTE = 30 * SAMPLE_RATE
/** Of fewer rows a table is mostly empty pages. */
const ENOUGH_ROWS = 20

type CallOf = (person: Person, count: number) => Call

const minutesAgo = (minutes: number) =>
  new Date(Math.floor(Date.now() / MS_PER_MINUTE - minutes) * MS_PER_MINUTE)

/** A watch that tells a quarter of an hour; each of its times once. */
const quarterOf: CallOf = (person, count) => {
  const second = 21 + (count % 37)
  const from = 16 + ((Math.floor(count / 37) * READINGS) % 1200)

  return readingsAt(
    person,
    Array.from(
      { length: READINGS },
      (_, minute) => new Date(minutesAgo(from + minute).getTime() + second * MS),
    ),
  )
}

const KINDS: readonly (readonly [string, CallOf])[] = [
  ...READS.map(([name, path]): [string, CallOf] => [name, ({ token }) => readOf(token, path())]),
  ['15 readings of a watch', quarterOf],
  ['a comparison', (person, count) => comparisonBy(person, `量${count}`).call],
  ['a draw', (person) => drawBy(person).call],
]

async function costOf(
  { people }: World,
  { replica, database }: { replica: Replica; database: PostgresServer },
  callOf: CallOf,
) {
  let next = 0
  let wrong = ''

  const all = async (calls: number) => {
    const until = next + calls

    const worker = async () => {
      while (next < until) {
        const count = next++
        const person = people[count % people.length]
        if (!person) return
        const { outcome, why } = await make(replica.url, callOf(person, count))
        if (outcome !== 'done') wrong = why
      }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  await all(WARM_UP)
  const used = () => [processorSeconds(replica.pid), database.processorSeconds()] as const
  const written = () => database.ask("SELECT pg_current_wal_lsn() - '0/0'")
  const [before, log] = [used(), await written()]
  await all(CALLS)
  const [after, logAfter] = [used(), await written()]
  if (wrong) throw new Error(`a call was answered ${wrong}`)

  return {
    service: ((after[0] - before[0]) * MS) / CALLS,
    database: ((after[1] - before[1]) * MS) / CALLS,
    log: (Number(logAfter) - Number(log)) / CALLS,
  }
}

/** A table with all its partitions. */
const SIZES = `
  SELECT c.relname || '|' || sum(pg_total_relation_size(s.relid)) || '|' || sum(s.n_live_tup)
    FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = COALESCE(pg_partition_root(s.relid), s.relid)
   GROUP BY c.oid, c.relname HAVING sum(s.n_live_tup) >= ${ENOUGH_ROWS}
   ORDER BY sum(pg_total_relation_size(s.relid)) DESC`

/** Tables of the seeded people: rows of a wearer's day, and bytes of each with its indexes. */
async function weigh({ services, people, pair: { primary: database } }: World, days: number) {
  // They are made when somebody first asks for them.
  for (const { accountId } of people) await makeDueReports(services, accountId)
  await database.ask('VACUUM (FULL, ANALYZE)')

  return (await database.ask(SIZES)).split('\n').map((line) => {
    const [table = '', bytes, rows] = line.split('|')

    return {
      table,
      rows: Number(rows),
      'bytes a row': Math.round(Number(bytes) / Number(rows)),
      "rows of a wearer's day": Number((Number(rows) / people.length / days).toFixed(2)),
    }
  })
}

export async function printCapacity(world: World, days: number): Promise<void> {
  const [replica] = world.replicas
  if (!replica) throw new Error('there is no replica')
  const database = world.pair.primary
  console.table(await weigh(world, days))
  const costs: Record<string, string | number>[] = []

  for (const [call, callOf] of KINDS) {
    const cost = await costOf(world, { replica, database }, callOf)

    costs.push({
      call,
      'service ms': cost.service.toFixed(2),
      'database ms': cost.database.toFixed(2),
      'a second of a core of the service': Math.round(MS / cost.service),
      'of the database': Math.round(MS / cost.database),
      'bytes of WAL': Math.round(cost.log),
    })
  }

  console.table(costs)
  console.log(`live events of all replicas: ${Math.round(await liveEventsASecond(world))} a second`)
  // The seeded people have none; each write of the calls above left one.
  const keys = `pg_total_relation_size('"IdempotencyKey"') / count(*) FROM "IdempotencyKey"`
  const ecg = `round(avg(pg_column_size(e.*)) / avg("sampleCount") * ${HALF_MINUTE}) FROM "EcgRecord" e`
  console.log(`the key of a write: ${await database.ask(`SELECT ${keys}`)} bytes`)
  console.log(`an ECG of 30 s: ${await database.ask(`SELECT ${ecg}`)} bytes, indexes apart`)
}
