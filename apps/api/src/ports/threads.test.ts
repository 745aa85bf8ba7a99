import { afterEach, expect, it } from 'vitest'
import type * as Slow from './testing/slow-work.ts'
import { createThreads, type Threads, workIn } from './threads.ts'

const FILE = new URL('./testing/slow-work.ts', import.meta.url)
const SLOW = workIn<typeof Slow, 'slowWork'>(FILE, 'slowWork')
const BROKEN = workIn<typeof Slow, 'brokenWork'>(FILE, 'brokenWork')
/** As on a machine of three cores and more. */
const TWO = { threads: 2, waiting: 16 }
const BUSY = { code: '503', userMessage: '服务器正忙，请稍后再试' }

let threads: Threads

afterEach(() => threads.close())

it('does work beside the loop', async () => {
  threads = createThreads(TWO)
  expect(await threads.run(SLOW, 1)).toMatchObject({ isMainThread: false })
})

it('says what went wrong in the thread, and goes on', async () => {
  threads = createThreads(TWO)
  await expect(threads.run(BROKEN, 'no such wave')).rejects.toThrow('no such wave')
  expect(await threads.run(SLOW, 1)).toMatchObject({ isMainThread: false })
})

it('refuses at once what would wait behind too many, and takes the next when there is room', async () => {
  threads = createThreads({ threads: 1, waiting: 2 })
  const taken = [1, 2, 3].map(() => threads.run(SLOW, 20))
  await expect(threads.run(SLOW, 20)).rejects.toMatchObject(BUSY)
  await Promise.all(taken)
  expect(await threads.run(SLOW, 1)).toMatchObject({ isMainThread: false })
})

it('does long work beside the places of calls, and ends it when asked to', async () => {
  threads = createThreads({ threads: 1, waiting: 0 })
  const stop = new AbortController()
  const long = threads.runLong(SLOW, 60_000, { signal: stop.signal, transfer: [] })
  expect(await threads.run(SLOW, 1)).toMatchObject({ isMainThread: false })
  stop.abort()
  await expect(long).rejects.toThrow('aborted')
})

it('lets short work come to its end when the service ends', async () => {
  threads = createThreads(TWO)
  const [first, second] = [threads.run(SLOW, 50), threads.run(SLOW, 300)]
  await threads.run(SLOW, 1)
  await threads.close()
  expect(await Promise.all([first, second])).toHaveLength(2)
})

it('ends with the service, and takes nothing afterwards', async () => {
  threads = createThreads(TWO)
  const running = threads.run(SLOW, 60_000)
  await threads.run(SLOW, 1)
  await Promise.all([expect(running).rejects.toThrow('Terminating'), threads.close()])
  await expect(threads.run(SLOW, 1)).rejects.toMatchObject({ code: '503' })
})
