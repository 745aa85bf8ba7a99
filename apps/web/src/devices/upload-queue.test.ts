// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendOutcome } from './upload-queue.ts'
import { createUploadQueue } from './upload-queue.ts'

interface Item {
  readonly measurementId: string
}

const parse = (stored: unknown): Item | undefined =>
  typeof stored === 'object' &&
  stored !== null &&
  'measurementId' in stored &&
  typeof stored.measurementId === 'string'
    ? { measurementId: stored.measurementId }
    : undefined

const queues: { close(): void }[] = []

/** A queue whose server answers as `server.answer` says; 'offline' rejects. */
function newQueue(userCode = 'U1') {
  const server = { answer: 'offline' as SendOutcome | 'offline', seen: [] as string[] }
  const counts: number[] = []

  const queue = createUploadQueue<Item>({
    userCode,
    parse,
    onCount: (count) => counts.push(count),
    async send(item) {
      server.seen.push(item.measurementId)
      if (server.answer === 'offline') throw new TypeError('Failed to fetch')
      return server.answer
    },
  })

  queues.push(queue)
  return { queue, server, counts }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => {
  for (const queue of queues.splice(0)) queue.close()
  vi.useRealTimers()
})

describe('the upload queue', () => {
  it('keeps what cannot be sent, and sends it when the network is back', async () => {
    const { queue, server } = newQueue()
    await queue.add({ measurementId: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    expect(await queue.waiting()).toEqual([{ measurementId: 'a' }])
    server.answer = 'sent'
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await queue.waiting()).toEqual([])
  })

  it('tries again by itself, after growing waits', async () => {
    const { queue, server } = newQueue()
    await queue.add({ measurementId: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    const before = server.seen.length
    server.answer = 'sent'
    await vi.advanceTimersByTimeAsync(15_000)
    expect(server.seen).toHaveLength(before + 1)
    expect(await queue.waiting()).toEqual([])
  })

  it('survives a reload', async () => {
    const { queue } = newQueue()
    await queue.add({ measurementId: 'a' })
    queue.close()
    const { queue: next, server } = newQueue()
    server.answer = 'sent'
    expect(await next.waiting()).toEqual([{ measurementId: 'a' }])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await next.waiting()).toEqual([])
  })

  it('never shows nor sends what another account left', async () => {
    await newQueue('U1').queue.add({ measurementId: 'a' })

    for (const other of ['U2', 'U', 'U1/', 'U1.a']) {
      const { queue, server } = newQueue(other)
      server.answer = 'sent'
      expect(await queue.flush()).toBe(0)
      expect(server.seen).toEqual([])
    }
  })

  it('sends oldest first, stops without network and passes over what must be retried', async () => {
    const { queue, server } = newQueue()

    for (const measurementId of ['b', 'a', 'c']) {
      await queue.add({ measurementId })
      await vi.advanceTimersByTimeAsync(1)
    }

    server.seen.length = 0
    await queue.flush()
    expect(server.seen).toEqual(['b'])
    server.answer = 'retry'
    expect(await queue.flush()).toBe(3)
    expect(server.seen).toEqual(['b', 'b', 'a', 'c'])
  })

  it('holds an item once, however often it is added, and drops one that is refused', async () => {
    const { queue, server, counts } = newQueue()
    await queue.add({ measurementId: 'a' })
    await queue.add({ measurementId: 'a' })
    expect(counts).toEqual([1, 1])
    server.answer = 'refused'
    await queue.flush()
    expect(await queue.flush()).toBe(0)
  })

  it('keeps what was added in the place of an item while that was sent', async () => {
    const seen: unknown[] = []
    const answers: ((outcome: SendOutcome) => void)[] = []

    const queue = createUploadQueue<Item & { said: string }>({
      userCode: 'U1',
      parse: (stored) => stored as Item & { said: string },
      send: ({ said }) => {
        seen.push(said)
        return new Promise((resolve) => answers.push(resolve))
      },
    })

    queues.push(queue)
    await queue.add({ measurementId: 'a', said: 'yes' })
    await vi.advanceTimersByTimeAsync(0)
    await queue.add({ measurementId: 'a', said: 'no' })
    answers.shift()?.('sent')
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['yes', 'no'])
    answers.shift()?.('sent')
    await vi.advanceTimersByTimeAsync(0)
    expect(await queue.waiting()).toEqual([])
  })

  it('passes over what is no item of its own', async () => {
    localStorage.setItem('kangban.upload.U1/x', '{broken')
    localStorage.setItem('kangban.upload.U1/y', '{"addedAt":1,"item":{"id":5}}')
    expect(await newQueue().queue.waiting()).toEqual([])
  })

  it('says so when there is no room', async () => {
    const { queue } = newQueue()

    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })

    await expect(queue.add({ measurementId: 'a' })).rejects.toMatchObject({
      name: 'QueueError',
      code: 'full',
    })

    full.mockRestore()
    expect(await queue.waiting()).toEqual([])
  })
})
