import { expect, it } from 'vitest'
import { testedOnly } from './tested-only.mjs'

const issue = (file: string, { exports = [] as string[], isWhole = false } = {}) => ({
  file,
  files: isWhole ? [{ name: file }] : [],
  exports: exports.map((name) => ({ name })),
})

it('names what only tests use, but for the support of tests', () => {
  const issues = [
    issue('a.ts', { exports: ['one', 'two'] }),
    issue('b.ts', { isWhole: true }),
    issue('testing/c.ts', { isWhole: true }),
  ]

  const kept = [
    ['a.ts', 'one', 'why'],
    ['d.ts', '*', 'why'],
  ]

  expect(testedOnly({ issues }, kept)).toEqual([
    'a.ts two: only tests use it; delete it with its tests, or say why it stays',
    'b.ts *: only tests use it; delete it with its tests, or say why it stays',
    'd.ts *: is used now (or gone); strike it from scripts/house/tested-only.mjs',
  ])
})
