import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { readAgain } from './read-again.ts'

it('reads at once, and once more for all that came while the answer was on its way', async () => {
  const client = new QueryClient()
  const answers: (() => void)[] = []

  const read = vi.fn<() => Promise<number>>(
    () => new Promise((resolve) => answers.push(() => resolve(answers.length))),
  )

  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn: read }).subscribe(
    () => undefined,
  )

  const answer = async (count: number) => {
    await vi.waitFor(() => expect(answers).toHaveLength(count))
    answers[count - 1]?.()
  }

  await answer(1)
  await vi.waitFor(() => expect(client.getQueryData(['a'])).toBe(1))
  const first = readAgain(client, { queryKey: ['a'] })
  for (let event = 0; event < 5; event++) void readAgain(client, { queryKey: ['a'] })
  expect(read).toHaveBeenCalledTimes(2)
  await answer(2)
  await answer(3)
  await first
  expect(read).toHaveBeenCalledTimes(3)
  stop()
})

it('goes on after a failure', async () => {
  const client = new QueryClient()
  const failing = vi.spyOn(client, 'invalidateQueries').mockRejectedValueOnce(new Error('gone'))
  await expect(readAgain(client, { queryKey: ['b'] })).rejects.toThrow('gone')
  await readAgain(client, { queryKey: ['b'] })
  expect(failing).toHaveBeenCalledTimes(2)
})
