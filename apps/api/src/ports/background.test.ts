import { expect, it } from 'vitest'
import { createBackground } from './background.ts'

const MANY = 10

it('does one piece of work after the other', async () => {
  const background = createBackground(MANY)
  const done: string[] = []
  const first = Promise.withResolvers<void>()

  background.add('first', async () => {
    await first.promise
    done.push('first')
  })

  background.add('second', async () => void done.push('second'))
  first.resolve()
  await background.idle()
  expect(done).toEqual(['first', 'second'])
})

it('tells of a failure and goes on', async () => {
  const background = createBackground(MANY)
  const failures: unknown[] = []
  background.onFailure((cause, name) => failures.push([name, cause]))
  const cause = new Error('no')
  const done: string[] = []
  background.add('first', () => Promise.reject(cause))
  background.add('second', async () => void done.push('second'))
  await background.idle()
  expect([failures, done]).toEqual([[['first', cause]], ['second']])
})

it('tells of what is too much to wait, and does the rest', async () => {
  const background = createBackground(2)
  const failures: string[] = []
  const done: string[] = []
  background.onFailure((_, name) => failures.push(name))
  for (const name of ['a', 'b', 'c']) background.add(name, async () => void done.push(name))
  await background.idle()
  background.add('d', async () => void done.push('d'))
  await background.idle()
  expect([done, failures]).toEqual([['a', 'b', 'd'], ['c']])
})
