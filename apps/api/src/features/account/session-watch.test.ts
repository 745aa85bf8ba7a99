// Streams at one replica, whose sessions end at another: each ends within a second, on both databases.
import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { LIMITS } from '../../config/limits.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createSessionWatch } from './session-watch.ts'

/** A busy machine may take its time; most of them must not. */
const PATIENT = { timeout: 15 * MS_PER_SECOND }

type User = Awaited<ReturnType<TestApp['logIn']>>

const idOf = async (user: User) =>
  (await user.get<{ id: string; current: boolean }[]>('/user/v1/account/session-list')).data.find(
    ({ current }) => current,
  )?.id

const turn = () => vi.advanceTimersByTimeAsync(LIMITS.sessionLookMs)

describe('a stream at another replica', () => {
  let app: TestApp
  let other: App
  let url: string
  const tookMs: number[] = []

  beforeAll(async () => {
    app = await startTestApp()
    other = await buildApp(app.services.config, { clock: app.clock })
    url = await other.server.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(async () => {
    await other.server.close()
    await app.stop()
  })

  async function listen({ token }: User) {
    const answer = await fetch(`${url}/api/trpc/monitoring.watchEvents`, {
      headers: { authorization: token },
    })

    const stream = { text: '', endedAt: Number.NaN }

    void (async () => {
      for await (const chunk of answer.body ?? []) stream.text += Buffer.from(chunk).toString()
      stream.endedAt = performance.now()
    })()

    await expect.poll(() => stream.text, PATIENT).toContain('connected')
    return stream
  }

  const LOG_OUT = '/user/v1/account/logout'
  const END = '/user/v1/account/session-end'

  const endings: [string, (user: User, phone: string) => Promise<unknown>][] = [
    ['log-out', (user) => user.get(LOG_OUT)],
    [
      'being ended from the list of sessions',
      async (user, phone) => {
        const id = await idOf(user)
        return (await app.logIn(phone)).post(END, { id })
      },
    ],
    ['the end of all other sessions', async (_, phone) => (await app.logIn(phone)).post(END, {})],
    [
      'a deletion request',
      async (user, phone) => {
        await user.get('/user/v1/app/pin', { phone, purpose: 'deletion' })
        return user.get(LOG_OUT, { pin: app.newestCode(phone) })
      },
    ],
    [
      'the account itself',
      ({ userCode }) => app.services.database.account.delete({ where: { userCode } }),
    ],
    ['fourteen days in which nothing is asked', async () => app.clock.advance(14 * MS_PER_DAY)],
    ['thirty days', async () => app.clock.advance(31 * MS_PER_DAY)],
  ]

  it.each(endings)('ends after %s', async (name, end) => {
    const phone = `139777010${endings.findIndex(([each]) => each === name) + 10}`
    const user = await app.logIn(phone)
    const stream = await listen(user)
    await end(user, phone)
    const endedAt = performance.now()
    await expect.poll(() => stream.endedAt, PATIENT).not.toBeNaN()
    tookMs.push(stream.endedAt - endedAt)
  })

  it('does so within a second', () => {
    expect(tookMs).toHaveLength(endings.length)
    const sorted = tookMs.toSorted((one, next) => one - next)
    expect(sorted[Math.floor(endings.length / 2)]).toBeLessThan(MS_PER_SECOND)
  })

  it('goes on as long as its session', async () => {
    const [user, leaver] = [await app.logIn('13977702001'), await app.logIn('13977702002')]
    const [stays, ends] = [await listen(user), await listen(leaver)]
    await leaver.get(LOG_OUT)
    await expect.poll(() => ends.endedAt, PATIENT).not.toBeNaN()
    expect(stays.endedAt).toBeNaN()
  })
})

describe('the look for sessions that are over', () => {
  afterEach(() => void vi.useRealTimers())

  it('is one for all streams, and none where there is no stream', async () => {
    vi.useFakeTimers()
    const asked: string[][] = []

    const watch = createSessionWatch(async (ids) => {
      asked.push([...ids])
      return ids
    })

    await turn()
    const stops = ['one', 'two', 'one'].map((id) => watch(id, () => undefined))
    await turn()
    expect(asked).toEqual([['one', 'two']])
    for (const stop of stops) stop()
    await turn()
    expect(asked).toHaveLength(1)
  })

  it('waits for the last, and asks again where the database did not answer', async () => {
    vi.useFakeTimers()
    const over = vi.fn<() => void>()
    let answer: ((inForce: string[]) => void) | undefined

    const looks = vi
      .fn<(ids: readonly string[]) => Promise<string[]>>()
      .mockRejectedValueOnce(new Error('no database'))
      .mockImplementation(() => new Promise((resolve) => (answer = resolve)))

    createSessionWatch(looks)('ended', over)
    await turn()
    await turn()
    await turn()
    expect(looks).toHaveBeenCalledTimes(2)
    expect(over).not.toHaveBeenCalled()
    answer?.([])
    await turn()
    expect(over).toHaveBeenCalledOnce()
    expect(looks).toHaveBeenCalledTimes(2)
  })
})
