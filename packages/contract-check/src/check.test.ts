import { contract, listOperations } from '@kangban/contracts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { World } from './request/caller.ts'
import { check } from './check.ts'
import {
  type BackendOptions,
  type Reply,
  spoil,
  startExampleBackend,
} from './testing/example-backend.ts'
import { readOptions } from './command/options.ts'
import type { CouldNotRun } from './text.ts'

// Whole runs over HTTP, on machines that do other work too.
vi.setConfig({ testTimeout: 30_000 })

const operations = new Map(listOperations(contract))
const TOKEN = 'canary-token-93kd72'
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const world = (changed: Partial<World> = {}): World => ({
  fetch,
  now: () => performance.now(),
  sleep: () => Promise.reject(new Error('nothing waits on this machine')),
  date: () => new Date('2026-03-02T12:00:00Z'),
  ...changed,
})

async function run(
  args: readonly string[],
  options: BackendOptions = {},
  changed: Partial<World> = {},
) {
  const backend = await startExampleBackend(options)
  stops.push(backend.stop)
  const profile = args.includes('--profile') ? [] : ['--profile', 'kangban']
  const read = readOptions(['--base', backend.base, ...profile, ...args])
  const base = new URL(backend.base)

  const checked = await check({ ...read, base }, world(changed)).catch(
    (cause: CouldNotRun) => cause,
  )

  return { backend, checked, result: 'result' in checked ? checked.result : undefined }
}

const byToken = ['--token', TOKEN]

const statusOf = (result: Awaited<ReturnType<typeof run>>['result'], name: string) =>
  result?.operations.find((operation) => operation.name === name)

describe('the check', () => {
  it('finds no drift in a backend that answers the examples, and calls nothing but what reads', async () => {
    const { backend, result } = await run(byToken)

    expect(
      result?.operations.flatMap(({ name, drifts }) => drifts.map((drift) => [name, drift])),
    ).toEqual([])

    expect(result?.verdict).toBe('kept')
    expect(backend.asked.length).toBeGreaterThan(30)
    expect(backend.asked.filter((name) => operations.get(name)?.safety !== 'read')).toEqual([])
    expect(backend.paths.filter((path) => !path.startsWith('/api/'))).toEqual([])
  })

  it('accounts for every operation, and gives a reason for each that it did not call', async () => {
    const { result } = await run(byToken)
    expect(result?.operations.map(({ name }) => name)).toEqual([...operations.keys()])

    const silent = result?.operations.filter(({ status, reason, httpStatus }) => {
      const called = status === 'kept' || status === 'drifted'
      return called ? httpStatus === undefined : !reason
    })

    expect(silent).toEqual([])
  })

  it('calls a class that was allowed, but the dangerous ones only when they are named too', async () => {
    const idempotent = await run([...byToken, '--allow', 'idempotent'])
    const classes = new Set(idempotent.backend.asked.map((name) => operations.get(name)?.safety))
    expect(classes).toEqual(new Set(['read', 'idempotent']))
    const dangerous = await run([...byToken, '--allow', 'irreversible,sends-message'])

    expect(
      dangerous.backend.asked.filter((name) => operations.get(name)?.safety !== 'read'),
    ).toEqual([])

    expect(statusOf(dangerous.result, 'points.draw')?.reason?.en).toBe(
      'needs --only points.draw as well',
    )

    const named = await run([...byToken, '--allow', 'irreversible', '--only', 'points.draw'])
    // the activity comes from the summary, which only reads
    expect(named.backend.asked).toEqual(['points.getPoints', 'points.draw'])
    const onlyNamed = await run([...byToken, '--only', 'points.draw'])
    expect(onlyNamed.backend.asked).toEqual([])
  })

  it('asks anything but this machine at most once a second', async () => {
    const started: number[] = []
    const waits: number[] = []
    let time = 0
    const backend = await startExampleBackend()
    stops.push(backend.stop)

    const remote: World = world({
      now: () => time,
      sleep: (milliseconds) => {
        waits.push(milliseconds)
        time += milliseconds
        return Promise.resolve()
      },
      fetch: async (url, init) => {
        started.push(time)
        time += 40
        const { pathname, search } = new URL(url)
        return fetch(new URL(backend.base).origin + pathname + search, init)
      },
    })

    const base = new URL('https://backend.example/api')

    await check(
      { ...readOptions(['--base', base.href, '--profile', 'kangban', ...byToken]), base },
      remote,
    )

    const gaps = started.slice(1).map((at, index) => at - (started[index] ?? 0))
    expect(gaps.length).toBeGreaterThan(30)
    expect(Math.min(...gaps)).toBe(1000)
    expect(waits.every((milliseconds) => milliseconds === 960)).toBe(true)
  })

  it('stops after three failures of the server in a row, and not before', async () => {
    const failing = { status: 502, body: '<html>Bad Gateway</html>' }
    const all = await run(byToken, { change: () => failing })
    expect(all.backend.asked.length).toBe(3)
    expect(all.result?.counts.drifted).toBe(3)
    const [first, second] = all.backend.asked

    const two = await run(byToken, {
      change: (name, reply) => ([first, second].includes(name) ? failing : reply),
    })

    expect(two.result?.counts.drifted).toBe(2)
    expect(two.backend.asked.length).toBeGreaterThan(30)
  })

  it('says that it could not run when the session is refused or nobody answers', async () => {
    const refused = {
      status: 200,
      body: { code: '410', msg: '登录已失效，请重新登录', data: null },
    }

    const over = await run(byToken, { change: () => refused })

    expect(over.checked).toMatchObject({
      text: { en: expect.stringContaining('refuses the session') },
    })

    const { checked } = await run(
      byToken,
      {},
      { fetch: () => Promise.reject(new TypeError('fetch failed')) },
    )

    expect(checked).toMatchObject({ text: { en: expect.stringContaining('cannot be reached') } })
  })

  it('follows no redirect: it would carry the token away', async () => {
    const { backend, result } = await run([...byToken, '--only', 'contacts.listContacts'], {
      change: () => ({ status: 302, body: '', headers: { location: '/api/elsewhere' } }),
    })

    expect(backend.paths.length).toBe(1)
    const [status] = statusOf(result, 'contacts.listContacts')?.drifts ?? []
    expect(status).toMatchObject({ kind: 'status', got: '302' })
  })

  it('reports a time-out as no answer', async () => {
    let calls = 0

    const { result } = await run(
      byToken,
      {},
      {
        fetch: (url, init) => {
          calls += 1

          return calls === 3
            ? Promise.reject(new DOMException('aborted', 'TimeoutError'))
            : fetch(url, init)
        },
      },
    )

    expect(result?.operations.flatMap(({ drifts }) => drifts.map(({ kind }) => kind))).toContain(
      'no-answer',
    )
  })
})

const answerOf = async (change: (body: Record<string, unknown>) => unknown) => {
  const { result } = await run([...byToken, '--only', 'contacts.listContacts'], {
    change: (_, { status, body }) => ({ status, body: change(body as Record<string, unknown>) }),
  })

  const { drifts = [], notes = [] } = statusOf(result, 'contacts.listContacts') ?? {}
  return [...drifts.map(({ kind, path }) => `${kind} ${path}`), ...notes.map(({ en }) => en)]
}

const without = (key: string) => (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))

describe('the envelope', () => {
  it('may have its code as number, 200 for success, and its text as message', async () => {
    expect(await answerOf((body) => ({ ...body, code: 1000 }))).toEqual(['code as number'])

    expect(await answerOf((body) => ({ ...body, code: 200 }))).toEqual([
      'code as number',
      'the success code is 200',
    ])

    expect(await answerOf(({ data }) => ({ code: '1000', message: 'ok', data }))).toEqual([
      'the text comes as message',
    ])
  })

  it('may refuse what would change something, but not what only reads', async () => {
    const refused = { status: 200, body: { code: '9999', msg: '您已参与过该活动', data: null } }
    const change = (name: string, reply: Reply) => (name === 'points.signIn' ? refused : reply)

    const { result } = await run([...byToken, '--only', 'points.signIn', '--allow', 'mutating'], {
      change,
    })

    expect(statusOf(result, 'points.signIn')).toMatchObject({
      status: 'kept',
      notes: [{ en: 'refused' }],
    })
  })

  it('drifts in its code and in its shape', async () => {
    expect(await answerOf((body) => ({ ...body, code: '9999' }))).toEqual(['code code'])
    expect(await answerOf((body) => ({ ...body, code: '2000' }))).toEqual(['code code'])
    expect(await answerOf(without('code'))).toEqual(['envelope code'])
    expect(await answerOf(without('msg'))).toEqual(['envelope msg'])
    expect(await answerOf(without('data'))).toEqual(['envelope data'])
    expect(await answerOf((body) => ({ ...body, code: true }))).toEqual(['envelope code'])
    expect(await answerOf((body) => ({ ...body, traceId: 'x' }))).toEqual(['extra traceId'])
    expect(await answerOf(({ data }) => data)).toEqual(['envelope '])
    expect(await answerOf(() => '<html>')).toEqual(['not-json '])
  })

  it('must hold data where the documents promise some to everybody', async () => {
    const { result } = await run([...byToken, '--only', 'lookup.listDiseaseNames'], {
      change: (_, { status, body }) => ({ status, body: spoil(body, 'data', []) }),
    })

    expect(statusOf(result, 'lookup.listDiseaseNames')?.drifts).toMatchObject([
      { kind: 'empty', path: 'data' },
    ])
  })
})
