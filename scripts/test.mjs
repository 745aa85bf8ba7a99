// `npm test`: everything, ending with one line "N passed, N failed" of all tests run. Each static check counts as one test.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { prepareBrowser } from './browser.mjs'
import { root, run } from './environment.mjs'
import { testOnPostgres } from './postgres.mjs'

/** Exit code of a check that says itself why it could not be made here; it counts neither way. */
const COULD_NOT_RUN = 3
const RESULTS = 'test-results'
/** Most checks keep one core busy. */
const CHECKS_AT_ONCE = 2

/** Alone and first: it makes the generated clients, which the others read, and uses every core. */
const TYPES = ['types', 'turbo run typecheck --output-logs=errors-only && tsc --noEmit -p tests']

/** The longest come first. */
const CHECKS = [
  ['lint', 'npm run -s lint'],
  ['format', 'npm run -s format:check'],
  ['unused code', 'npm run -s knip'],
  ['code that only tests use', 'node scripts/check-tested-only.mjs'],
  ['web build and its weight', 'node scripts/weigh-web.mjs'],
  ['SQLite migrations equal the schema', 'node scripts/check-migrations.mjs'],
  ['house rules', 'node scripts/house.mjs'],
  ['endpoint list equals the contracts', 'node scripts/endpoints.mjs --check'],
  ['broken callers see another major', 'npm run -s contract-diff'],
  ['compose file', 'dclint --max-warnings 0 docker-compose.yml'],
  ['audit', 'node scripts/check-audit.mjs'],
]

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Runs a command line beside others: what it says is kept until it ends. */
const runAside = (command) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
    child.once('error', () => resolve({ status: 1, said: Buffer.concat(said) }))
    child.once('close', (status) => resolve({ status: status ?? 1, said: Buffer.concat(said) }))
  })

/** Of what failed: where, which test, and the first line of why. Repeated at the end, where one looks first. */
const failure = (file, title, why = '') =>
  `failed: ${relative(root, file)}: ${title}: ${stripVTControlCharacters(why).split('\n')[0]}`

/** A file that failed with no test of its own failing was not loaded, or its set-up or its end failed. */
const failuresOf = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (status === 'failed' && failed.length === 0) return [failure(name, 'as a whole', message)]
  return failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]))
}

/** Counts of a vitest report, given the exit code of its run. */
function vitestCounts(file, status) {
  const report = read(file)
  const failed = report?.numFailedTests ?? 0

  // A suite that could not be loaded has no failed test of its own.
  return {
    passed: report?.numPassedTests ?? 0,
    failed: status === 0 ? failed : Math.max(failed, 1),
    notes: (report?.testResults ?? []).flatMap(failuresOf),
  }
}

function vitest() {
  const file = `${RESULTS}/vitest.json`

  return vitestCounts(
    file,
    run(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`),
  )
}

/** Its migrations are a check of their own; its tests have been counted on SQLite, so that only their failures count. */
async function postgres() {
  const file = `${RESULTS}/postgres.json`
  const { migrations, tests } = await testOnPostgres(file)
  const { passed, failed, notes } = vitestCounts(file, tests)

  return {
    passed: migrations === 0 ? 1 : 0,
    failed: failed + (migrations === 0 ? 0 : 1),
    notes: [`PostgreSQL: the same ${passed + failed} API tests again, ${failed} failed`, ...notes],
  }
}

/** The tests that failed, and those that passed at the second attempt alone, each with why the first one failed. */
function browserNotes(report) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

  return (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const why = results[0]?.error?.message
      if (status === 'unexpected') return [failure(file, title, why)]
      return status === 'flaky' ? [`second attempt: ${failure(file, title, why)}`] : []
    }),
  )
}

function playwright(name, command = 'playwright test') {
  prepareBrowser()
  const file = `${RESULTS}/${name}.json`
  const status = run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = read(file)
  const stats = report?.stats
  const failed = stats?.unexpected ?? 0

  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: status === 0 ? failed : Math.max(failed, 1),
    notes: browserNotes(report),
  }
}

/**
 * Builds the package anew, since a mock that was built before would answer as the service did then, and tries it as a stranger
 * installs it, which is one check.
 */
function foreignApp() {
  if (run('npm run -s mock-package') !== 0)
    return { passed: 0, failed: 1, notes: ['failed: the package of the mock: see above'] }

  const { passed, ...counts } = playwright('foreign-app', 'playwright test -c examples/foreign-app')
  return { passed: passed + 1, ...counts }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(10)

/** What has been counted, and the wall time of each part. */
function createBook() {
  const parts = []

  return {
    async part(name, work) {
      const started = performance.now()
      const counts = await work()
      parts.push({ name, ms: performance.now() - started, ...counts })
    },
    /** Prints times, notes of the parts, failures and the totals; gives the exit code. */
    close(wholeMs) {
      const sum = (key) => parts.reduce((total, part) => total + part[key], 0)
      const failures = parts.filter(({ failed }) => failed > 0)

      const lines = [
        '',
        ...parts.map(({ name, ms }) => `${seconds(ms)}  ${name}`),
        `${seconds(wholeMs)}  in all`,
        '',
        ...parts.flatMap(({ notes }) => notes ?? []),
        ...failures.map(({ name, failed }) => `${name}: ${failed} failed`),
        `${sum('passed')} passed, ${sum('failed')} failed`,
      ]

      console.log(lines.join('\n'))
      return sum('failed') === 0 ? 0 : 1
    },
  }
}

async function check(name, command) {
  const { status, said } = await runAside(command)
  console.log(`\n== ${name}`)
  process.stdout.write(said)
  if (status === COULD_NOT_RUN) return { passed: 0, failed: 0 }
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

/** Several at once: each begins as soon as one before it has ended. */
async function makeChecks(book) {
  const make = ([name, command]) => book.part(name, () => check(name, command))
  const waiting = CHECKS.values()

  const workThrough = async () => {
    for (const one of waiting) await make(one)
  }

  await make(TYPES)
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, workThrough))
}

export async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const started = performance.now()
  const book = createBook()
  await makeChecks(book)
  console.log('\n== unit, API and contract tests')
  await book.part('unit, API and contract tests', vitest)
  console.log('\n== API tests on PostgreSQL')
  await book.part('API tests on PostgreSQL', postgres)
  console.log('\n== browser tests')
  await book.part('browser tests', () => playwright('playwright'))
  console.log('\n== an app of others, on the package of the mock back end')
  await book.part('an app of others', foreignApp)
  await book.part('requirements', () => check('requirements', 'node scripts/requirements.mjs'))
  process.exit(book.close(performance.now() - started))
}
