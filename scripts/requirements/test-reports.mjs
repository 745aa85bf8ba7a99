// What the last run wrote about its tests: the JSON reports of vitest and of Playwright.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../environment.mjs'

const fromRoot = (path) => relative(root, path).replaceAll('\\', '/')

const fromVitest = ({ testResults, startTime }) => ({
  started: startTime,
  files: testResults.map(({ name }) => fromRoot(name)),
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: fromRoot(name), title, status })),
  ),
})

/** One test in several browsers is passed when it passed in each. */
function playwrightStatus(tests) {
  const statuses = tests.map(({ status, expectedStatus }) =>
    expectedStatus === 'passed' && status !== 'skipped' ? status : 'skipped',
  )

  if (statuses.includes('skipped')) return 'skipped'
  return statuses.every((status) => status !== 'unexpected') ? 'passed' : 'failed'
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const fromPlaywright = ({ config, suites, stats }) => ({
  started: Date.parse(stats.startTime),
  files: suites.map(({ file }) => fromRoot(join(config.rootDir, file))),
  tests: suites.flatMap(specsOf).map(({ file, title, tests }) => ({
    file: fromRoot(join(config.rootDir, file)),
    title,
    status: playwrightStatus(tests),
  })),
})

/** A report in one form: part of the run, when it started, its files, and their tests with title as it ran and status. */
export function readReport(name, report) {
  if (report?.testResults) {
    const part = name.startsWith('postgres') ? 'tests on PostgreSQL' : 'unit tests'
    return { name, part, ...fromVitest(report) }
  }

  if (!report?.suites) return null
  const part = name.startsWith('foreign-app') ? 'an app of others' : 'browser tests'
  return { name, part, ...fromPlaywright(report) }
}

const PARTS = ['unit tests', 'tests on PostgreSQL', 'browser tests']

/** The reports that lie in the folder, and the parts of a whole run that none of them tells of. */
export function readReports(folder) {
  let names = []

  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    // No run left anything.
  }

  const reports = names
    .map((name) => readReport(name, JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .filter(Boolean)

  return {
    reports,
    missing: PARTS.filter((part) => !reports.some((report) => report.part === part)),
  }
}
