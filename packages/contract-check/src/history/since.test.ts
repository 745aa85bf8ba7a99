import { describe, expect, it } from 'vitest'
import { readKeptRun, type Run, sinceRun } from './since.ts'

type Operation = Run['operations'][number]

const called = (name: string, over: Partial<Operation> = {}): Operation => ({
  name,
  status: over.drifts ? 'drifted' : 'kept',
  milliseconds: 100,
  drifts: [],
  ...over,
})

const run = (...operations: Operation[]): Run => ({
  startedAt: '2026-11-25T00:30:00.000Z',
  base: 'https://host/api',
  profile: 'documented',
  operations,
})

const drift = (path: string) => ({ kind: 'missing', path })

describe('a run beside the one before it', () => {
  it('tells drifts that appeared and drifts that are mended, by call, kind and place', () => {
    const before = run(
      called('a', { drifts: [drift('data.x'), drift('data.y')] }),
      called('b', { drifts: [drift('data.x')] }),
    )

    const now = run(
      called('a', { drifts: [drift('data.y'), { kind: 'null', path: 'data.y' }] }),
      called('b'),
    )

    expect(sinceRun(before, now)).toEqual({
      startedAt: before.startedAt,
      appeared: [{ operation: 'a', kind: 'null', path: 'data.y' }],
      mended: [
        { operation: 'a', kind: 'missing', path: 'data.x' },
        { operation: 'b', kind: 'missing', path: 'data.x' },
      ],
      slower: [],
    })
  })

  it('takes nothing for mended that was not called again', () => {
    const before = run(called('a', { drifts: [drift('data.x')] }))

    for (const status of ['skipped', 'not-called', 'not-offered'])
      expect(sinceRun(before, run(called('a', { status, drifts: [] }))).mended).toEqual([])

    expect(sinceRun(before, run()).mended).toEqual([])
  })

  it.each([
    [100, 250, false],
    [100, 400, true],
    [1000, 1400, false],
    [1000, 2000, true],
    [2000, 100, false],
    [undefined, 5000, false],
    [100, undefined, false],
  ])('from %s ms to %s ms is slower: %s', (was, is, slower) => {
    const [before, now] = [was, is].map((milliseconds) => run(called('a', { milliseconds })))
    if (!before || !now) throw new Error('two runs')

    expect(sinceRun(before, now).slower).toEqual(
      slower ? [{ operation: 'a', before: was, now: is }] : [],
    )
  })

  it('is not told beside what is no run', () => {
    const kept = run(called('a', { drifts: [drift('data.x')] }))
    expect(readKeptRun(JSON.parse(JSON.stringify({ ...kept, more: 1 })))).toEqual(kept)
    for (const other of [null, [], {}, { ...kept, operations: 1 }, 'text'])
      expect(readKeptRun(other)).toBeUndefined()
  })
})
