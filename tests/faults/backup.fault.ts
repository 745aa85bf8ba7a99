// A backup that is taken while the service is written to, restored beside it, and held to what the service had acknowledged.
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import {
  COMPARISONS_FILE,
  exportedFrom,
  logInTo,
  type OwnService,
  ownFolder,
  startService,
} from './own-service.ts'

const WRITERS = 4
const HISTORY_DAYS = 7
const folder = ownFolder()
const place = (name: string) => ({ DATA_DIR: join(folder.path, name) })
const FIRST = place('first')
const databaseFile = join(FIRST.DATA_DIR, 'kangban.db')
const taken = join(folder.path, 'backup')
const copied = join(folder.path, 'copied.db')

const env = (more: Record<string, string>) => ({ ...process.env, MODE: 'demo', ...more })
const command = (name: string) => `apps/api/src/commands/${name}.ts`

function run(name: string, args: string[], more: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [command(name), ...args], {
    encoding: 'utf8',
    env: env(more),
  })

  return { status, said: stdout + stderr }
}

let service: OwnService
let token: string
let picture: Buffer
/** Writes in the order in which they were acknowledged. */
const notes: string[] = []
const pictures: string[] = []
let before: { notes: string[]; pictures: string[] }
const waits = { alone: [] as number[], beside: [] as number[] }

interface Told {
  code: string
  data: unknown
}

const ask = async (base: string, path: string, body?: object | FormData): Promise<Told> => {
  const isForm = body instanceof FormData

  const answer = await fetch(`${base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: token,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })

  return (await answer.json()) as Told
}

async function writeNote(mark: string): Promise<void> {
  const record = {
    userName: mark,
    createTime: '2026-03-02T08:00:00+08:00',
    watchHr: 70,
    deviceHr: 71,
  }

  if ((await ask(service.url, '/monitor/v1/save-mea-record', record)).code === '1000')
    notes.push(mark)
}

async function writePicture(): Promise<void> {
  const form = new FormData()
  form.set('purpose', 'archive')
  form.set('file', new Blob([Uint8Array.from(picture)]), 'page.png')
  const { code, data } = await ask(service.url, '/files/v1/app/upload', form)
  if (code === '1000') pictures.push((data as { id: string }).id)
}

/** Writes until the work is done; gives what it gave and how long each write waited meanwhile. */
async function writingDuring<T>(work: () => Promise<T>, waited: number[]): Promise<T> {
  const state = { over: false }
  const from = notes.length

  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let count = 0; !state.over; count++) {
      const begun = performance.now()
      await writeNote(`${from}-${writer}-${count}`)
      waited.push(performance.now() - begun)
      if (count % 25 === 0) await writePicture()
    }
  })

  try {
    return await work()
  } finally {
    state.over = true
    await Promise.all(writers)
  }
}

const countIn = (file: string) => {
  const database = new Sqlite(file, { readonly: true })

  try {
    return database.prepare('SELECT COUNT(*) FROM "MeasurementComparison"').pluck().get() as number
  } finally {
    database.close()
  }
}

const quantile = (values: number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0)

beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

  await prepareDatabase(readConfig(FIRST), HISTORY_DAYS)
  service = await startService(FIRST)
  token = await logInTo(service)
  await writingDuring(() => new Promise((resolve) => setTimeout(resolve, 1500)), waits.alone)

  // Right after a checkpoint there is nothing in the WAL for once.
  do {
    await writeNote(`copied-${notes.length}`)
    cpSync(databaseFile, copied)
  } while (countIn(copied) === notes.length)

  before = { notes: [...notes], pictures: [...pictures] }
  const begun = performance.now()

  await writingDuring(
    () => promisify(execFile)(process.execPath, [command('backup'), taken], { env: env(FIRST) }),
    waits.beside,
  )

  console.log(
    `backup of ${HISTORY_DAYS} seeded days under ${WRITERS} writers: ${Math.round(performance.now() - begun)} ms; ` +
      `a write waited ${quantile(waits.alone, 0.5)} ms (99 %: ${quantile(waits.alone, 0.99)}) alone, ` +
      `${quantile(waits.beside, 0.5)} ms (99 %: ${quantile(waits.beside, 0.99)}) beside it`,
  )
}, 120_000)

afterAll(async () => {
  await service.stopped()
  folder.remove()
})

it('`cp` of the database file alone loses acknowledged rows', () => {
  const kept = countIn(copied)
  console.log(`cp: ${kept} of ${before.notes.length} acknowledged rows`)
  expect(kept).toBeLessThan(before.notes.length)
})

it('what was acknowledged before the backup began is there by calls, with its bytes', async () => {
  const second = place('second')
  expect(run('restore', [taken], second)).toMatchObject({ status: 0 })
  const restored = await startService(second)

  try {
    const told = await exportedFrom(restored.url, token, COMPARISONS_FILE)
    expect(before.notes.length).toBeGreaterThan(WRITERS)
    expect(before.notes.filter((mark) => !told.includes(`,${mark},`))).toEqual([])
    expect(before.pictures.length).toBeGreaterThan(0)

    for (const id of before.pictures.slice(0, 9)) {
      const body = { type: 'checkup', day: '2026-01-15', fileIds: [id] }
      const saved = await ask(restored.url, '/archive/v1/app/save', body)
      const { files } = saved.data as { files: { url: string }[] }
      const bytes = await fetch(new URL(files[0]?.url ?? '', restored.url))
      expect(bytes.status).toBe(200)
    }
  } finally {
    await restored.stopped()
  }
}, 60_000)

it('every row of a picture has its bytes in the backup', () => {
  const database = new Sqlite(join(taken, 'kangban.db'), { readonly: true })
  const ids = database.prepare('SELECT "id" FROM "StoredFile"').pluck().all() as string[]
  database.close()
  expect(ids.length).toBeGreaterThanOrEqual(before.pictures.length)
  expect(ids.filter((id) => !existsSync(join(taken, 'files/uploads', id, 'image')))).toEqual([])
})

/** Of a person, in the words of the service; what tells the moment of the answer is not among them. */
const CALLS = [
  '/user/v1/health',
  '/user/v1/medicines',
  '/user/v1/hospital',
  '/user/v1/list/contacts',
  '/user/v1/user-medical-tag?type=1',
  '/user/v1/app/consent-list',
  '/integral/v1/app/info',
  '/reminder/v1/app/list',
  '/monitor/v1/app/home-summary',
  '/monitor/v1/app/find-ecg-list?pn=1&ps=20',
  '/prize/v1/winners',
]

it('a second service with the backup of a quiet one answers every call alike', async () => {
  const quiet = join(folder.path, 'quiet')
  expect(run('backup', [quiet], FIRST)).toMatchObject({ status: 0 })
  const third = place('third')
  expect(run('restore', [quiet], third)).toMatchObject({ status: 0 })
  const twin = await startService(third)

  try {
    for (const path of CALLS) {
      const alike = async () => {
        const asked = [service, twin].map(({ url }) => ask(url, path))
        const [here, there] = await Promise.all(asked)
        expect({ path, ...there }).toEqual({ path, ...here })
      }

      // Some answers tell the second in which they were made.
      await vi.waitFor(alike, { timeout: 10_000 })
    }
  } finally {
    await twin.stopped()
  }
}, 60_000)

it('is refused beneath a running service, over data, with other keys, and where a byte was changed', () => {
  expect(run('restore', [taken, '--replace'], FIRST)).toMatchObject({
    status: 1,
    said: expect.stringContaining('Another service runs on'),
  })

  const second = place('second')
  expect(run('restore', [taken], second).said).toContain('--replace')
  const otherKey = `other:${Buffer.alloc(32, 7).toString('base64')}`

  expect(run('restore', [taken, '--check'], { ...second, DATA_KEYS: otherKey }).said).toContain(
    'DATA_KEYS lacks demo',
  )

  expect(
    run('restore', [taken, '--check'], { ...second, SECRET_KEY: 'another'.repeat(9) }).said,
  ).toContain('SECRET_KEY is another one')

  const spoilt = join(folder.path, 'spoilt')
  cpSync(taken, spoilt, { recursive: true })
  const bytes = readFileSync(join(spoilt, 'kangban.db'))
  bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
  writeFileSync(join(spoilt, 'kangban.db'), bytes)
  expect(run('restore', [spoilt], place('never')).said).toContain('was changed')
  expect(existsSync(join(folder.path, 'never/kangban.db'))).toBe(false)
  expect(run('backup', [taken], FIRST).said).toContain('is there already')
}, 60_000)

it('moves aside what it replaces', () => {
  const second = place('second')
  const rows = countIn(join(second.DATA_DIR, 'kangban.db'))
  expect(run('restore', [taken, '--replace'], second)).toMatchObject({ status: 0 })
  const [aside = ''] = readdirSync(second.DATA_DIR).filter((name) => name.startsWith('replaced_'))
  expect(countIn(join(second.DATA_DIR, aside, 'kangban.db'))).toBe(rows)
  expect(existsSync(join(second.DATA_DIR, aside, 'files/uploads'))).toBe(true)
}, 60_000)

it('one that was killed leaves nothing that could be taken for a backup', async () => {
  const target = join(folder.path, 'killed')
  const child = execFile(process.execPath, [command('backup'), target], { env: env(FIRST) })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const begun = () => readdirSync(folder.path).some((name) => name.startsWith('killed.partial-'))
  await expect.poll(begun, { interval: 5, timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(target)).toBe(false)
  const [partial = ''] = readdirSync(folder.path).filter((name) => name.startsWith('killed.'))
  expect(run('restore', [join(folder.path, partial)], place('never')).status).toBe(1)
}, 60_000)
