import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  addedInput,
  ADDED_KEY,
  allFields,
  decided,
  decidedBy,
  isAdded,
  unnamedWith,
  withAdded,
} from './origin.ts'

it('a decided field is marked with its row, and the schema that it was made of is not', () => {
  const text = z.string()
  const marked = decided('WARN-02', text)
  expect([decidedBy(marked), decidedBy(text)]).toEqual(['WARN-02', undefined])
  expect(z.safeParse(marked, 7).success).toBe(false)
})

it('what we add is marked and may be left out', () => {
  const purpose = addedInput(z.string())

  expect([isAdded(purpose), isAdded(z.string()), z.safeParse(purpose, undefined).success]).toEqual([
    true,
    false,
    true,
  ])
})

it('what we add to an answer stands below one key, whole or not at all, and no other addition leaves the house', () => {
  const entry = withAdded({ name: z.string() }, { note: z.string() })
  expect(ADDED_KEY).toBe('kangban')
  expect(isAdded(entry.shape.kangban)).toBe(true)
  expect(z.parse(entry, { name: 'a', note: 'b' })).toEqual({ name: 'a' })

  expect(z.parse(entry, { name: 'a', kangban: { note: 'b', more: 1 } })).toEqual({
    name: 'a',
    kangban: { note: 'b' },
  })

  expect(z.safeParse(entry, { name: 'a', kangban: {} }).success).toBe(false)
  expect(Object.keys(allFields(entry))).toEqual(['name', 'note'])
})

it('of data that no document names our own answers hold what we add alone', () => {
  const answer = unnamedWith({ id: z.string() })

  expect(z.parse(answer, { id: 'a', kangban: { id: 'b', more: 1 } })).toEqual({
    kangban: { id: 'b' },
  })
})
