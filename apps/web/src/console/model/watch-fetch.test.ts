// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type Faults, NO_FAULTS } from './faults.ts'
import { type SeenCall, watchFetch, withoutSecrets } from './watch-fetch.ts'

const HEALTH = '/api/user/v1/health'

function watched(faults: Partial<Faults>, answer: () => Response | Promise<Response>) {
  const calls = new Map<number, SeenCall>()
  let refused = 0
  let asked = 0

  const fetched = watchFetch(
    async () => {
      asked++
      return answer()
    },
    {
      faults: () => ({ ...NO_FAULTS, ...faults }),
      refused: () => refused,
      onRefused: () => refused++,
      onCall: (call) => calls.set(call.id, call),
    },
  )

  return { fetched, seen: () => [...calls.values()], asked: () => asked }
}

const envelope = (data: unknown) => () => Response.json({ code: '1000', msg: 'ok', data })

it('tells each call by its name, its envelope and its time, and passes the answer on', async () => {
  const { fetched, seen } = watched({}, envelope({ name: '王桂兰' }))
  const answer = await fetched(HEALTH)
  expect(await answer.json()).toMatchObject({ data: { name: '王桂兰' } })

  expect(seen()).toMatchObject([
    {
      name: 'profile.getHealthInfo',
      method: 'GET',
      path: HEALTH,
      status: 200,
      code: '1000',
      answer: { data: { name: '王桂兰' } },
      disturbed: false,
    },
  ])
})

it('knows an operation by a path with parts of its own, and names what is none by its path', async () => {
  const { fetched, seen } = watched({}, envelope(null))
  await fetched('/api/monitor/app/v1/heart/1/2026-03-02?x=1')
  await fetched('/api/files/v1/abc')
  expect(seen().map(({ name }) => name)).toEqual(['monitoring.getHeartRate', '/api/files/v1/abc'])
})

it('refuses the named call once, without asking the service', async () => {
  const { fetched, seen, asked } = watched({ call: 'profile.getHealthInfo' }, envelope(null))
  const refused = (await (await fetched(HEALTH)).json()) as { code: string; data: unknown }
  expect(refused).toMatchObject({ code: '9999', data: null })
  expect(asked()).toBe(0)
  await fetched(HEALTH)
  expect(asked()).toBe(1)

  expect(seen().map(({ code, disturbed }) => [code, disturbed])).toEqual([
    ['9999', true],
    ['1000', false],
  ])
})

it('fails as a browser does without a network, and tells so', async () => {
  const { fetched, seen, asked } = watched({ network: 'offline' }, envelope(null))
  await expect(fetched(HEALTH)).rejects.toThrow(TypeError)
  expect(asked()).toBe(0)
  expect(seen()).toMatchObject([{ status: 0, code: null, disturbed: true }])
})

it('waits no longer than the page does', async () => {
  const { fetched, asked } = watched({ network: 'slow', waitSeconds: 60 }, envelope(null))
  const leaving = new AbortController()
  const call = fetched(HEALTH, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
  expect(asked()).toBe(0)
})

it('shows no token and no code', () => {
  const answer = { data: { token: 'a', refreshToken: 'b', list: [{ idNo: 'c', name: 'd' }] } }

  expect(withoutSecrets(answer)).toEqual({
    data: { token: '•••', refreshToken: '•••', list: [{ idNo: '•••', name: 'd' }] },
  })
})
