// Wrong answers by somebody who knew contracts and answers and no law: what the checker sees of them. The usual run looks at
// every fourth; at all of them: STRANGERS=all npx vitest run tests/contract/strangers.test.ts
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { readOptions } from '../../packages/contract-check/src/command/options.ts'
import { seedTestApp } from '../faults/seed-test-app.ts'
import {
  asItWas,
  type Change,
  type Exchange,
  type Recorded,
  recordRun,
  runAgain,
} from './recorded-run.ts'
import { STRANGERS } from './strangers/catalogue.ts'
import {
  type Answered,
  PEOPLE,
  type Person,
  SET_NAMES,
  type SetName,
  type Stranger,
} from './strangers/stranger.ts'
import { worldOf } from './world-of.ts'

const HISTORY_DAYS = 15
const [EVERY, LONG_MS] = process.env['STRANGERS'] === 'all' ? [1, 2_200_000] : [4, 900_000]

/**
 * Of those that are impossible, by set, each written before anybody had looked at it. Then 383 of 791 of the first were caught
 * by the laws that there were, 326 of 375 of the second, 186 of 207 of the third, 163 of 216 of the fourth, 107 of 123 of the
 * fifth, 113 of 125 of the sixth.
 */
const LEAST_CAUGHT: Readonly<Record<SetName, number>> = {
  first: 0.95,
  second: 0.92,
  third: 0.92,
  fourth: 0.9,
  fifth: 0.9,
  sixth: 0.8,
}

let app: TestApp
const runs = new Map<Person, Recorded>()

function runOf(person: Person): Recorded {
  const run = runs.get(person)
  if (!run) throw new Error(`nothing was recorded of the ${person}`)
  return run
}

const bodyOf = (text: string) => JSON.parse(text) as { data: unknown }

const answered: Answered = (person, at) => {
  const found = [...runOf(person).exchanges].find(([key]) => key.includes(at))
  if (!found) throw new Error(`no answer of the ${person} has ${at} in its address`)
  return bodyOf(found[1].text).data
}

beforeAll(async () => {
  // Hundreds of runs keep the loop waiting, and what a refusal says would be held against the answers.
  app = await startTestApp({ config: { neverBusy: true } })
  await seedTestApp(app, HISTORY_DAYS)
  const base = new URL(`${await app.server.listen({ host: '127.0.0.1', port: 0 })}/api`)

  const tokens = new Map<Person, string>()

  // A log-in moves the clock, and what a wrong answer has the checker ask anew is asked of the service as it is then.
  for (const [person, phone] of Object.entries(PEOPLE) as [Person, string][])
    tokens.set(person, (await app.logIn(phone)).token)

  for (const [person, token] of tokens) {
    const args = ['--base', base.href, '--token', token, '--profile', 'kangban']
    runs.set(person, await recordRun({ ...readOptions(args), base }, worldOf(app)))
  }
}, LONG_MS)

afterAll(() => app?.stop())

/** The answers that go wrong, as they come then. */
function wrongAnswers({ person, changes }: Stranger): ReadonlyMap<Exchange, string> {
  const wrong = [...runOf(person).exchanges].flatMap(([key, exchange]): [Exchange, string][] => {
    const change = changes.find(({ call, at = '' }) => exchange.name === call && key.includes(at))
    if (!change) return []
    const body = bodyOf(exchange.text)
    const data = change.wrong(body.data, answered)
    return [[exchange, JSON.stringify({ ...body, data })]]
  })

  return new Map(wrong)
}

type Outcome = 'caught' | 'warned' | 'missed'

interface Done {
  readonly stranger: Stranger
  readonly outcome: Outcome
}

/** What the one call shows is seen in all; only what it does not is looked for in all of them. */
async function outcomeOf(stranger: Stranger): Promise<Outcome> {
  const run = runOf(stranger.person)
  const answers = wrongAnswers(stranger)

  const change: Change = (exchange) => {
    const body = answers.get(exchange)
    return body === undefined ? asItWas(exchange) : { body }
  }

  let outcome: Outcome = 'missed'

  for (const only of [new Set(stranger.changes.map(({ call }) => call)), new Set<string>()]) {
    const options = { ...run.options, only }
    const { counts } = (await runAgain({ ...run, options }, change)).result
    if (counts.drifts > 0) return 'caught'
    outcome = counts.warnings > 0 ? 'warned' : 'missed'
  }

  return outcome
}

const isAsItWas = (stranger: Stranger): boolean =>
  [...wrongAnswers(stranger)].every(([{ text }, body]) => JSON.stringify(bodyOf(text)) === body)

const OUTCOMES = ['caught', 'warned', 'missed'] as const

/** How many came to what, by whatever they have in common. */
const counted = (done: readonly Done[], nameOf: (stranger: Stranger) => string) =>
  Object.fromEntries(
    [...Map.groupBy(done, ({ stranger }) => nameOf(stranger))].map(([name, group]) => [
      name,
      Object.fromEntries([
        ['all', group.length],
        ...OUTCOMES.map((outcome) => [
          outcome,
          group.filter((each) => each.outcome === outcome).length,
        ]),
      ]),
    ]),
  )

const featureOf = ({ call }: Stranger): string => call.split('.')[0] ?? call

const shareCaught = (done: readonly Done[]): number =>
  done.filter(({ outcome }) => outcome === 'caught').length / done.length

const lineOf = ({ stranger: { id, set, what, why, by }, outcome }: Done): string =>
  `${outcome}: ${id} (${set} set, ${by}): ${what}: ${why}`

it('takes wrong answers that are others, each of them once', () => {
  expect(STRANGERS.filter(isAsItWas).map(({ id, what }) => `${id}: ${what}`)).toEqual([])
  const named = STRANGERS.map(({ call, what }) => `${call}: ${what}`)
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
})

it(
  'catches of what is impossible in each set as much as before, and says what it does not',
  { timeout: LONG_MS },
  async () => {
    const done: Done[] = []

    for (const stranger of STRANGERS.filter((_, index) => index % EVERY === 0))
      done.push({ stranger, outcome: await outcomeOf(stranger) })

    const impossible = done.filter(({ stranger }) => stranger.label === 'impossible')
    console.table(counted(done, ({ set, label }) => `${set}: ${label}`))
    console.table(counted(impossible, ({ by }) => by))
    console.table(counted(impossible, featureOf))
    const uncaught = impossible.filter(({ outcome }) => outcome !== 'caught')
    console.info(uncaught.map(lineOf).join('\n'))

    const shares = SET_NAMES.map((name): [SetName, number] => [
      name,
      shareCaught(impossible.filter(({ stranger }) => stranger.set === name)),
    ])

    console.info(
      shares.map(([name, share]) => `of the ${name} set: ${(100 * share).toFixed(1)} %`).join('\n'),
    )

    expect(shares.filter(([name, share]) => share < LEAST_CAUGHT[name])).toEqual([])
  },
)
