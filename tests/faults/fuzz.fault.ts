// Every call, with inputs made from its contract: half of them valid, half of them broken. Whatever comes, the service
// answers in its envelope, keeps its contract, and does not fall over.
import { contract, listOperations, type Operation } from '@kangban/contracts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openSession } from '../../apps/api/src/features/account/sessions.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { broken, type JsonSchema, valid } from './arbitrary-of.ts'
import { isLong } from './length.ts'
import { restCall } from './rest-call.ts'
import { seedTestApp } from './seed-test-app.ts'

const REQUESTS = isLong ? 5_000 : 60
const SEED = 20261121
/** Inputs handed over in one go; a new session is opened for each batch, since log-out is among the calls. */
const BATCH = 250
const SLOW_MS = 1000

let app: TestApp
let accountId: string

beforeAll(async () => {
  app = await startTestApp()
  await seedTestApp(app)
  const owner = await app.services.database.account.findFirstOrThrow({ where: { isDaoAn: true } })
  accountId = owner.id
}, 60_000)

afterAll(() => app.stop())

const Answer = z.strictObject({
  code: z.string(),
  msg: z.string().check(z.minLength(1)),
  data: z.unknown(),
})

/** What is wrong with an answer, or null. */
function problemOf(
  operation: Operation,
  { status, text }: { status: number; text: string },
): string | null {
  if (status >= 500) return `HTTP ${status}: ${text.slice(0, 200)}`
  const body = z.safeParse(Answer, JSON.parse(text))
  if (!body.success) return `no envelope: ${text.slice(0, 200)}`
  const { code, data } = body.data
  if (code !== (operation.successCode ?? '1000'))
    return data === null ? null : `code ${code} with data`
  const kept = z.safeParse(operation.output, data)
  return kept.success ? null : `broke its contract: ${JSON.stringify(kept.error.issues[0])}`
}

const schemaOf = (operation: Operation) =>
  z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema

async function fuzz(operation: Operation) {
  const schema = schemaOf(operation)
  const half = Math.ceil(REQUESTS / 2)

  const inputs = [
    ...fc.sample(valid(schema), { numRuns: half, seed: SEED }),
    ...fc.sample(broken(schema), { numRuns: REQUESTS - half, seed: SEED }),
  ]

  const problems: string[] = []
  let [accepted, slowest, token] = [0, 0, '']

  for (const [index, input] of inputs.entries()) {
    if (index % BATCH === 0)
      token = await openSession(app.services, accountId, { userAgent: 'fuzz', address: '' })
    const answer = await restCall(app.server, operation, { input, token })
    const problem = problemOf(operation, answer)
    if (problem) problems.push(`${JSON.stringify(input)?.slice(0, 300)} → ${problem}`)
    if (answer.text.startsWith(`{"code":"${operation.successCode ?? '1000'}"`)) accepted += 1
    slowest = Math.max(slowest, answer.milliseconds)
  }

  return { problems, accepted, slowest }
}

describe('fuzz from the contracts', () => {
  let [total, slow] = [0, 0]

  it.each(listOperations(contract))(
    '%s',
    async (_, operation) => {
      const { problems, accepted, slowest } = await fuzz(operation)
      total += REQUESTS
      if (slowest > SLOW_MS) slow += 1
      expect(problems.slice(0, 5), `${problems.length} of ${REQUESTS}`).toEqual([])

      console.log(
        `${operation.path}: ${accepted} of ${REQUESTS} accepted, slowest ${slowest.toFixed(0)} ms`,
      )
    },
    600_000,
  )

  afterAll(() =>
    console.log(`fuzz: ${total} requests, ${slow} operations with an answer over ${SLOW_MS} ms`),
  )
})

describe('the fuzz itself', () => {
  const contractOf = listOperations(contract).find(
    ([name]) => name === 'contacts.listContacts',
  )?.[1]

  it.each([
    ['a fall', { status: 500, text: '{"code":"500","msg":"x","data":null}' }],
    ['no envelope', { status: 200, text: '{"code":"1000","data":[]}' }],
    ['a number for a code', { status: 200, text: '{"code":1000,"msg":"好","data":[]}' }],
    ['data beside a failure', { status: 200, text: '{"code":"9999","msg":"不","data":[]}' }],
    [
      'another shape than promised',
      { status: 200, text: '{"code":"1000","msg":"好","data":[{"id":1}]}' },
    ],
  ])('sees %s', (_, answer) => {
    expect(contractOf && problemOf(contractOf, answer)).toEqual(expect.any(String))
  })
})
