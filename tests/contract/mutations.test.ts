// Wrong answers of every kind that we thought of, laid over one recorded run: which the checker sees, and which it does not.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { readOptions } from '../../packages/contract-check/src/command/options.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import { worldOf } from './world-of.ts'
import { type Label, LABELS, type Mutation, mutationsOf } from './mutations/catalogue.ts'
import { type Group, GROUPS } from './mutations/kind.ts'
import { POSSIBLE } from './mutations/possible.ts'
import { type Recorded, recordRun, runAgain } from './recorded-run.ts'

const HISTORY_DAYS = 15
const GRANDMOTHER = '13800000001'
const LEAST_MUTATIONS = 700
const LEAST_CAUGHT = 0.95
const LONG_MS = 300_000
/** Seven hundred runs of the checker, on a machine that does other work too. */
const ALL_MS = 1_500_000

let app: TestApp
let recorded: Recorded

beforeAll(async () => {
  // Seven hundred runs keep the loop waiting, and what a refusal says would be held against the answers.
  app = await startTestApp({ config: { neverBusy: true } })
  await seedTestApp(app, HISTORY_DAYS)
  const base = new URL(`${await app.server.listen({ host: '127.0.0.1', port: 0 })}/api`)
  const { token } = await app.logIn(GRANDMOTHER)
  const args = ['--base', base.href, '--token', token, '--profile', 'kangban']

  recorded = await recordRun({ ...readOptions(args), base }, worldOf(app))
}, LONG_MS)

afterAll(() => app?.stop())

type Outcome = 'caught' | 'warned' | 'missed'

async function outcomeOf(mutation: Mutation, only: readonly string[]): Promise<Outcome> {
  const options = { ...recorded.options, only: new Set(only) }
  const { counts } = (await runAgain({ ...recorded, options }, mutation.change)).result
  if (counts.drifts > 0) return 'caught'
  return counts.warnings > 0 ? 'warned' : 'missed'
}

/** What the one call shows is seen in all; only what it does not is looked for in all of them. */
async function seen(mutation: Mutation): Promise<Outcome> {
  const alone = await outcomeOf(mutation, [mutation.name])
  return alone === 'caught' ? alone : outcomeOf(mutation, [])
}

const OUTCOMES = ['caught', 'warned', 'missed'] as const

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )

  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`

  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )

  const [head = [], ...rest] = rows
  return [line(head), line(rule), ...rest.map(line)].join('\n')
}

interface Done {
  readonly mutation: Mutation
  readonly outcome: Outcome
}

const rowOf = (name: string, done: readonly Done[]): string[] => [
  name,
  String(done.length),
  ...OUTCOMES.map((outcome) => String(done.filter((each) => each.outcome === outcome).length)),
]

const ofGroup = (done: readonly Done[], group: Group): Done[] =>
  done.filter(({ mutation }) => mutation.kind.group === group)

const labelled = (done: readonly Done[], label: Label): Done[] =>
  done.filter(({ mutation }) => mutation.label === label)

const HEAD = ['what is wrong', 'mutations', ...OUTCOMES]

const tableOf = (done: readonly Done[]): string =>
  table([
    HEAD,
    ...GROUPS.map((group) => rowOf(group, ofGroup(done, group))),
    rowOf('all', done),
    ...LABELS.map((label) => rowOf(`${label} ones`, labelled(done, label))),
  ])

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const TABLE_OF_README = /^\| what is wrong .*\n(?:\|.*\n)+/m

/** The README of the whole, whose table is the same. */
const readmeOf = (done: readonly Done[]): string =>
  readme.replace(TABLE_OF_README, () => `${tableOf(done)}\n`)

const WHICH: Readonly<Record<Label, string>> = {
  impossible: 'Impossible, and not caught:',
  unlikely: 'Unlikely, of which a warning is enough:',
  possible: 'Possible, since nothing in documents, contract or other answers says otherwise:',
}

const lineOf = ({ mutation: { kind, name, reason }, outcome }: Done): string =>
  `- ${outcome}: ${kind.what} (\`${name}\`)${reason ? `: ${reason}` : ''}`

const linesOf = (done: readonly Done[]): string[] =>
  LABELS.flatMap((label) => [
    WHICH[label],
    '',
    ...labelled(done, label)
      .filter(({ outcome }) => outcome !== 'caught')
      .map(lineOf),
    '',
  ])

/** The page beside the checker's README, word for word. */
const pageOf = (done: readonly Done[]): string =>
  [
    '# What the checker sees',
    '',
    'Made by `npx vitest run tests/contract/mutations.test.ts -u` of wrong answers laid over a recorded run',
    '(`tests/contract/mutations`), and held by the same test without `-u`. Impossible is what contradicts the documents,',
    'the contract, itself or another answer of the same run; what is held to be possible says why (`possible.ts` there).',
    '',
    tableOf(done),
    '',
    ...linesOf(done),
  ].join('\n')

/** Of what is held to be possible, that which is not laid over the run. */
function idleReasons(mutations: readonly Mutation[]): string[] {
  const laid = new Set(mutations.map(({ kind, name }) => `${kind.what}: ${name}`))

  return Object.entries(POSSIBLE)
    .flatMap(([what, calls]) => Object.keys(calls).map((name) => `${what}: ${name}`))
    .filter((reason) => !laid.has(reason))
}

it('sees nothing wrong in the run as it was', async () => {
  const { result } = await runAgain(recorded)
  const { drifts, warnings, kept } = result.counts
  expect([drifts, warnings]).toEqual([0, 0])
  expect(kept).toBeGreaterThan(35)
})

it(
  `catches ${100 * LEAST_CAUGHT} % of what is impossible, and says what it does not`,
  { timeout: ALL_MS },
  async () => {
    const mutations = mutationsOf(recorded)
    expect(mutations.length).toBeGreaterThanOrEqual(LEAST_MUTATIONS)
    expect(idleReasons(mutations)).toEqual([])
    const done: Done[] = []
    for (const mutation of mutations) done.push({ mutation, outcome: await seen(mutation) })
    await expect(pageOf(done)).toMatchFileSnapshot('../../packages/contract-check/mutations.md')
    expect(readme).toMatch(TABLE_OF_README)
    await expect(readmeOf(done)).toMatchFileSnapshot('../../README.md')
    const impossible = labelled(done, 'impossible')
    const caught = impossible.filter(({ outcome }) => outcome === 'caught').length
    expect(caught / impossible.length).toBeGreaterThanOrEqual(LEAST_CAUGHT)
    expect(GROUPS.filter((group) => ofGroup(done, group).length === 0)).toEqual([])

    expect(labelled(done, 'unlikely').map(({ outcome }) => outcome)).not.toContain('missed')
    // What is caught contradicts something.
    expect(labelled(done, 'possible').map(({ outcome }) => outcome)).not.toContain('caught')
  },
)
