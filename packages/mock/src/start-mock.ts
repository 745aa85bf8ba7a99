// The real service on a seeded state of its own: its rules answer, not a list of answers.
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { type App, buildApp } from '../../../apps/api/src/app.ts'
import { requireNode } from '../../../apps/api/src/config/node-version.ts'
import { deliverReminders } from '../../../apps/api/src/features/reminders/deliver-reminders.ts'
import { deliverRescues } from '../../../apps/api/src/features/services/deliver-rescues.ts'
import { allowAnyOrigin } from './any-origin.ts'
import { mountDoors } from './doors.ts'
import { createFaults, type Faults } from './faults.ts'
import { answerInProcess } from './in-process.ts'
import { listen } from './listen.ts'
import { createMockClock, DEFAULT_NOW, type MockClock, momentOf } from './mock-clock.ts'
import type { Mock, MockOptions } from './mock.ts'
import { ownFolder, removeFolder } from './own-folders.ts'
import { scenarioOf } from './scenarios.ts'
import { configIn, DATABASE, USUAL } from './seeded-states.ts'
import { openSession } from './session.ts'

const MOST_DAYS = 90
/** A reminder that is half an hour late is not sent: whoever travels must not pass it by. */
const STEP_MS = 15 * MS_PER_MINUTE
/** As the service looks for calls for help; a mock whose clock stands does so when it is moved. */
const DUE_EVERY_MS = 2 * MS_PER_SECOND

const usualCache = () => join(tmpdir(), `kangban-mock-${userInfo().uid}`)

const doDue = async ({ services }: App): Promise<void> => {
  await deliverReminders(services)
  await deliverRescues(services)
}

/** Goes on one after the other, until it is stopped and the last has ended. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const wait = () => {
    timer = setTimeout(() => {
      // What failed is tried again with the next.
      running = work().catch(() => {})
      void running.then(() => timer && wait())
    }, DUE_EVERY_MS).unref()
  }

  wait()

  return async () => {
    clearTimeout(timer)
    timer = undefined
    await running
  }
}

function timeOf(app: App, clock: MockClock) {
  const due = () => doDue(app)

  return {
    now: () => clock.now(),
    async setNow(now: Date | string) {
      clock.set(momentOf(now))
      await due()
    },
    async travel(milliseconds: number) {
      if (!(milliseconds >= 0)) throw new RangeError('Travel goes on; setNow goes back')
      const end = clock.now().getTime() + milliseconds

      for (let now = clock.now().getTime(); now < end;) {
        now = Math.min(now + STEP_MS, end)
        clock.set(new Date(now))
        await due()
      }
    },
  }
}

interface Parts {
  app: App
  clock: MockClock
  faults: Faults
  frozen: boolean
  url: string
  close: () => Promise<void>
}

type Begin = (mock: Mock) => Promise<void>

function mockOf({ app, clock, faults, frozen, url, close }: Parts, begin: Begin) {
  const { server, services } = app
  const rest = frozen ? null : repeat(() => doDue(app))
  const start = clock.now()
  let stopped: Promise<void> | undefined

  const stop = async () => {
    await rest?.()
    await close()
  }

  const fetch: Mock['fetch'] = (input, init) => answerInProcess(server, input, init)

  const mock: Mock = {
    url,
    ...timeOf(app, clock),
    fault: (fault) => faults.add(fault),
    fetch,
    session: (phone) => openSession(fetch, { phone, outbox: () => services.outbox.messages() }),
    outbox: () => services.outbox.messages(),
    async reset() {
      faults.clear()
      clock.set(start)
      const headers = { 'content-type': 'application/json' }
      const { ok, status } = await fetch('/demo/reset', { method: 'POST', headers, body: '{}' })
      if (!ok) throw new Error(`The reset was refused: ${status}`)
      await begin(mock)
    },
    stop: () => (stopped ??= stop()),
  }

  return mock
}

function orderOf({ seed = USUAL.seed, now = DEFAULT_NOW, days = USUAL.days }: MockOptions) {
  if (!Number.isSafeInteger(seed)) throw new RangeError('seed is a whole number')
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new RangeError(`days are 1 to ${MOST_DAYS}`)
  return { seed, now: momentOf(now), days }
}

/** Starts a back end of its own; see the README. @throws RangeError for an option that cannot be */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  requireNode()
  const { scenario = 'as-seeded', port = 0, frozen = false, cacheDir = usualCache() } = options
  const order = orderOf(options)
  const named = typeof scenario === 'string' ? scenarioOf(scenario) : null
  const folder = await ownFolder(order, resolve(cacheDir))
  const clock = createMockClock(order.now, { frozen })
  const faults = createFaults()
  let mock: Mock | undefined

  const started = () => {
    if (!mock) throw new Error('The mock has not started')
    return mock
  }

  const app = await buildApp(configIn(folder, DATABASE, order.seed), { clock }, (server) => {
    allowAnyOrigin(server)
    faults.stand(server)
    mountDoors(server, started)
  })

  const { server } = app

  const close = async () => {
    const closed = server.close()
    server.server.closeAllConnections()
    await closed
    removeFolder(folder)
  }

  const begin: Begin = async (begun) => {
    if (typeof scenario === 'function') await scenario(begun)
    await named?.({ mock: begun, seed: order.seed })
  }

  try {
    await server.ready()
    const url = port === null ? '' : await listen(server.server, port)
    mock = mockOf({ app, clock, faults, frozen, url, close }, begin)
    await begin(mock)
    return mock
  } catch (cause) {
    await (mock?.stop() ?? close())
    throw cause
  }
}
