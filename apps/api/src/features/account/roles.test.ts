import { contract, listOperations } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const AREAS = ['devices', 'monitoring', 'profile', 'services', 'outpatient', 'contacts']

const reads = listOperations(contract).filter(
  ([name, { method, safety, ownership }]) =>
    AREAS.includes(name.split('.')[0] ?? '') &&
    method === 'GET' &&
    safety === 'read' &&
    ownership !== 'secret',
)

/** The example's fields, without a person that is named. */
const queryOf = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input ?? {}).flatMap(([key, value]) =>
      key === 'userCode' ? [] : [[key, String(value)]],
    ),
  )

it('[ROLE-02] anybody with a token may call everything of these areas, and nobody without', async () => {
  const user = await app.logIn('13700009001')
  expect(reads.length).toBeGreaterThan(10)

  for (const [name, { path, example, ownership }] of reads) {
    const query = queryOf(example?.input)
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => query[key] ?? '')
    const { code } = await user.get(url, query)
    expect([name, ['401', '410'].includes(code)]).toEqual([name, false])
    if (ownership === 'anyone') continue
    expect([name, (await app.client().get(url, query)).code]).toEqual([name, '410'])
  }
})
