import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LIMITS } from '../config/limits.ts'
import { createStatementTurns } from './statement-turns.ts'

const COUNT = 12

/** Each makes so many statements, one after the other, each of so many milliseconds by a clock of the test. */
async function turnsOf(statementMs: number, names = ['a', 'b']) {
  let clock = 0
  const inTurn = createStatementTurns(() => clock)
  const order: string[] = []
  const turns: string[][] = []

  const many = async (name: string) => {
    for (let count = 0; count < COUNT; count++)
      await inTurn(async () => {
        order.push(name)
        clock += statementMs
      })
  }

  for (const name of names) void many(name)

  while (order.length < names.length * COUNT) {
    const before = order.length
    await nextTurn()
    turns.push(order.slice(before))
  }

  return { order, turns }
}

it('makes cheap statements in one turn', async () => {
  const { turns } = await turnsOf(LIMITS.turnMs / (4 * COUNT))
  expect(turns).toHaveLength(1)
})

it('makes as many in a turn as fit into its time', async () => {
  const { turns } = await turnsOf(LIMITS.turnMs / 3, ['a'])
  expect(turns.slice(1).map(({ length }) => length)).toEqual([3, 3, 3])
})

it('makes a statement that is a turn by itself in one of its own', async () => {
  const { turns } = await turnsOf(2 * LIMITS.turnMs)
  expect(Math.max(...turns.map(({ length }) => length))).toBe(1)
})

it('makes what is asked for at once in the same turns', async () => {
  let clock = 0
  const inTurn = createStatementTurns(() => clock)
  const made: number[] = []
  const statement = (number: number) =>
    inTurn(async () => void made.push((clock += LIMITS.turnMs) && number))
  const all = Promise.all(Array.from({ length: COUNT }, (_, number) => statement(number)))
  expect(made).toEqual([0])
  await all
  expect(made).toEqual(Array.from({ length: COUNT }, (_, number) => number))
})

it('passes on what fails', async () => {
  let clock = 0
  const inTurn = createStatementTurns(() => clock)
  await inTurn(async () => void (clock += LIMITS.turnMs))
  await expect(inTurn(() => Promise.reject(new Error('locked')))).rejects.toThrow('locked')
  expect(await inTurn(async () => 'read')).toBe('read')
})

it.each([1 / 3, 2])(
  'makes them in the order in which they were asked for, at %f turns',
  async (share) => {
    const { order } = await turnsOf(share * LIMITS.turnMs)
    const half = order.slice(COUNT / 2, COUNT + COUNT / 2)
    expect(half.filter((name) => name === 'a')).toHaveLength(COUNT / 2)
  },
)
