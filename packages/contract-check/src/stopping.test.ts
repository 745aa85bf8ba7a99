import { expect, it } from 'vitest'
import { check } from './check.ts'
import { readOptions } from './command/options.ts'
import type { Progress, World } from './request/caller.ts'
import { startExampleBackend } from './testing/example-backend.ts'
import { runExample, WORLD } from './testing/example-run.ts'

const TIMEOUT_MS = 30_000

it(
  'tells how far it is, operation by operation, and how many there are',
  async () => {
    const told: Progress[] = []
    const world: World = { ...WORLD, onProgress: (progress) => told.push(progress) }
    const { result } = await runExample(['--profile', 'kangban'], {}, world)
    const called = result.operations.filter(({ safety }) => safety === 'read')

    expect(told.map(({ name }) => name).toSorted()).toEqual(
      called.map(({ name }) => name).toSorted(),
    )

    expect(new Set(told.map(({ total }) => total))).toEqual(new Set([called.length]))

    expect(told.map(({ done }) => done)).toEqual(
      told.map(({ done }) => done).toSorted((a, b) => a - b),
    )

    expect(told[0]?.done).toBe(0)
    expect(told.at(-1)?.done).toBeGreaterThan(called.length / 2)
  },
  TIMEOUT_MS,
)

it('asks nothing more once it is stopped, not even what it was about to hear', async () => {
  const stopping = new AbortController()
  const left = new Error('left')
  const backend = await startExampleBackend()

  const fetchOnce = (url: string, init: RequestInit) => {
    if (backend.asked.length === 3) stopping.abort(left)
    return fetch(url, init)
  }

  try {
    const base = new URL(backend.base)
    const options = readOptions(['--base', base.href, '--token', 't', '--profile', 'kangban'])
    const world = { ...WORLD, fetch: fetchOnce, signal: stopping.signal }
    await expect(check({ ...options, base }, world)).rejects.toBe(left)
    expect(backend.asked).toHaveLength(3)
  } finally {
    await backend.stop()
  }
})
