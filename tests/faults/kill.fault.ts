// A write that was acknowledged is there after `kill -9`: the service is killed in the middle of many writes, started again
// on the same database, and asked for every one of them.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { MS_PER_SECOND } from '@kangban/china-time'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { createVault } from '../../apps/api/src/security/vault.ts'
import { isLong } from './length.ts'
import { logInTo, startService } from './own-service.ts'
import { createRandom } from '@kangban/vitals'

const CYCLES = isLong ? 1_000 : 100
const WRITERS = 6
const LONGEST_START_MS = 5 * MS_PER_SECOND
const folder = mkdtempSync(join(tmpdir(), 'kangban-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Victim {
  /** Starts it on the database that is there; gives its address. */
  start(): Promise<{ url: string; child: ChildProcess }>
  /** Makes one write that can be told from all others; true when it was acknowledged. */
  write(url: string, mark: string): Promise<boolean>
  /** Which marks are stored. */
  stored(): Set<string>
}

const killed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Kills the victim so many times while it is written to; gives the acknowledged writes that were lost. */
async function killWhileWriting(victim: Victim, cycles: number) {
  const random = createRandom(1)
  const acknowledged: string[] = []

  for (let cycle = 0; cycle < cycles; cycle++) {
    const { url, child } = await victim.start()
    const life = { over: false }
    const written = Promise.withResolvers<void>()

    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; !life.over; count++) {
        const mark = `${cycle}-${writer}-${count}`
        if (!(await victim.write(url, mark).catch(() => false))) continue
        acknowledged.push(mark)
        written.resolve()
      }
    })

    // Amid its writes, however slow the machine makes the first one.
    await Promise.race([written.promise, pause(LONGEST_START_MS)])
    await pause(random.int(20, 150))
    await killed(child)
    life.over = true
    await Promise.all(writers)
  }

  const stored = victim.stored()

  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((mark) => !stored.has(mark)),
  }
}

async function service(): Promise<Victim> {
  const vault = createVault(readConfig({}))
  const file = join(folder, 'service.db')
  const env = { DATA_DIR: folder, DATABASE_URL: `file:${file}` }
  await prepareDatabase(readConfig(env), 1)
  // One life ends in peace: who is killed does not keep the modules that it compiled, and each start would take them anew.
  const first = await startService(env)
  const authorization = await logInTo(first)
  await first.stopped()

  return {
    start: () => startService(env),
    async write(url, mark) {
      const record = {
        userName: mark,
        createTime: '2026-03-02T08:00:00+08:00',
        watchHr: 70,
        deviceHr: 71,
      }

      const answer = await fetch(`${url}/api/monitor/v1/save-mea-record`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(record),
      })

      return ((await answer.json()) as { code: string }).code === '1000'
    },
    stored() {
      const database = new Sqlite(file)
      expect(database.pragma('integrity_check', { simple: true })).toBe('ok')

      const names = database
        .prepare('SELECT "userNameCipher" FROM "MeasurementComparison"')
        .pluck()
        .all() as string[]

      database.close()
      return new Set(names.map((name) => vault.decrypt(name)))
    },
  }
}

/** What a fast and careless service does: it answers first and writes soon after. */
const WRITE_BEHIND = `
  const Sqlite = require('better-sqlite3')
  const database = new Sqlite(process.argv[1])
  database.exec('CREATE TABLE IF NOT EXISTS mark (name TEXT)')
  const insert = database.prepare('INSERT INTO mark VALUES (?)')
  let waiting = []
  setInterval(() => { for (const name of waiting) insert.run(name); waiting = [] }, 20)
  require('node:http').createServer((request, response) => {
    waiting.push(request.url.slice(1))
    response.end('ok')
  }).listen(0, '127.0.0.1', function () { console.log('ready at http://127.0.0.1:' + this.address().port) })`

function writeBehind(): Victim {
  const file = join(folder, 'behind.db')

  return {
    async start() {
      const child = spawn('node', ['-e', WRITE_BEHIND, file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })

      const url = await new Promise<string>((resolve) => {
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          const ready = /ready at (\S+)/.exec(text)?.[1]
          if (ready) resolve(ready)
        })
      })

      return { url, child }
    },
    write: async (url, mark) => (await fetch(`${url}/${mark}`)).ok,
    stored() {
      const database = new Sqlite(file)
      const names = database.prepare('SELECT name FROM mark').pluck().all() as string[]
      database.close()
      return new Set(names)
    },
  }
}

it(
  'no acknowledged write is lost, and the database stays whole',
  async () => {
    const { acknowledged, lost } = await killWhileWriting(await service(), CYCLES)

    console.log(
      `kill -9: ${CYCLES} cycles, ${acknowledged} acknowledged writes, ${lost.length} lost`,
    )

    expect(acknowledged).toBeGreaterThan(CYCLES)
    expect(lost).toEqual([])
  },
  CYCLES * 5_000,
)

it('a service that writes after it has answered is caught', async () => {
  const { lost } = await killWhileWriting(writeBehind(), 5)
  expect(lost.length).toBeGreaterThan(0)
})
