// The same backup on PostgreSQL, by its own `pg_dump` and `pg_restore`.
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import {
  COMPARISONS_FILE,
  exportedFrom,
  logInTo,
  type OwnService,
  ownFolder,
  startService,
} from './own-service.ts'

const folder = ownFolder()
const taken = join(folder.path, 'backup')
let server: Awaited<ReturnType<typeof startDebianPostgres>>
let service: OwnService
let token: string
const notes: string[] = []

const place = (name: string) => ({
  DATA_DIR: join(folder.path, name),
  DATABASE_URL: server.url(name),
  PG_BIN: server.bin,
})

const command = (name: string) => `apps/api/src/commands/${name}.ts`

function restore(name: string, ...args: string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [command('restore'), taken, ...args],
    { encoding: 'utf8', env: { ...process.env, MODE: 'demo', ...place(name) } },
  )

  return { status, said: stdout + stderr }
}

async function writeNote(mark: string): Promise<void> {
  const answer = await fetch(`${service.url}/api/monitor/v1/save-mea-record`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({
      userName: mark,
      createTime: '2026-03-02T08:00:00+08:00',
      watchHr: 70,
      deviceHr: 71,
    }),
  })

  if (((await answer.json()) as { code: string }).code === '1000') notes.push(mark)
}

beforeAll(async () => {
  server = await startDebianPostgres(['first', 'second'])
  await prepareDatabase(readConfig(place('first')), 2)
  service = await startService(place('first'))
  token = await logInTo(service)
}, 180_000)

afterAll(async () => {
  await service.stopped()
  server.stop()
  folder.remove()
})

const tell = async (base: string, path: string): Promise<unknown> =>
  (await fetch(`${base}/api${path}`, { headers: { authorization: token } })).json()

const schemasOf = (name: string): string[] => {
  const asked = `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'replaced%'`
  const { stdout } = spawnSync(join(server.bin, 'psql'), ['-Atc', asked, server.url(name)])
  return stdout.toString().split('\n').filter(Boolean)
}

it('what was acknowledged before a backup under writes answers in a second service', async () => {
  for (let count = 0; count < 20; count++) await writeNote(`before-${count}`)
  const before = [...notes]
  const state = { over: false }

  const writer = (async () => {
    for (let count = 0; !state.over; count++) await writeNote(`meanwhile-${count}`)
  })()

  await promisify(execFile)(process.execPath, [command('backup'), taken], {
    env: { ...process.env, MODE: 'demo', ...place('first') },
  })

  state.over = true
  await writer
  expect(before).toHaveLength(20)
  expect(restore('second')).toMatchObject({ status: 0 })
  const second = await startService(place('second'))

  try {
    const told = await exportedFrom(second.url, token, COMPARISONS_FILE)
    expect(before.filter((mark) => !told.includes(`,${mark},`))).toEqual([])

    for (const path of ['/user/v1/health', '/integral/v1/app/info', '/monitor/v1/app/home-summary'])
      // Some answers tell the second in which they were made.
      await vi.waitFor(async () => {
        const asked = [second, service].map(({ url }) => tell(url, path))
        const [there, here] = await Promise.all(asked)
        expect(there).toEqual(here)
      })

    expect(restore('second', '--replace').said).toContain('Somebody is connected')
  } finally {
    await second.stopped()
  }
}, 90_000)

it('is refused over data, and moves them into another schema where it is told to', async () => {
  expect(restore('second')).toMatchObject({
    status: 1,
    said: expect.stringContaining('--replace'),
  })

  expect(restore('second', '--replace')).toMatchObject({ status: 0 })
  expect(schemasOf('second')).toHaveLength(1)
}, 60_000)
