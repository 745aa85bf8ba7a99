import { expect, it } from 'vitest'
import { parseSync } from 'vite'
import { undocumented } from './without-documentation.ts'

const built = (code: string): string => undocumented(code, parseSync('x.ts', code).program)

it.each([
  ["whole('pulse')", 'z.int()'],
  ["whole('days', WRONG).check(z.minimum(1))", 'z.int(WRONG).check(z.minimum(1))'],
  ["z.nullable(orZero(real('qt')))", 'z.nullable(z.number())'],
  ["quantity('year', queryInteger(1, 2, WRONG))", 'queryInteger(1, 2, WRONG)'],
  ["decided('API-1', kind('id', z.string()))", "decided('API-1', z.string())"],
  [
    "operation({ path: '/x', summary: 'x', example: { input: {} } })",
    "operation({ path: '/x',   })",
  ],
  ["wholeOrText('height', limits)", "wholeOrText('height', limits)"],
])('a page is built of %s as %s', (code, expected) => {
  expect(built(code)).toBe(expected)
})
