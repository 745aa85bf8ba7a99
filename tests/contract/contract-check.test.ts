// The contract checker against the real service with the demo's people in it.
import { createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { check } from '../../packages/contract-check/src/check.ts'
import { readOptions } from '../../packages/contract-check/src/options.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import { KINDS, type Mutation, mutate } from './mutate.ts'
import { startProxy } from './proxy.ts'

const MUTATIONS = 40
const LEAST_CAUGHT = 0.95
const CLEAN_RUNS = 20
const HISTORY_DAYS = 15
const GRANDMOTHER = '13800000001'
const LONG_MS = 300_000

let app: TestApp
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  app = await startTestApp()
  await seedTestApp(app, HISTORY_DAYS)
  proxy = await startProxy(await app.server.listen({ host: '127.0.0.1', port: 0 }))
}, LONG_MS)
afterAll(async () => {
  await proxy?.stop()
  await app?.stop()
})

async function run(...args: string[]) {
  const base = new URL(proxy.base)
  const options = readOptions(['--base', base.href, ...args])
  const world = {
    fetch,
    now: () => performance.now(),
    sleep: () => Promise.reject(new Error('nothing waits on this machine')),
    date: () => app.clock.now(),
  }
  return (await check({ ...options, base }, world)).result
}

const phones = async (): Promise<string[]> => {
  const accounts = await app.services.database.account.findMany({ orderBy: { userCode: 'asc' } })
  return accounts.map(({ phoneCipher }) => app.services.vault.decrypt(phoneCipher))
}

describe('without drift', () => {
  it(`raises no false alarm in ${CLEAN_RUNS} runs over varied accounts`, { timeout: LONG_MS }, async () => {
    const alarms: unknown[] = []
    const called: number[] = []
    for (const phone of (await phones()).slice(0, CLEAN_RUNS)) {
      const { operations, counts } = await run('--phone', phone)
      app.clock.advance(61_000)
      called.push(counts.kept)
      alarms.push(...operations.flatMap(({ name, drifts }) => drifts.map((drift) => ({ name, ...drift }))))
    }
    expect(alarms).toEqual([])
    expect(called.length).toBe(CLEAN_RUNS)
    // Whatever an account has, what it has was really asked for.
    expect(Math.min(...called)).toBeGreaterThan(35)
  })
})

describe('when more is allowed', () => {
  it('finds none either in what may change something, and takes back what it made', { timeout: LONG_MS }, async () => {
    const { operations } = await run('--phone', GRANDMOTHER, '--allow', 'idempotent,mutating')
    app.clock.advance(61_000)
    const drifted = operations.filter(({ status }) => status === 'drifted')
    expect(drifted.map(({ name, drifts }) => [name, drifts])).toEqual([])
    const kept = new Set(operations.filter(({ status }) => status === 'kept').map(({ name }) => name))
    for (const name of ['reports.createShare', 'reports.getShared', 'reports.revokeShare']) {
      expect([name, kept.has(name)]).toEqual([name, true])
    }
    // What cannot be taken back is not done by class alone.
    const untouched = operations.filter(({ status }) => status === 'not-called').map(({ name }) => name)
    expect(untouched).toEqual(expect.arrayContaining(['account.logOut', 'points.draw']))
  })
})

describe('with drift', () => {
  it(`catches at least 95 % of ${MUTATIONS} seeded mutations`, { timeout: LONG_MS }, async () => {
    const { token } = await app.logIn(GRANDMOTHER)
    proxy.answers.clear()
    const clean = await run('--token', token)
    expect(clean.verdict).toBe('kept')
    const answers = [...proxy.answers.values()]
    const done: { mutation: Mutation; caught: boolean }[] = []
    for (let index = 0; index < MUTATIONS; index += 1) {
      const kind = KINDS[index % KINDS.length] ?? 'renamed'
      const mutation = mutate(kind, answers, createRandom(20_261_121).fork(`mutation ${index}`))
      proxy.spoil(mutation)
      const { operations } = await run('--token', token, '--only', mutation.name)
      proxy.spoil(undefined)
      done.push({
        mutation,
        caught: operations.some(({ name, status }) => name === mutation.name && status === 'drifted'),
      })
    }
    const missed = done.filter(({ caught }) => !caught)
    for (const { mutation } of missed) console.log(`not caught: ${mutation.kind} ${mutation.name} ${mutation.what}`)
    console.log(`${done.length - missed.length} of ${done.length} mutations caught`)
    expect(new Set(done.map(({ mutation }) => mutation.kind)).size).toBe(KINDS.length)
    expect((done.length - missed.length) / done.length).toBeGreaterThanOrEqual(LEAST_CAUGHT)
  })
})
