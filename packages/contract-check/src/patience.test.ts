import { MS_PER_MINUTE } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import type { World } from './request/caller.ts'
import type { Reply } from './testing/example-backend.ts'
import { runExample, WORLD } from './testing/example-run.ts'

const busy = (status: number, after?: string): Reply => ({
  status,
  body: { code: String(status), msg: '服务器正忙，请稍后再试', data: null },
  ...(after === undefined ? {} : { headers: { 'retry-after': after } }),
})

/** A run of which the first answers are refusals; how long it waited is kept. */
async function runAgainst(refusals: readonly Reply[], args: readonly string[]) {
  const waits: number[] = []
  const left = [...refusals]

  const world: World = {
    ...WORLD,
    sleep: (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
  }

  const change = (_: string, reply: Reply) => left.shift() ?? reply
  const run = await runExample(['--profile', 'kangban', ...args], { change }, world)
  return { ...run, waits }
}

const CONTACTS = ['--only', 'contacts.listContacts']

describe('a busy back end', () => {
  it.each([
    ['by seconds', '5', 5000],
    ['by a date', 'Mon, 02 Mar 2026 12:00:07 GMT', 7000],
    ['that has just been', 'Mon, 02 Mar 2026 11:59:00 GMT', 1000],
  ])('is asked again when it says, %s', async (_, after, wait) => {
    const { of, waits, backend } = await runAgainst([busy(503, after), busy(429, after)], CONTACTS)
    expect(waits).toEqual([wait, wait])
    expect(backend.asked).toHaveLength(3)

    expect(of('contacts.listContacts')).toMatchObject({
      status: 'kept',
      notes: [{ en: expect.stringContaining('was busy') }],
    })
  })

  it.each([
    ['does not say when', busy(503)],
    ['says so in words', busy(503, 'soon')],
    ['wants more patience than there is', busy(503, '121')],
    ['fails otherwise', busy(502, '5')],
  ])('is not asked again where it %s', async (_, refusal) => {
    const { of, waits, backend } = await runAgainst([refusal], CONTACTS)
    expect(waits).toEqual([])
    expect(backend.asked).toHaveLength(1)
    expect(of('contacts.listContacts')).toMatchObject({ status: 'drifted', notes: [] })
  })

  it('is not asked twice for what changes something', async () => {
    const args = ['--only', 'points.signIn', '--allow', 'mutating']
    const { waits, backend } = await runAgainst([busy(503, '5')], args)
    expect(waits).toEqual([])
    expect(backend.asked).toEqual(['points.signIn'])
  })

  it('is given up after two minutes of waiting in all, and after three failures in a row', async () => {
    const { result, waits } = await runAgainst(Array(100).fill(busy(503, '30')), [])
    expect(waits).toEqual(Array((2 * MS_PER_MINUTE) / 30_000).fill(30_000))
    expect(result.counts.drifted).toBe(3)
  })
})
