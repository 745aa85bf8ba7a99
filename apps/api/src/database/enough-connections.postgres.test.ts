import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { tooFewConnections } from './enough-connections.ts'
import { openReads } from './prepared-reads.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

/** Other tests have services at the server too. */
const told = async (databasePool: number) => {
  const { databaseUrl } = app.services.config
  return tooFewConnections(app.services.reads, { databaseUrl, databasePool })
}

const processesIn = (text: string | null) => Number(/the (\d+) processes/.exec(text ?? '')?.[1])

it('a server that lets in more connections than are wanted is no matter', async () => {
  expect(await told(2)).toBeNull()
})

it('one that lets in fewer is told with what to do, and another process counts', async () => {
  const before = await told(1000)

  expect(before).toMatch(
    /^PostgreSQL lets \d+ connections in.*raise max_connections, or lower DATABASE_POOL, which is 1000$/,
  )

  expect(processesIn(before)).toBeGreaterThanOrEqual(1)
  const url = new URL(app.services.config.databaseUrl)
  url.searchParams.set('application_name', 'kangban of another process')
  const other = await openReads(url.href)
  await other.all('SELECT 1', [])
  expect(await told(1000)).toMatch(/the \d+ processes/)
  expect(processesIn(await told(1000))).toBeGreaterThanOrEqual(2)
  await other.close()
})
