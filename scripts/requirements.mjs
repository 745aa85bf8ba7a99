// `npm run requirements`: which rows of docs/requirements.tsv passed tests show, per area, by the reports of the last
// `npm test`. Without a whole run: which rows tests cite. `-- --open` lists the other rows, `-- --raise` keeps what a
// run has shown.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import {
  compare,
  COVERED,
  faultsOfRun,
  idsIn,
  readCovered,
  readRows,
  shownBy,
  writeCovered,
} from './requirements/rows.mjs'
import { isTestFile, testsOf } from './requirements/test-bodies.mjs'
import { readReports } from './requirements/test-reports.mjs'

const RAISE = 'npm run requirements -- --raise'

function sourcesOfTests() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })

  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('prisma/generated'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ file, text }) => isTestFile(file, text))
    .map(({ file, text }) => ({ file, tests: testsOf(file, text) }))
}

const faultsOfSource = (sources) =>
  sources.flatMap(({ file, tests }) =>
    tests.flatMap(({ title, fault }) => (fault ? [`${file}: "${title}" ${fault}`] : [])),
  )

const citedIn = (sources) =>
  new Set(sources.flatMap(({ tests }) => tests.flatMap(({ texts }) => texts.flatMap(idsIn))))

function printAreas(rows, covered, heading) {
  const line = (name, list) => {
    const count = list.filter(({ id }) => covered.has(id)).length
    const open = list.length - count
    console.log(name.padEnd(34), String(count).padStart(7), String(open).padStart(6))
  }

  console.log('area'.padEnd(34), heading.padStart(7), '  open')
  for (const [area, list] of Map.groupBy(rows, ({ area }) => area)) line(area, list)
  line('all', rows)
}

/** Rows of the run against those that were kept; gives what is wrong. */
function holdCovered(rows, shown, raise) {
  const { lost, won } = compare(shown, readCovered())

  if (raise) writeCovered(rows, new Set([...readCovered(), ...won]))
  else if (won.length > 0) console.log(`${won.length} more rows are shown now: run "${RAISE}"`)

  return lost.map((id) => `${id} is shown no more by any passed test; ${COVERED} has it`)
}

/** Prints what holds and gives what is wrong, one line each. */
function report(args) {
  const rows = readRows()
  const known = new Set(rows.map(({ id }) => id))
  const sources = sourcesOfTests()
  const cited = citedIn(sources)
  const { reports, missing } = readReports('test-results')
  const isWhole = missing.length === 0
  const tests = reports.flatMap((report) => report.tests)
  const shown = isWhole ? shownBy(tests) : cited

  if (isWhole) {
    const started = new Date(Math.min(...reports.map((report) => report.started)))
    const names = reports.map(({ name }) => name).join(', ')

    console.log(
      `Rows shown by tests that passed, in the run of ${started.toISOString()} (${names})`,
    )
  } else {
    console.log(`No whole run was found in test-results (missing: ${missing.join('; ')}).`)
    console.log('Run "npm test" to count passed tests. Rows cited in the source, passed or not:')
  }

  printAreas(rows, shown, isWhole ? 'passed' : 'cited')

  if (args.includes('--open'))
    for (const { id, layer, requirement } of rows)
      if (!shown.has(id)) console.log(`${id}\t${layer}\t${requirement}`)

  const files = sources.map(({ file }) => file)

  return [
    ...[...cited, ...shown]
      .filter((id) => !known.has(id))
      .map((id) => `${id} is no row, but cited`),
    ...faultsOfSource(sources),
    ...(isWhole ? faultsOfRun(reports, files) : []),
    ...(isWhole ? holdCovered(rows, shown, args.includes('--raise')) : []),
    ...(!isWhole && args.includes('--raise')
      ? ['Only a whole run can raise what is covered.']
      : []),
  ]
}

const faults = report(process.argv.slice(2))
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
