// No law that people of another seed would break. All twenty: SEEDS=1,2,…,20 npx vitest run tests/contract/seeds.test.ts
import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { check, STOPPED } from '../../packages/contract-check/src/check.ts'
import { readOptions } from '../../packages/contract-check/src/command/options.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import { worldOf } from './world-of.ts'

const asked = process.env['SEEDS']
const SEEDS = (asked ?? '2').split(',').map(Number)
/** Named seeds are looked at as a whole; each run of all tests takes some of the people and days. */
const [HISTORY_DAYS, PEOPLE] = asked === undefined ? [4, 5] : [15, Infinity]
/** Who has no watch and no record has so many calls that answer something. */
const LEAST_KEPT = 50
const LONG_MS = asked === undefined ? 300_000 : 1_200_000

let app: TestApp | undefined

afterEach(async () => {
  await app?.stop()
  app = undefined
})

it.each(SEEDS)('people of the seed %i break no law', { timeout: LONG_MS }, async (seed) => {
  // Beside others on a machine, a log-in that is refused for being busy says nothing of a law.
  const running = await startTestApp({ config: { neverBusy: true } })
  app = running
  await seedTestApp(running, HISTORY_DAYS, seed)
  const base = new URL(`${await running.server.listen({ host: '127.0.0.1', port: 0 })}/api`)
  const { database, vault } = running.services
  const accounts = await database.account.findMany({ orderBy: { userCode: 'asc' } })
  const found: unknown[] = []

  for (const { phoneCipher } of accounts.slice(0, PEOPLE)) {
    const { token } = await running.logIn(vault.decrypt(phoneCipher))
    running.clock.advance(61_000)

    const { result } = await check(
      { ...readOptions(['--base', base.href, '--token', token, '--profile', 'kangban']), base },
      worldOf(running),
    )

    const unseen = result.operations.filter(({ reason }) => reason === STOPPED)
    expect(unseen, 'the service was too busy for a whole run').toEqual([])
    expect(result.counts.kept).toBeGreaterThanOrEqual(LEAST_KEPT)

    found.push(
      ...result.operations.flatMap(({ name, drifts, warnings }) =>
        [...drifts, ...warnings.filter(({ kind }) => kind !== 'lingering')].map(
          ({ kind, law, path, got }) => ({
            name,
            kind,
            law,
            path,
            got,
          }),
        ),
      ),
    )
  }

  expect(found).toEqual([])
})
