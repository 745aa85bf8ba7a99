// @vitest-environment jsdom
import { MS_PER_MINUTE } from '@kangban/china-time'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { whenAnswered } from './when-answered.ts'

let answer: (value: string) => void
let isTurn: boolean

beforeEach(() => {
  vi.useFakeTimers()
  isTurn = false

  const asked = new Promise<string>((resolve) => {
    answer = resolve
  })

  void queryClient.prefetchQuery({ queryKey: ['first'], queryFn: () => asked })
  void whenAnswered().then(() => (isTurn = true))
})

afterEach(() => {
  answer('here')
  queryClient.clear()
  vi.useRealTimers()
})

it('what is heavy waits for a first answer, however idle the page is, and until that is drawn', async () => {
  await vi.advanceTimersByTimeAsync(5000)
  expect(isTurn).toBe(false)
  answer('here')
  await vi.advanceTimersByTimeAsync(500)
  expect(isTurn).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isTurn).toBe(true)
})

it('an answer that does not come holds up nothing for ever', async () => {
  await vi.advanceTimersByTimeAsync(MS_PER_MINUTE)
  expect(isTurn).toBe(true)
})
