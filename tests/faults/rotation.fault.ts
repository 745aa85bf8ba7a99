// Keys are rotated while the service is written to, and the command is killed again and again: nothing is lost or unreadable.
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { createVault } from '../../apps/api/src/security/vault.ts'
import { isLong } from './length.ts'
import {
  exportedFrom,
  logInTo,
  type OwnService,
  ownFolder,
  PATIENT,
  startService,
} from './own-service.ts'

const KILLS = isLong ? 30 : 4
const TEXTS = isLong ? 20_000 : 4000
const HISTORY_DAYS = 3
const FEEDBACK_FILE = '账号/意见反馈.csv'
const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const [older, newer] = [keyOf('older'), keyOf('newer')]
const folder = ownFolder()
const env = (keys: string) => ({ DATA_DIR: folder.path, MODE: 'demo', DATA_KEYS: keys })
const BOTH = env(`${newer},${older}`)
const markOf = (count: number) => `第${count}条意见`
const acknowledged: string[] = []
let service: OwnService
let token: string
let database: Sqlite.Database

/** More texts than can be sealed anew before a kill, as the service with the older key wrote them. */
function fill(): void {
  const config = readConfig(env(older))
  const vault = createVault(config)

  const { id } = database
    .prepare('SELECT "id" FROM "Account" WHERE "phoneHash" = ?')
    .get(vault.hash('phone', PATIENT)) as { id: string }

  const add = database.prepare(
    `INSERT INTO "Feedback" ("id", "accountId", "kind", "textCipher", "fileIds", "at")
     VALUES (?, ?, 'other', ?, '[]', ?)`,
  )

  database.transaction(() => {
    for (let count = 0; count < TEXTS; count++)
      add.run(randomUUID(), id, vault.encrypt(markOf(count)), Date.now())
  })()
}

beforeAll(async () => {
  await prepareDatabase(readConfig(env(older)), HISTORY_DAYS)
  database = new Sqlite(join(folder.path, 'kangban.db'))
  fill()
  service = await startService(BOTH)
  token = await logInTo(service)
}, 120_000)

afterAll(async () => {
  database.close()
  await service.stopped()
  folder.remove()
})

async function write(content: string): Promise<void> {
  const answer = await fetch(`${service.url}/api/user/v1/feedback`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'other', content }),
  })

  if (((await answer.json()) as { code: string }).code === '1000') acknowledged.push(content)
}

const count = (keyId: string): number =>
  database
    .prepare(`SELECT COUNT(*) FROM "Feedback" WHERE "textCipher" LIKE ?`)
    .pluck()
    .get(`${keyId}.%`) as number

function startRotation() {
  const child = spawn(process.execPath, ['apps/api/src/commands/rotate-keys.ts'], {
    env: { ...process.env, ...BOTH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit') as Promise<[number | null]>
  return { child, ended: ended.then(([code]) => ({ code, said })) }
}

it(`is done in the end, however often it is killed (${KILLS} times)`, async () => {
  const state = { over: false }

  const writer = (async () => {
    for (let at = TEXTS; !state.over; at++) {
      await write(markOf(at))
      await setTimeout(50)
    }
  })()

  for (let kill = 0; kill < KILLS; kill++) {
    const before = count('older')
    const { child, ended } = startRotation()
    await expect.poll(() => count('older'), { timeout: 20_000, interval: 5 }).toBeLessThan(before)
    await setTimeout(Math.random() * 60)
    child.kill('SIGKILL')
    expect((await ended).code).toBeNull()
    expect(count('older')).toBeGreaterThan(0)
  }

  expect(await startRotation().ended).toMatchObject({
    code: 0,
    said: expect.stringContaining('Nothing is sealed with another key'),
  })

  state.over = true
  await writer
  expect(count('older')).toBe(0)
}, 240_000)

it('everything is read with the newer key alone', async () => {
  await service.stopped()
  service = await startService(env(newer))

  const told = new Set(
    (await exportedFrom(service.url, token, FEEDBACK_FILE)).match(/第\d+条意见/g),
  )

  const expected = [...Array.from({ length: TEXTS }, (_, at) => markOf(at)), ...acknowledged]
  // Of the twenty a day that the service takes of one person.
  expect(acknowledged.length).toBeGreaterThan(5)
  expect(expected.filter((mark) => !told.has(mark))).toEqual([])

  for (const path of [
    '/user/v1/health',
    '/user/v1/list/contacts',
    '/archive/v1/app/list?pn=1&ps=9',
  ]) {
    const answer = await fetch(`${service.url}/api${path}`, { headers: { authorization: token } })
    expect([path, ((await answer.json()) as { code: string }).code]).toEqual([path, '1000'])
  }
}, 60_000)
