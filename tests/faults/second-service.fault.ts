// Two services on one SQLite database would each think that theirs is the only writer: the second refuses to start.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess } from '../../apps/api/src/testing/own-process.ts'
import { ownFolder } from './own-service.ts'

const folder = ownFolder()
const place = { dataDir: folder.path, databaseUrl: `file:${join(folder.path, 'kangban.db')}` }
let first: Awaited<ReturnType<typeof startProcess>>

beforeAll(async () => {
  first = await startProcess(place)
})

afterAll(() => {
  first.child.kill('SIGKILL')
  folder.remove()
})

/** A program beside the service, on its folder; ended after a while where it does not end by itself. */
function runBeside(program: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`apps/api/src/${program}`], {
    encoding: 'utf8',
    timeout: 30_000,
    env: { ...process.env, MODE: 'demo', PORT: '0', WEB_ROOT: '', DATA_DIR: folder.path, ...env },
  })

  return { status, stdout, stderr }
}

const isReady = async () => (await fetch(`${first.url}/readyz`)).status

it('the second service ends with one sentence that says why, and the first goes on', async () => {
  const { status, stderr, stdout } = runBeside('server.ts')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Another service runs on \S+kangban\.db: .+\.\n$/)
  expect(stdout).not.toContain('ready')
  expect(await isReady()).toBe(200)
})

it('another folder of files does not make it another database', () => {
  const { status } = runBeside('server.ts', {
    DATA_DIR: join(folder.path, 'elsewhere'),
    DATABASE_URL: place.databaseUrl,
  })

  expect(status).toBe(1)
})

it('the database of a running service is not reset', async () => {
  expect(runBeside('commands/reset-database.ts')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Another service runs on'),
  })

  expect(await isReady()).toBe(200)
})

it('a command that may run beside the service does', () => {
  expect(runBeside('commands/erase-account.ts')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('0 waiting'),
  })
})

it('a service that was killed leaves nothing that keeps the next one from starting', async () => {
  for (let life = 0; life < 3; life++) {
    const ended = new Promise((resolve) => first.child.once('exit', resolve))
    first.child.kill('SIGKILL')
    await ended
    first = await startProcess(place)
    expect(await isReady()).toBe(200)
  }
})
