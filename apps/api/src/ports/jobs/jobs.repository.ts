// The jobs of a service on SQLite, in its own database. Leases are by the machine's clock, as are those of pg-boss by that of
// PostgreSQL: how long somebody has been silent does not depend on what day the service takes it for.
import { randomUUID } from 'node:crypto'
import { MS_PER_SECOND } from '@kangban/china-time'
import type { Database } from '../../database/open-database.ts'
import type { Claim, JobStore } from './job-store.ts'
import {
  DEAD_SECONDS,
  isQueued,
  type JobKind,
  LEASE_SECONDS,
  QUEUED,
  SCHEDULED,
  triesOf,
} from './job-kinds.ts'

type State = 'waiting' | 'running' | 'over' | 'dead'

const state = (value: State) => value
const after = (seconds: number) => new Date(Date.now() + seconds * MS_PER_SECOND)
const keyOf = (kind: JobKind, about: string | number) => `${kind} ${about}`

/** The claim, as long as nobody else has taken it. */
const held = ({ id, attempt }: Claim) => ({ id, state: state('running'), tries: attempt })

const pauseAfter = (kind: JobKind, attempt: number): number =>
  isQueued(kind) ? QUEUED[kind].pauseSeconds * 2 ** (attempt - 1) : 0

/** What has failed for good; of what is done at set times the next time comes. */
const ended = (kind: JobKind) =>
  isQueued(kind) ? { state: state('dead'), uniqueKey: null } : { state: state('over') }

const fresh = (kind: JobKind, uniqueKey: string) => ({
  id: randomUUID(),
  kind,
  uniqueKey,
  state: state('waiting'),
  startsAt: after(0),
  createdAt: after(0),
})

/** Takes one that waits, or that nobody renews any more; null where there is none, or another was faster. */
async function take(database: Database, kind: JobKind): Promise<Claim | null> {
  const row = await database.job.findFirst({
    where: {
      kind,
      OR: [
        { state: state('waiting'), startsAt: { lte: after(0) } },
        { state: state('running'), leaseEndsAt: { lt: after(0) } },
      ],
    },
    orderBy: { startsAt: 'asc' },
  })

  if (!row) return null
  const where = { id: row.id, state: row.state, tries: row.tries }

  if (row.tries >= triesOf(kind)) {
    await database.job.updateMany({ where, data: { ...ended(kind), failure: 'lease ran out' } })
    return take(database, kind)
  }

  const attempt = row.tries + 1

  const { count } = await database.job.updateMany({
    where,
    data: { state: state('running'), tries: attempt, leaseEndsAt: after(LEASE_SECONDS) },
  })

  const { id, about, accountId } = row

  return count === 1 ? { kind, id, about: about ?? '', accountId: accountId ?? '', attempt } : null
}

/** Has it tried as if it were new, unless the same work waits already. */
async function revive(database: Database, job: { id: string; kind: string; about: string | null }) {
  const uniqueKey = keyOf(job.kind as JobKind, job.about ?? '')
  const other = await database.job.findUnique({ where: { uniqueKey } })
  if (other) return database.job.delete({ where: { id: job.id } })

  return database.job.update({
    where: { id: job.id },
    data: { state: state('waiting'), uniqueKey, tries: 0, startsAt: after(0), failure: null },
  })
}

const inState = (database: Database, value: State) =>
  database.job.count({ where: { state: state(value) } })

export const jobsRepository = (database: Database): JobStore => ({
  async put(transaction, { kind, about, accountId }) {
    const uniqueKey = keyOf(kind, about)
    const create = { ...fresh(kind, uniqueKey), about, accountId }
    await transaction.job.upsert({ where: { uniqueKey }, create, update: {} })
  },

  async offer(kind) {
    const { everySeconds } = SCHEDULED[kind]
    const uniqueKey = keyOf(kind, Math.floor(Date.now() / MS_PER_SECOND / everySeconds))
    await database.job.upsert({ where: { uniqueKey }, create: fresh(kind, uniqueKey), update: {} })

    const past = { kind, state: state('over'), uniqueKey: { not: uniqueKey } }
    const old = { state: state('dead'), createdAt: { lt: after(-DEAD_SECONDS) } }
    await database.job.deleteMany({ where: { OR: [past, old] } })
  },

  take: (kind) => take(database, kind),

  async renew(claim) {
    const { count } = await database.job.updateMany({
      where: held(claim),
      data: { leaseEndsAt: after(LEASE_SECONDS) },
    })

    return count === 1
  },

  async complete(claim) {
    if (isQueued(claim.kind)) await database.job.deleteMany({ where: held(claim) })
    else await database.job.updateMany({ where: held(claim), data: ended(claim.kind) })
  },

  async fail(claim, failure) {
    const { kind, attempt } = claim
    const again = { state: state('waiting'), startsAt: after(pauseAfter(kind, attempt)) }
    const data = { ...(attempt >= triesOf(kind) ? ended(kind) : again), failure }
    await database.job.updateMany({ where: held(claim), data })
  },

  async giveBack(claim) {
    await database.job.updateMany({
      where: held(claim),
      data: { state: state('waiting'), tries: claim.attempt - 1, startsAt: after(0) },
    })
  },

  async standing(kind, about) {
    const rows = await database.job.findMany({ where: { kind, about }, select: { state: true } })
    if (rows.length === 0) return null
    return rows.some((row) => row.state !== state('dead')) ? 'open' : 'dead'
  },

  counts: async () => ({
    waiting: await inState(database, 'waiting'),
    running: await inState(database, 'running'),
    dead: await inState(database, 'dead'),
  }),

  async dead() {
    const rows = await database.job.findMany({
      where: { state: state('dead') },
      orderBy: { createdAt: 'asc' },
    })

    return rows.map(({ id, kind, about, createdAt, failure }) => ({
      id,
      kind,
      about: about ?? '',
      at: createdAt,
      failure: failure ?? '',
    }))
  },

  async requeue(id) {
    const rows = await database.job.findMany({
      where: { state: state('dead'), ...(id !== undefined && { id }) },
    })

    for (const row of rows) await revive(database, row)
    return rows.length
  },

  async forget(accountId) {
    await database.job.deleteMany({ where: { accountId } })
  },

  // The database is closed by whoever has opened it.
  close: () => Promise.resolve(),
})
