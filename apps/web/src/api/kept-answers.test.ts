// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { keepAnswer, readKeptAnswer } from './kept-answers.ts'

const of = (at: number) => ({ data: { value: at }, at })

it('gives back what this user saw last, and throws away what somebody else saw', () => {
  keepAnswer('a', 'U1', of(1))
  expect(readKeptAnswer('a', 'U1')).toMatchObject(of(1))
  expect(readKeptAnswer('b', 'U1')).toBeNull()
  expect(readKeptAnswer('a', 'U2')).toBeNull()
  expect(readKeptAnswer('a', 'U1')).toBeNull()
})

it('throws away a copy of another shape and what is no JSON', () => {
  localStorage.setItem('kangban.kept.a', JSON.stringify({ version: 0, userCode: 'U1', ...of(1) }))
  localStorage.setItem('kangban.kept.b', '{')
  expect([readKeptAnswer('a', 'U1'), readKeptAnswer('b', 'U1')]).toEqual([null, null])
  expect(localStorage.getItem('kangban.kept.a')).toBeNull()
})

it('keeps the forty newest', () => {
  for (let at = 1; at <= 43; at++) keepAnswer(String(at), 'U1', of(at))
  const left = Object.keys(localStorage).filter((key) => key.startsWith('kangban.kept.'))
  expect(left).toHaveLength(40)
  expect([readKeptAnswer('3', 'U1'), readKeptAnswer('4', 'U1')?.at]).toEqual([null, 4])
})
