import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LIMITS } from '../../config/limits.ts'
import { createTurns } from './turns.ts'

const COUNT = 4 * LIMITS.callsOfTurn

/** Begins so many calls at once, each of so many milliseconds by a clock of the test; gives how many began in each turn. */
async function turnsOf(count: number, callMs: number) {
  let clock = 0
  const begin = createTurns(() => clock)
  const order: number[] = []
  const turns: number[] = []

  for (let call = 0; call < count; call++)
    begin(() => {
      order.push(call)
      clock += callMs
    })

  while (turns.reduce((sum, begun) => sum + begun, 0) < count) {
    const before = turns.reduce((sum, begun) => sum + begun, 0)
    turns.push(order.length - before)
    await nextTurn()
  }

  return { order, turns }
}

it('begins calls in the order in which they come', async () => {
  const { order } = await turnsOf(COUNT, 1)
  expect(order).toEqual(Array.from({ length: COUNT }, (_, call) => call))
})

it('lets cheap calls begin together', async () => {
  const { turns } = await turnsOf(COUNT, 0)
  expect(turns.every((begun) => begun === LIMITS.callsOfTurn)).toBe(true)
})

it('lets one call after the other begin where each takes a turn', async () => {
  const { turns } = await turnsOf(COUNT, LIMITS.turnMs + 1)
  expect(turns.slice(-5)).toEqual([1, 1, 1, 1, 1])
})

it('lets as many begin as fit into a turn', async () => {
  const { turns } = await turnsOf(COUNT, LIMITS.turnMs / 2)
  expect(turns.slice(5).every((begun) => begun >= 1 && begun <= 3)).toBe(true)
})
