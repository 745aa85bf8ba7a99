import { expect, it } from 'vitest'
import { createBackground } from './background.ts'

it('does one piece of work after the other', async () => {
  const background = createBackground()
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
  const background = createBackground()
  const failures: unknown[] = []
  background.onFailure((cause, name) => failures.push([name, cause]))
  const cause = new Error('no')
  const done: string[] = []
  background.add('first', () => Promise.reject(cause))
  background.add('second', async () => void done.push('second'))
  await background.idle()
  expect([failures, done]).toEqual([[['first', cause]], ['second']])
})

it('aborts what runs and drops what waits when it closes', async () => {
  const background = createBackground()
  const seen: string[] = []

  background.add('first', async (signal) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    seen.push('aborted')
  })

  background.add('second', async () => void seen.push('second'))
  await Promise.resolve()
  await background.close()
  expect(seen).toEqual(['aborted'])
})
