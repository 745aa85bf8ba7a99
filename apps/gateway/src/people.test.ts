import { expect, it } from 'vitest'
import { parsePeople } from './people.ts'

it('takes people, serial numbers and keys', () => {
  const people = { P1: { KW00000001: 'c0ffee', KP00000002: 'beef' }, P2: {} }
  expect(parsePeople(JSON.stringify(people))).toEqual(people)
})

it.each([
  '',
  'null',
  '[]',
  '{"P1":null}',
  '{"P1":{"../x":"secret"}}',
  '{"P1":{"KW1":""}}',
  '{"P1":{"KW1":7}}',
])('refuses %s without repeating it', (text) => {
  expect(() => parsePeople(text)).toThrow(RangeError)
  expect(() => parsePeople(text)).not.toThrow(/secret/)
})
