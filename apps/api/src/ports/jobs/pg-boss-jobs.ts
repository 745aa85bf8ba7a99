// The jobs of replicas on one PostgreSQL: pg-boss keeps them in its own schema, fails those that nobody renews, counts tries
// and pauses, and keeps the dead. Who does them, and when, is the same as on SQLite (`jobs.ts`).
import type { CommandResponse, ConnectionOptions, PgBoss } from 'pg-boss'
import { poolConfig, reportLost } from '../../database/postgres-pool.ts'
import { inTurn } from '../../database/shared-place.ts'
import {
  DEAD_SECONDS,
  isQueued,
  type JobKind,
  LEASE_SECONDS,
  LONGEST_SECONDS,
  LOOK_FOR_LOST_SECONDS,
  OVER_SECONDS,
  QUEUED,
  QUEUED_KINDS,
  SCHEDULED,
  SCHEDULED_KINDS,
  type Scheduled,
  triesOf,
} from './job-kinds.ts'
import type { Claim, JobStore, NewJob } from './job-store.ts'

/** Where those go that have failed for good. */
const DEAD = 'dead'
/** Beside the pool of the service: one for the look for lost jobs, one for what runs. */
const CONNECTIONS = 2
/** More than wait at once in years; what is left over is found by the next call. */
const MOST = 10_000

const OPEN = ['created', 'retry', 'active'] as const

const optionsOf = (kind: JobKind) => ({
  retryLimit: triesOf(kind) - 1,
  heartbeatSeconds: LEASE_SECONDS,
  expireInSeconds: LONGEST_SECONDS,
  retentionSeconds: DEAD_SECONDS,
  deleteAfterSeconds: OVER_SECONDS,
  ...(isQueued(kind) && {
    retryBackoff: true,
    retryDelay: QUEUED[kind].pauseSeconds,
    deadLetter: DEAD,
  }),
})

/** Makes those that are missing, and brings the others up to what this version wants of them. */
async function ensureQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, { retentionSeconds: DEAD_SECONDS })

  for (const kind of [...QUEUED_KINDS, ...SCHEDULED_KINDS]) {
    await boss.createQueue(kind, { policy: 'exclusive', ...optionsOf(kind) })
    await boss.updateQueue(kind, optionsOf(kind))
  }
}

async function openBoss(url: string): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss')

  const boss = new Boss({
    ...poolConfig(url),
    max: CONNECTIONS,
    superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS,
    // Cron and a register of replicas: nothing asks for them.
    schedule: false,
    registerInstance: false,
  })

  boss.on('error', reportLost)

  try {
    // It makes and migrates its schema itself, one replica after the other.
    await inTurn(url, 'job queues', async () => {
      await boss.start()
      await ensureQueues(boss)
    })
  } catch (cause) {
    await boss.stop({ graceful: false }).catch(reportLost)
    throw cause
  }

  return boss
}

/** The claim to pg-boss, which counts what came before this try. */
const tried = ({ id, attempt }: Claim) => ({ id, retryCount: attempt - 1 })

/** How many rows a command has changed, which its types leave out. */
const changed = (response: CommandResponse): number =>
  'affected' in response ? Number(response.affected) : 0

/** As we have told it, or as pg-boss says of what nobody renewed. */
const failureIn = (output: object | null): string =>
  output && 'failure' in output ? String(output.failure) : 'lease ran out'

const send = (boss: PgBoss, { kind, ...ids }: NewJob, options: ConnectionOptions) =>
  boss.send(kind, ids, { singletonKey: ids.about, ...options })

const offer = (boss: PgBoss, kind: Scheduled, options: ConnectionOptions = {}) =>
  boss.send(kind, {}, { singletonSeconds: SCHEDULED[kind].everySeconds, ...options })

/** A new job in the place of one that is ours: a failure would have to wait for its pause, and count as a try. */
async function giveBack(boss: PgBoss, claim: Claim): Promise<void> {
  const { kind, about, accountId } = claim
  const transaction = await boss.getDb().beginTransaction?.()
  if (!transaction) throw new Error('pg-boss has no transactions on its own pool')
  const { db } = transaction

  try {
    if (changed(await boss.deleteJob(kind, tried(claim), { db })) === 1)
      await (isQueued(kind)
        ? send(boss, { kind, about, accountId }, { db })
        : offer(boss, kind, { db }))

    await transaction.commit()
  } catch (cause) {
    await transaction.rollback()
    throw cause
  }
}

/** Opened when it is first asked for; a command that asks for nothing connects to nothing. */
export function createPgBossJobs(url: string): JobStore {
  let opened: Promise<PgBoss> | undefined

  const open = (): Promise<PgBoss> =>
    (opened ??= openBoss(url).catch((cause: unknown) => {
      opened = undefined
      throw cause
    }))

  return {
    async put(transaction, job) {
      const { fromPrisma } = await import('pg-boss')
      await send(await open(), job, { db: fromPrisma(transaction) })
    },

    async offer(kind) {
      await offer(await open(), kind)
    },

    async take(kind) {
      const [job] = await (await open()).fetch<Partial<NewJob>>(kind)
      if (!job) return null
      const { about = '', accountId = '' } = job.data
      return { kind, id: job.id, about, accountId, attempt: job.retryCount + 1 }
    },

    renew: async (claim) => changed(await (await open()).touch(claim.kind, tried(claim))) === 1,

    async complete(claim) {
      await (await open()).complete(claim.kind, tried(claim))
    },

    async fail(claim, failure) {
      await (await open()).fail(claim.kind, tried(claim), { failure })
    },

    giveBack: async (claim) => giveBack(await open(), claim),

    async standing(kind, about) {
      const jobs = await (await open()).findJobs(kind, { key: about, limit: MOST })
      const states = new Set(jobs.map((job) => job.state))
      if (OPEN.some((state) => states.has(state))) return 'open'
      return states.has('failed') ? 'dead' : null
    },

    async counts() {
      const queues = await (await open()).getQueues()
      const doing = queues.filter(({ name }) => name !== DEAD)
      const dead = queues.find(({ name }) => name === DEAD)

      return {
        waiting: doing.reduce((sum, { queuedCount }) => sum + queuedCount, 0),
        running: doing.reduce((sum, { activeCount }) => sum + activeCount, 0),
        dead: dead?.queuedCount ?? 0,
      }
    },

    async dead() {
      const jobs = await (await open()).findJobs<NewJob>(DEAD, { queued: true, limit: MOST })

      return jobs.map(({ id, sourceName, data, createdOn, sourceOutput }) => ({
        id,
        kind: sourceName ?? '',
        about: data.about,
        at: createdOn,
        failure: failureIn(sourceOutput),
      }))
    },

    requeue: async (id) =>
      (await open()).redrive(DEAD, { limit: MOST, ...(id !== undefined && { ids: [id] }) }),

    async forget(accountId) {
      const boss = await open()

      for (const name of [...QUEUED_KINDS, DEAD]) {
        const jobs = await boss.findJobs(name, { data: { accountId }, limit: MOST })
        const ids = jobs.map(({ id }) => id)
        if (ids.length > 0) await boss.deleteJob(name, ids)
      }
    },

    async close() {
      const boss = await opened?.catch(() => undefined)
      await boss?.stop({ graceful: false })
    },
  }
}
