// The contract checker against the real service with the demo's people in it.
import { createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { ADDED_KEY, documentedPart } from '@kangban/contracts'
import { check } from '../../packages/contract-check/src/check.ts'
import { command } from '../../packages/contract-check/src/command/command.ts'
import { readOptions } from '../../packages/contract-check/src/command/options.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import { type Face, HOSTILE, otherNames, talkative } from './faces.ts'
import { type Answer, KINDS, type Mutation, mutate } from './mutate.ts'
import { startProxy } from './proxy.ts'

const MUTATIONS = 40
const MIN_CAUGHT = 0.95
const CLEAN_RUNS = 20
const HISTORY_DAYS = 15
const GRANDMOTHER = '13800000001'
const LONG_MS = 300_000

let app: TestApp
type Proxy = Awaited<ReturnType<typeof startProxy>>
/** Before our whole service, and before a back end made of it that knows the documents alone. */
let proxy: Proxy
let bare: Proxy
/** One session for all that needs no login of its own: codes are counted by the day. */
let token: string

beforeAll(async () => {
  app = await startTestApp()
  await seedTestApp(app, HISTORY_DAYS)
  const backend = await app.server.listen({ host: '127.0.0.1', port: 0 })
  proxy = await startProxy(backend)

  bare = await startProxy(backend, { documented: true })

  ;({ token } = await app.logIn(GRANDMOTHER))
}, LONG_MS)

afterAll(async () => {
  await proxy?.stop()
  await bare?.stop()
  await app?.stop()
})

const world = {
  fetch,
  now: () => performance.now(),
  sleep: () => Promise.reject(new Error('nothing waits on this machine')),
  date: () => app.clock.now(),
}

async function runAt({ base: address }: Pick<Proxy, 'base'>, ...args: string[]) {
  const base = new URL(address)
  return (await check({ ...readOptions(['--base', base.href, ...args]), base }, world)).result
}

const run = (...args: string[]) => runAt(proxy, ...args)

const phones = async (): Promise<string[]> => {
  const accounts = await app.services.database.account.findMany({ orderBy: { userCode: 'asc' } })
  return accounts.map(({ phoneCipher }) => app.services.vault.decrypt(phoneCipher))
}

describe('without drift', () => {
  it(
    `raises no false alarm in ${CLEAN_RUNS} runs over varied accounts`,
    { timeout: LONG_MS },
    async () => {
      const alarms: unknown[] = []
      const called: number[] = []

      for (const phone of (await phones()).slice(0, CLEAN_RUNS)) {
        const { operations, counts, profile } = await run('--phone', phone)
        expect(profile).toBe('kangban')
        app.clock.advance(61_000)
        called.push(counts.kept)

        alarms.push(
          ...operations.flatMap(({ name, drifts, warnings }) =>
            [...drifts, ...warnings.filter(({ kind }) => kind !== 'lingering')].map((drift) => ({
              name,
              ...drift,
            })),
          ),
        )
      }

      expect(alarms).toEqual([])
      expect(called.length).toBe(CLEAN_RUNS)
      // Whatever an account has, what it has was really asked for.
      expect(Math.min(...called)).toBeGreaterThan(35)
    },
  )
})

describe('when more is allowed', () => {
  it(
    'takes back the contact that it made, by the id that our own service tells',
    { timeout: LONG_MS },
    async () => {
      const [, other = ''] = (await phones()).filter((phone) => phone !== GRANDMOTHER)
      const only = ['--only', 'contacts.saveContact', '--only', 'contacts.deleteContact']
      const { operations } = await run('--phone', other, '--allow', 'mutating', ...only)
      app.clock.advance(61_000)

      expect(operations.filter(({ status }) => status === 'kept').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['contacts.saveContact', 'contacts.deleteContact']),
      )
    },
  )

  it(
    'finds none either in what may change something, and takes back what it made',
    { timeout: LONG_MS },
    async () => {
      const { operations } = await run('--phone', GRANDMOTHER, '--allow', 'idempotent,mutating')
      app.clock.advance(61_000)
      const drifted = operations.filter(({ status }) => status === 'drifted')
      expect(drifted.map(({ name, drifts }) => [name, drifts])).toEqual([])

      const kept = new Set(
        operations.filter(({ status }) => status === 'kept').map(({ name }) => name),
      )

      for (const name of ['reports.createShare', 'reports.getShared', 'reports.revokeShare']) {
        expect([name, kept.has(name)]).toEqual([name, true])
      }

      // What cannot be taken back is not done by class alone.
      const untouched = operations
        .filter(({ status }) => status === 'not-called')
        .map(({ name }) => name)

      expect(untouched).toEqual(expect.arrayContaining(['account.logOut', 'points.draw']))
    },
  )
})

const isNoticed = ({
  status,
  assumptions,
}: {
  status: string
  assumptions: readonly unknown[]
}): boolean => status === 'drifted' || assumptions.length > 0

/** Seeded mutations of the answers, of each kind as many. */
const mutationsOf = (answers: readonly Answer[], count: number): Mutation[] =>
  Array.from({ length: count }, (_, index) =>
    mutate(
      KINDS[index % KINDS.length] ?? 'renamed',
      answers,
      createRandom(20_261_121).fork(`mutation ${index}`),
    ),
  )

/** Which of the mutations the checker sees. */
async function seen(at: Proxy, args: readonly string[], mutations: readonly Mutation[]) {
  const done: { mutation: Mutation; drifted: boolean; noticed: boolean }[] = []

  for (const mutation of mutations) {
    at.spoil(mutation)
    const { operations } = await runAt(at, ...args, '--only', mutation.name)
    at.spoil(undefined)
    const result = operations.find(({ name }) => name === mutation.name)

    done.push({
      mutation,
      drifted: result?.status === 'drifted',
      noticed: !!result && isNoticed(result),
    })
  }

  return done
}

describe('with drift', () => {
  it(`catches at least 95 % of ${MUTATIONS} seeded mutations`, { timeout: LONG_MS }, async () => {
    proxy.answers.clear()
    const args = ['--token', token, '--profile', 'kangban']
    const clean = await run(...args)
    const broken = clean.operations.filter(({ status }) => status === 'drifted')
    expect(broken.map(({ name, drifts }) => [name, drifts])).toEqual([])
    const done = await seen(proxy, args, mutationsOf([...proxy.answers.values()], MUTATIONS))
    const missed = done.filter(({ drifted }) => !drifted)
    for (const { mutation } of missed)
      console.log(`not caught: ${mutation.kind} ${mutation.name} ${mutation.what}`)
    console.log(`${done.length - missed.length} of ${done.length} mutations caught`)
    expect(new Set(done.map(({ mutation }) => mutation.kind)).size).toBe(KINDS.length)
    expect((done.length - missed.length) / done.length).toBeGreaterThanOrEqual(MIN_CAUGHT)
  })

  it('catches them in what we add too', { timeout: LONG_MS }, async () => {
    const args = ['--token', token, '--profile', 'kangban']
    proxy.answers.clear()
    await run(...args)

    const mutations = mutationsOf([...proxy.answers.values()], 10 * MUTATIONS).filter(({ what }) =>
      what.includes(ADDED_KEY),
    )

    expect(mutations.length).toBeGreaterThan(20)
    const missed = (await seen(proxy, args, mutations)).filter(({ drifted }) => !drifted)

    expect(missed.map(({ mutation: { kind, name, what } }) => `${kind} ${name} ${what}`)).toEqual(
      [],
    )
  })

  it(
    'catches every answer of our own service that lacks what we add',
    { timeout: LONG_MS },
    async () => {
      proxy.answers.clear()
      await run('--token', token)

      const adding = [...proxy.answers.values()].filter(({ envelope }) =>
        JSON.stringify(envelope).includes(`"${ADDED_KEY}":`),
      )

      const kept: string[] = []

      for (const { name, envelope } of adding) {
        const body = JSON.stringify({ ...envelope, data: documentedPart(envelope['data']) })
        proxy.spoil({ kind: 'missing', name, what: ADDED_KEY, body })
        const { operations } = await run('--token', token, '--only', name)
        proxy.spoil(undefined)
        if (operations.find((operation) => operation.name === name)?.status !== 'drifted')
          kept.push(name)
      }

      expect(kept).toEqual([])
      expect(adding.length).toBeGreaterThan(10)
    },
  )
})

/** The command itself, for its exit code. */
async function exitOf(profile: string, face?: Face) {
  bare.wear(face)
  bare.ours.length = 0
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const args = ['--base', bare.base, '--token', token, '--profile', profile]
  const exit = await command(args, { world, print, printError: print })
  const result = await runAt(bare, '--token', token, '--profile', profile)
  bare.wear()
  return { exit, result, said: said.join('\n'), ours: [...new Set(bare.ours)] }
}

const PROFILES: readonly [profile: string, asked: string[]][] = [
  ['documented', []],
  // The probe.
  ['auto', ['backend.getBackend']],
]

describe('a back end that keeps the documents and knows nothing of ours', () => {
  it.each(PROFILES)(
    'has no drift under the profile %s, and is sent nothing of ours',
    async (profile, asked) => {
      const { exit, result, said, ours } = await exitOf(profile)

      const found = result.operations.flatMap(({ name, drifts, assumptions }) =>
        [...drifts, ...assumptions].map((each) => ({ name, ...each })),
      )

      expect(found).toEqual([])
      expect([exit, result.verdict, result.profile]).toEqual([0, 'kept', 'documented'])
      expect(ours).toEqual(asked)
      expect(result.counts.kept).toBeGreaterThan(25)
      // The day of a record is found without the home page, which is ours.
      expect(result.operations.find(({ name }) => name === 'ecg.getEcgRecord')?.status).toBe('kept')
      expect(said).toContain('"backend": "documented"')
      expect(said).toContain('"account.getFlag": "GET /user/v1/account/flag"')
    },
  )

  it('has none either in what may change something, with a login of its own', async () => {
    app.clock.advance(61_000)
    bare.ours.length = 0
    const allowed = ['--profile', 'documented', '--allow', 'idempotent,mutating']
    const { operations, counts } = await runAt(bare, '--phone', GRANDMOTHER, ...allowed)
    const drifted = operations.filter(({ status }) => status === 'drifted')
    expect(drifted.map(({ name, drifts }) => [name, drifts])).toEqual([])
    expect([bare.ours, counts.assumptions]).toEqual([[], 0])
  })

  it('drifts as a whole where our own service is expected', async () => {
    const { exit } = await exitOf('kangban')
    expect(exit).toBe(1)
  })

  it('may have other names and forms where the documents leave them open', async () => {
    const { exit, result } = await exitOf('auto', otherNames)

    expect(
      result.operations.flatMap(({ name, drifts }) => drifts.map((drift) => ({ name, ...drift }))),
    ).toEqual([])

    expect([exit, result.verdict]).toEqual([0, 'kept'])
    const assumptions = result.operations.flatMap(({ assumptions: each }) => each)
    expect(assumptions.filter(({ row }) => !row)).toEqual([])
    expect(new Set(assumptions.map(({ row }) => row)).size).toBeGreaterThan(10)
  })

  it('may say more than the documents, which is remarked on once a call', async () => {
    const { exit, result } = await exitOf('documented', talkative)
    expect([exit, result.counts.drifts]).toEqual([0, 0])

    const remarks = result.operations.map(
      ({ notes }) => notes.filter(({ en }) => en.includes('sysOrgCode')).length,
    )

    expect(Math.max(...remarks)).toBe(1)
    expect(remarks.filter((count) => count === 1).length).toBeGreaterThan(15)
  })

  it.each(Object.entries(HOSTILE))('breaks its promises with what is %s', async (kind, face) => {
    const { exit, result } = await exitOf('auto', (data, operation) =>
      talkative(face(data, operation), operation),
    )

    expect([exit, result.verdict, result.profile]).toEqual([1, 'drifted', 'documented'])
    const kinds = result.operations.flatMap(({ drifts }) => drifts.map((drift) => drift.kind))
    expect(kinds).toContain(kind)
    expect(kinds).not.toContain('extra')
  })

  it(`overlooks none of ${MUTATIONS} seeded mutations`, { timeout: LONG_MS }, async () => {
    const args = ['--token', token, '--profile', 'documented']
    bare.answers.clear()
    await runAt(bare, ...args)
    const done = await seen(bare, args, mutationsOf([...bare.answers.values()], MUTATIONS))
    const missed = done.filter(({ noticed }) => !noticed)
    const drifted = done.filter((each) => each.drifted).length

    console.log(
      `${drifted} of ${done.length} mutations are drift, ${done.length - drifted - missed.length} assumptions`,
    )

    expect(missed.map(({ mutation: { kind, name, what } }) => `${kind} ${name} ${what}`)).toEqual(
      [],
    )

    expect(drifted).toBeGreaterThan(done.length / 2)
  })
})
