// On SQLite and on PostgreSQL, where pg-boss keeps the jobs: what both promise.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type AppServices, createServices } from '../../services.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { SCHEDULED } from './job-kinds.ts'
import type { Jobs } from './jobs.ts'

/** Two tries have a pause after them: a second or two, and twice as long. */
const TRIED_OFTEN_MS = 15_000

/** How many of the lengths of time in which a sweep is done once have begun. */
const sweepsUntilNow = () => Math.floor(Date.now() / MS_PER_SECOND / SCHEDULED.sweep.everySeconds)

let app: TestApp
/** Another replica, as far as jobs go. */
let other: AppServices
let accountId: string
const failures: string[] = []

const put = (about: string, kind: 'holter-analysis' | 'invitation-message' = 'holter-analysis') =>
  app.services.database.$transaction((transaction) =>
    app.services.jobs.put(transaction, { kind, about, accountId }),
  )

/** Has the replica do these jobs so; gives what it was asked to do. */
function does(
  jobs: Jobs,
  how: (signal: AbortSignal) => Promise<unknown> = () => Promise.resolve(),
) {
  const asked: string[] = []

  jobs.work('holter-analysis', {
    async work(about, signal) {
      asked.push(about)
      await how(signal)
    },
  })

  return asked
}

beforeAll(async () => {
  app = await startTestApp()
  const { userCode } = await app.logIn('13900000011')
  accountId = (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id
  other = await createServices(app.services.config)
  app.services.jobs.onFailure((cause, what) => failures.push(`${what}: ${String(cause)}`))
})

beforeEach(() => failures.splice(0))

afterAll(async () => {
  await other.jobs.close()
  await other.reads.close()
  await other.database.$disconnect()
  await app.stop()
})

it('is there when the write that asks for it is, and not without it', async () => {
  const { database, jobs } = app.services
  const asked = does(jobs)
  const about = randomUUID()

  const cutOff = database.$transaction(async (transaction) => {
    await jobs.put(transaction, { kind: 'holter-analysis', about, accountId })
    throw new Error('cut off')
  })

  await expect(cutOff).rejects.toThrow('cut off')
  await jobs.idle()
  expect(asked).toEqual([])
  expect(await jobs.standing('holter-analysis', about)).toBeNull()
  await put(about)
  expect(await jobs.standing('holter-analysis', about)).toBe('open')
  await jobs.idle()
  expect(asked).toEqual([about])
  expect(await jobs.standing('holter-analysis', about)).toBeNull()
})

it('is done once of the same work that is asked for again while it waits or is done', async () => {
  const { jobs } = app.services
  const about = randomUUID()
  const asked = does(jobs, () => put(about))
  await Promise.all([put(about), put(about)])
  await put(about)
  await jobs.idle()
  expect(asked).toEqual([about])
  await put(about)
  await jobs.idle()
  expect(asked).toEqual([about, about])
})

it('is dead after its last try, without the words of its failure; others go on, and it may be tried anew', async () => {
  const { jobs } = app.services
  const [bad, good] = [randomUUID(), randomUUID()]
  const gaveUp: string[] = []
  const done: string[] = []
  let isBroken = true

  jobs.work('holter-analysis', {
    async work(about) {
      if (isBroken && about === bad) throw new TypeError('of 13900000011')
      done.push(about)
    },
    async gaveUp(about) {
      gaveUp.push(about)
    },
  })

  await put(bad)
  await put(good)

  const standing = async () => {
    await jobs.idle()
    return jobs.standing('holter-analysis', bad)
  }

  await jobs.idle()
  expect(done).toEqual([good])
  await expect.poll(standing, { timeout: TRIED_OFTEN_MS }).toBe('dead')
  expect(gaveUp).toEqual([bad])

  expect(failures).toEqual([
    `holter-analysis of ${bad}, try 1: TypeError: of 13900000011`,
    `holter-analysis of ${bad}, try 2: TypeError: of 13900000011`,
    `holter-analysis of ${bad}, try 3, the last,: TypeError: of 13900000011`,
  ])

  const [dead, ...more] = await other.jobs.dead()
  expect(more).toEqual([])
  expect(dead).toMatchObject({ kind: 'holter-analysis', about: bad, failure: 'TypeError' })
  const metrics = async () => (await app.http().get('/metrics')).text
  await expect.poll(metrics, { timeout: 10_000 }).toContain('kangban_jobs{state="dead"} 1\n')

  isBroken = false
  expect(await other.jobs.requeue(randomUUID())).toBe(0)
  expect(await other.jobs.requeue(dead?.id)).toBe(1)
  await jobs.idle()
  expect(done).toEqual([good, bad])
  expect(await other.jobs.dead()).toEqual([])
})

it('is taken by another replica at once when the one that has it stops', async () => {
  const stopping = await createServices(app.services.config)

  onTestFinished(async () => {
    await stopping.jobs.close()
    await stopping.reads.close()
    await stopping.database.$disconnect()
  })

  const about = randomUUID()
  const begun = Promise.withResolvers<void>()
  const here = does(app.services.jobs)

  const there = does(stopping.jobs, (signal) => {
    begun.resolve()
    return pause(60_000, undefined, { signal })
  })

  await put(about)
  stopping.jobs.wake()
  await begun.promise
  await app.services.jobs.idle()
  expect([there, here]).toEqual([[about], []])
  await stopping.jobs.stop()
  await app.services.jobs.idle()
  expect(here).toEqual([about])
})

it('is done at set times by one replica', async () => {
  const before = sweepsUntilNow()
  const swept: string[] = []
  app.services.jobs.every('sweep', async () => void swept.push('here'))
  other.jobs.every('sweep', async () => void swept.push('there'))
  for (const { jobs } of [app.services, other, app.services]) await jobs.idle()
  expect(swept.length).toBeGreaterThan(0)
  expect(swept.length).toBeLessThanOrEqual(1 + sweepsUntilNow() - before)
})

it('goes with its account, in whatever state', async () => {
  const { jobs } = app.services
  const [waiting, failing] = [randomUUID(), randomUUID()]
  jobs.work('holter-analysis', { work: () => Promise.reject(new Error('no')) })
  await put(failing)

  const standing = async () => {
    await jobs.idle()
    return jobs.standing('holter-analysis', failing)
  }

  await expect.poll(standing, { timeout: TRIED_OFTEN_MS }).toBe('dead')
  await put(waiting)
  expect(await jobs.dead()).toHaveLength(1)
  await jobs.forget(accountId)
  expect(await jobs.dead()).toEqual([])
  expect(await jobs.standing('holter-analysis', waiting)).toBeNull()
  expect(await jobs.standing('holter-analysis', failing)).toBeNull()
})
