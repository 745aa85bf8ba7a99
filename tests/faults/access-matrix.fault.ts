// Every call with no token, with an expired one and with somebody else's: nothing of the victim is read or changed.
import { MS_PER_DAY } from '@kangban/china-time'
import { contract, listOperations, type Operation } from '@kangban/contracts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { type JsonSchema, valid } from './arbitrary-of.ts'
import { isLong } from './length.ts'
import { leaksIn, type Person, peopleOf, rowsOf, tokenOf } from './people.ts'
import { restCall } from './rest-call.ts'
import { seedTestApp } from './seed-test-app.ts'

const PAIRS = isLong ? 50 : 4
const SESSION_DAYS = 31
const operations = listOperations(contract)

const needsSession = operations.filter(
  ([, { ownership }]) => ownership !== 'anyone' && ownership !== 'secret',
)

let app: TestApp
let people: Person[]

beforeAll(async () => {
  app = await startTestApp()
  await seedTestApp(app)
  people = await peopleOf(app)
  // The carer may read what his mother granted him; everybody else is a stranger.
  await app.services.database.familyGrant.deleteMany()
})

afterAll(() => app.stop())

const kindOf = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'kind' in row ? row.kind : undefined

/** Pairs of different people, as many as asked for. */
const pairs = (): [victim: Person, attacker: Person][] =>
  people
    .flatMap((victim) => people.map((attacker): [Person, Person] => [victim, attacker]))
    .filter(([victim, attacker]) => victim !== attacker)
    .filter((_, index, all) => index % Math.ceil(all.length / PAIRS) === 0)
    .slice(0, PAIRS)

const sampleInput = (operation: Operation): Record<string, unknown> => {
  const schema = z.toJSONSchema(operation.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema

  const all = { ...schema, required: Object.keys(schema.properties ?? {}) }
  return fc.sample(valid(all), { numRuns: 1, seed: 1 })[0] as Record<string, unknown>
}

const NAMES_A_ROW = /(id|ids|code|token)$/i

/** Inputs that name the victim, and whatever the victim owns, wherever an input takes a name of something. */
function guesses(operation: Operation, victim: Person): Record<string, unknown>[] {
  const input = sampleInput(operation)
  const places = Object.keys(input).filter((key) => NAMES_A_ROW.test(key) && key !== 'userCode')
  const named = { ...input, userCode: victim.userCode }

  const inPlace = (place: string, id: string) => ({
    ...input,
    [place]: Array.isArray(input[place]) ? [id] : id,
  })

  return [named, ...places.flatMap((place) => victim.ids.map((id) => inPlace(place, id)))]
}

async function attack(operation: Operation, [victim, attacker]: [Person, Person]) {
  const leaks: string[] = []
  let requests = 0

  for (const input of guesses(operation, victim)) {
    // Log-out is among the calls.
    const token = await tokenOf(app, attacker)
    const { text } = await restCall(app.server, operation, { input, token })
    requests += 1
    for (const leak of leaksIn(text, input, victim))
      leaks.push(`${JSON.stringify(input)} told ${leak}`)
  }

  return { leaks, requests }
}

describe('access matrix', () => {
  it('answers nobody without a session', async () => {
    for (const [name, operation] of needsSession) {
      const { text } = await restCall(app.server, operation, {
        input: sampleInput(operation),
        token: '',
      })

      expect({ name, ...JSON.parse(text) }).toMatchObject({ name, code: '410', data: null })
    }
  })

  it('tells and changes nothing of somebody else', async () => {
    const before = new Map(people.map((person) => [person, rowsOf(app, person.accountId)]))
    const attacked = pairs()
    const leaks: string[] = []
    let requests = 0

    for (const [name, operation] of operations) {
      for (const pair of attacked) {
        const result = await attack(operation, pair)
        requests += result.requests
        leaks.push(...result.leaks.map((leak) => `${name}: ${leak}`))
      }
    }

    expect(leaks).toEqual([])
    // Whoever attacked has changed what is their own; whoever only was attacked must be as before.
    const attackers = new Set(attacked.map(([, attacker]) => attacker))
    const onlyVictims = people.filter((person) => !attackers.has(person))
    expect(onlyVictims.length).toBeGreaterThan(0)
    await app.services.securityLog.idle()

    for (const person of onlyVictims) {
      const { SecurityEvent: told = [], ...rows } = rowsOf(app, person.accountId)
      const { SecurityEvent: known = [], ...others } = before.get(person) ?? {}
      expect(rows).toEqual(others)
      // What was tried is all that is told of it.
      const kinds = new Set(told.slice(known.length).map(kindOf))
      const isAttacked = attacked.some(([victim]) => victim === person)
      expect([...kinds]).toEqual(isAttacked ? ['access-refused'] : [])
    }

    console.log(
      `access matrix: ${operations.length} calls, ${attacked.length} pairs, ${requests} requests, ${leaks.length} leaks`,
    )
  }, 600_000)

  it('sees a leak: whoever holds the token of the victim reads', async () => {
    const [victim] = people
    if (!victim) throw new Error('nobody was seeded')
    const seen = new Set<string>()

    for (const [name, operation] of needsSession.filter(([, { safety }]) => safety === 'read')) {
      const { leaks } = await attack(operation, [victim, victim])
      if (leaks.length > 0) seen.add(name)
    }

    expect([...seen]).toEqual(
      expect.arrayContaining(['profile.getHealthInfo', 'devices.listBoundDevices']),
    )
  })

  it('answers nobody whose session is over', async () => {
    const [person] = people
    if (!person) throw new Error('nobody was seeded')
    const token = await tokenOf(app, person)
    app.clock.advance(SESSION_DAYS * MS_PER_DAY)

    for (const [name, operation] of needsSession) {
      const { text } = await restCall(app.server, operation, {
        input: sampleInput(operation),
        token,
      })

      expect({ name, ...JSON.parse(text) }).toMatchObject({ name, code: '410', data: null })
    }
  })
})
