import { expect, it, vi } from 'vitest'
import { BlockLoader } from './block-loader.ts'

function world(blocks: number) {
  const calls: {
    first: number
    count: number
    end: (failed?: boolean) => Promise<void>
    signal: AbortSignal
  }[] = []

  const stored: number[] = []
  const states: string[] = []

  const loader = new BlockLoader({
    blocks,
    read: (first, count, signal) =>
      new Promise((resolve, reject) => {
        const end = (failed = false) => {
          if (failed) reject(new Error('offline'))
          else resolve(Array.from({ length: count }, (_, index) => String(first + index)))
          // What waits for the answer has run after this.
          return vi.waitFor(() => undefined)
        }

        calls.push({ first, count, end, signal })
      }),
    onBlocks: (_, found) => stored.push(...found.map(Number)),
    onState: (state) => states.push(state),
  })

  return { loader, calls, stored, states }
}

async function answerAll(calls: ReturnType<typeof world>['calls']): Promise<void> {
  for (let next = calls.shift(); next; next = calls.shift()) await next.end()
}

it('reads every block once, those nearest to the place first, two calls at a time', async () => {
  const { loader, calls, stored, states } = world(44)
  loader.lookAt(20)
  loader.start()

  expect(calls.map(({ first, count }) => [first, count])).toEqual([
    [18, 6],
    [12, 6],
  ])

  loader.lookAt(43)
  await calls.shift()?.end()
  expect(calls.at(-1)).toMatchObject({ first: 42, count: 2 })
  await answerAll(calls)
  expect(stored.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 44 }, (_, block) => block))
  expect(states).toEqual(['all'])
})

it('stops at a failure, and goes on where it stopped', async () => {
  const { loader, calls, stored, states } = world(30)
  loader.start()
  await calls.shift()?.end(true)
  await calls.shift()?.end()
  expect(states).toEqual(['stopped'])
  expect(calls).toEqual([])
  loader.start()
  await answerAll(calls)
  expect(states).toEqual(['stopped', 'reading', 'all'])
  expect(new Set(stored).size).toBe(30)
  expect(stored).toHaveLength(30)
})

it('is silent once it is left', async () => {
  const { loader, calls, stored, states } = world(30)
  loader.start()
  const [first, second] = calls
  loader.stop()
  expect(first?.signal.aborted).toBe(true)
  await first?.end()
  await second?.end(true)
  expect(calls).toHaveLength(2)
  expect(stored).toEqual([])
  expect(states).toEqual([])
})
