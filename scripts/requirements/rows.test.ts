import { expect, it } from 'vitest'
import { compare, faultsOfRun, shownBy } from './rows.mjs'
import { readReport } from './test-reports.mjs'
import { root } from '../environment.mjs'

const ran = (title: string, status = 'passed') => ({ file: 'a.test.ts', title, status })

const spec = (title: string, status: string, expectedStatus = 'passed') => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, expectedStatus }],
})

it('a row is shown where a test that cites it passed and none failed', () => {
  const tests = [
    ran('[A-1] [B-2] one'),
    ran('[B-2] two', 'failed'),
    ran('[C-3] three', 'skipped'),
    ran('D-4 four'),
  ]

  expect([...shownBy(tests)]).toEqual(['A-1'])
})

it('tests that did not run and files that no part ran are told with their names', () => {
  const reports = [{ files: ['a.test.ts'], tests: [ran('one'), ran('two', 'todo')] }]

  expect(faultsOfRun(reports, ['a.test.ts', 'lost.test.ts'])).toEqual([
    'a.test.ts: "two" did not run (todo)',
    'lost.test.ts belongs to no project of vitest or Playwright: it never ran',
  ])
})

it('rows that were shown once may not be lost, and new ones are told', () => {
  expect(compare(new Set(['A-1', 'C-3']), ['A-1', 'B-2'])).toEqual({ lost: ['B-2'], won: ['C-3'] })
})

it('a report of vitest tells the titles that its tables made', () => {
  const assertionResults = [{ title: '[A-1] x', status: 'passed' }]

  const report = {
    startTime: 5,
    testResults: [{ name: `${root}apps/a.test.ts`, assertionResults }],
  }

  const tests = [{ file: 'apps/a.test.ts', title: '[A-1] x', status: 'passed' }]
  const name = 'vitest.json'

  expect(readReport(name, report)).toEqual({
    name,
    part: 'unit tests',
    started: 5,
    files: ['apps/a.test.ts'],
    tests,
  })

  expect(readReport('postgres.json', report)?.part).toBe('tests on PostgreSQL')
})

it('a report of Playwright tells what passed, what failed and what it passed over', () => {
  const specs = [
    spec('one', 'expected'),
    spec('two', 'unexpected'),
    spec('three', 'skipped'),
    spec('four', 'expected', 'failed'),
  ]

  const report = {
    config: { rootDir: `${root}tests/e2e` },
    stats: { startTime: '2026-01-01T00:00:00Z' },
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ specs }] }],
  }

  const tests = readReport('playwright.json', report)?.tests

  // By itself it would pass for a run of the product's browser tests.
  expect(readReport('foreign-app.json', report)?.part).toBe('an app of others')

  expect(tests?.map(({ title, status }: Record<string, string>) => [title, status])).toEqual([
    ['one', 'passed'],
    ['two', 'failed'],
    ['three', 'skipped'],
    ['four', 'skipped'],
  ])

  expect(tests?.[0]?.file).toBe('tests/e2e/a.spec.ts')
})

it('other JSON is no report', () => {
  expect([readReport('a.json', {}), readReport('b.json', null)]).toEqual([null, null])
})
