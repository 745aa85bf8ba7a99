import { expect, it } from 'vitest'
import { answersTo, missingNumbers, placeAfter, placeOf } from './place.ts'

const QUESTIONS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

it('reads the place from the address', () => {
  expect(placeOf('2', 3)).toEqual({ step: 'question', number: 2 })
  expect(placeOf('check', 3)).toEqual({ step: 'check' })
  expect(placeOf('result', 3)).toEqual({ step: 'result' })
  for (const wrong of [null, '', '0', '4', '1.5', '-1', 'x'])
    expect(placeOf(wrong, 3)).toEqual({ step: 'intro' })
})

it('counts what is missing, and only what the paper asks', () => {
  expect(missingNumbers(QUESTIONS, { a: 1, gone: 2 })).toEqual([2, 3])
  expect(answersTo(QUESTIONS, { a: 1, gone: 2 })).toEqual({ a: 1 })
})

it('goes from one question to the next, and then to the check', () => {
  const after = [1, 2, 3].map((number) =>
    placeAfter({ number, total: 3, checking: false, missing: [3] }),
  )

  expect(after).toEqual(['2', '3', 'check'])
})

it('goes from missing to missing for whoever came from the check', () => {
  const standings = [
    { number: 2, missing: [5, 7] },
    { number: 7, missing: [] },
    { number: 8, missing: [2] },
  ]

  const after = standings.map((standing) => placeAfter({ ...standing, total: 9, checking: true }))
  expect(after).toEqual(['5', 'check', 'check'])
})
