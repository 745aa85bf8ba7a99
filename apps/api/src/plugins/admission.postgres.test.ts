// On PostgreSQL only: what an account may do once at a time holds for all replicas together.
import { MS_PER_SECOND } from '@kangban/china-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startUntil } from '../../../../scripts/processes.mjs'
import { type App, buildApp } from '../app.ts'
import { takeSharedPlace } from '../database/shared-place.ts'
import { heldReads } from '../testing/held-reads.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const AT_ONCE = 10
/** A busy machine may take its time. */
const PATIENT = { timeout: 10 * MS_PER_SECOND }
let app: TestApp
let second: App
const held = heldReads(() => app)

beforeAll(async () => {
  app = await startTestApp({ services: { reads: held.reads } })
  second = await buildApp(app.services.config, { clock: app.clock, reads: held.reads })
})

afterAll(async () => {
  await second.server.close()
  await app.stop()
  await held.close()
})

it(`makes one export of an account that asks two replicas ${AT_ONCE} times at once`, async () => {
  const person = await app.logIn('13966000021')
  const { data } = await person.get<{ url: string }>('/user/v1/account/export-link')
  const answered: number[] = []
  const ask = async ({ server }: App) => (await server.inject({ url: data.url })).statusCode

  const asked = Array.from({ length: AT_ONCE }, async (_, index) => {
    answered.push(await ask(index % 2 === 0 ? app : second))
  })

  await expect.poll(() => answered, PATIENT).toEqual(Array(AT_ONCE - 1).fill(429))
  expect(held.waiting()).toBe(1)
  for (const replica of [app, second]) expect(await ask(replica)).toBe(429)
  held.letThrough()
  await Promise.all(asked)
  expect(answered.at(-1)).toBe(200)
  for (const replica of [second, app, second]) expect(await ask(replica)).toBe(200)
}, 30_000)

it('frees the place of a replica that was killed', async () => {
  const { databaseUrl } = app.services.config

  const taking = `import { takeSharedPlace } from './apps/api/src/database/shared-place.ts'
    await takeSharedPlace(${JSON.stringify(databaseUrl)}, 'of the killed')
    console.log('has it')`

  const { child, started } = startUntil(process.execPath, {
    args: ['--input-type=module', '--eval', taking],
    env: {},
    ready: /(has it)/,
  })

  await started
  expect(await takeSharedPlace(databaseUrl, 'of the killed')).toBeNull()
  const other = await takeSharedPlace(databaseUrl, 'of somebody else')
  expect(other).not.toBeNull()
  other?.()
  child.kill('SIGKILL')
  let free: Awaited<ReturnType<typeof takeSharedPlace>> = null

  await expect
    .poll(async () => (free = await takeSharedPlace(databaseUrl, 'of the killed')), PATIENT)
    .not.toBeNull()

  ;(free as (() => void) | null)?.()
}, 30_000)
