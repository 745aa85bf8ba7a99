import { expect, it } from 'vitest'
import { parts } from './composition.ts'

it('of several parts each may fail alone', async () => {
  const answer = await parts<[number, string]>([
    Promise.resolve(1),
    Promise.reject(new Error('gone')),
  ])

  expect(answer).toEqual([1, null])
})

it('fails with the first failure where there is nothing at all', async () => {
  const failing = parts<[number, string]>([
    Promise.reject(new Error('first')),
    Promise.reject(new Error('second')),
  ])

  await expect(failing).rejects.toThrow('first')
})
