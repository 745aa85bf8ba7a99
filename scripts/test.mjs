// `npm test`: everything, ending with one line "N passed, N failed" of all tests run. Each static check counts as one test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { prepareBrowser } from './browser.mjs'
import { run } from './environment.mjs'
import { testOnPostgres } from './postgres.mjs'

/** Exit code of a check that says itself why it could not be made here; it counts neither way. */
const COULD_NOT_RUN = 3
const RESULTS = 'test-results'

const CHECKS = [
  ['types', 'turbo run typecheck --output-logs=errors-only && tsc --noEmit -p tests'],
  ['lint', 'npm run -s lint'],
  ['format', 'npm run -s format:check'],
  ['house rules', 'node scripts/house.mjs'],
  ['unused code', 'npm run -s knip'],
  ['code that only tests use', 'node scripts/check-tested-only.mjs'],
  ['endpoint list equals the contracts', 'node scripts/endpoints.mjs --check'],
  ['SQLite migrations equal the schema', 'node scripts/check-migrations.mjs'],
  ['web build and its weight', 'node scripts/weigh-web.mjs'],
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

/** Counts of a vitest report, given the exit code of its run. */
function vitestCounts(file, status) {
  const report = read(file)
  const failed = report?.numFailedTests ?? 0

  // A suite that could not be loaded has no failed test of its own.
  return {
    passed: report?.numPassedTests ?? 0,
    failed: status === 0 ? failed : Math.max(failed, 1),
  }
}

function vitest() {
  const file = `${RESULTS}/vitest.json`

  return vitestCounts(
    file,
    run(`vitest run --reporter=default --reporter=json --outputFile.json=${file}`),
  )
}

async function postgres() {
  const file = `${RESULTS}/postgres.json`
  const { migrations, tests } = await testOnPostgres(file)
  const counts = vitestCounts(file, tests)

  return migrations === 0
    ? { passed: counts.passed + 1, failed: counts.failed }
    : { passed: counts.passed, failed: counts.failed + 1 }
}

function playwright() {
  prepareBrowser()
  const file = `${RESULTS}/playwright.json`
  const status = run('playwright test', { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const stats = read(file)?.stats
  const failed = stats?.unexpected ?? 0

  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: status === 0 ? failed : Math.max(failed, 1),
  }
}

export async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  let passed = 0
  let failed = 0
  const failures = []

  const count = (name, result) => {
    passed += result.passed
    failed += result.failed
    if (result.failed > 0) failures.push(`${name}: ${result.failed} failed`)
  }

  for (const [name, command] of CHECKS) {
    console.log(`\n== ${name}`)
    const status = run(command)
    if (status === COULD_NOT_RUN) continue
    count(name, { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 })
  }

  console.log('\n== unit, API and contract tests')
  count('vitest', vitest())
  console.log('\n== API tests on PostgreSQL')
  count('PostgreSQL', await postgres())
  console.log('\n== browser tests')
  count('playwright', playwright())
  console.log('\n== requirements')
  const cited = run('node scripts/requirements.mjs')
  count('requirements', { passed: cited === 0 ? 1 : 0, failed: cited === 0 ? 0 : 1 })
  console.log(['', ...failures, `${passed} passed, ${failed} failed`].join('\n'))
  process.exit(failed === 0 ? 0 : 1)
}
