import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { queryInteger } from './fields.ts'

const page = queryInteger(1, 100, '页码不对')

it.each([
  ['3', 3],
  [7, 7],
  ['100', 100],
])('takes %j', (given, read) => {
  expect(z.parse(page, given)).toBe(read)
})

it.each(['', 'abc', '1.5', 1.0000000000000002, 99.99999999999994, 0, 101, null, undefined])(
  'refuses %j',
  (given) => {
    expect(z.safeParse(page, given).error?.issues[0]?.message).toBe('页码不对')
  },
)
