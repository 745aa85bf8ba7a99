// Does a page grow slower with what others have measured? The same page before and after a thousand times more readings;
// and how fast readings are stored.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { buildApp } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { insertReadings } from '../../apps/api/src/shared/readings/insert-readings.ts'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { openSession } from '../../apps/api/src/features/account/sessions.ts'

const PEOPLE = 1_000
const MINUTES = 1_440
const CALLS = 200
const DAY = '2026-03-01'
const MIDNIGHT = startOfShanghaiDay(DAY).getTime()

const folder = mkdtempSync(join(tmpdir(), 'kangban-readings-'))

const config = readConfig({
  MODE: 'demo',
  DATA_DIR: folder,
  DATABASE_URL: `file:${join(folder, 'bench.db')}`,
  WEB_ROOT: '',
  LOG_LEVEL: 'silent',
})

await migrate(config.databaseUrl)
const { server, services } = await buildApp(config)
const { database } = services

async function person(index: number): Promise<string> {
  const id = `account-${String(index).padStart(4, '0')}`

  await database.account.create({
    data: {
      id,
      userCode: `U${index}`,
      phoneHash: id,
      phoneCipher: services.vault.encrypt(id),
      createdAt: new Date(),
    },
  })

  const readings = Array.from({ length: MINUTES }, (_, minute) => ({
    at: new Date(MIDNIGHT + minute * MS_PER_MINUTE),
    value: 60 + ((minute * 7 + index) % 40),
  }))

  await insertReadings(database, { accountId: id, kind: 'heartRate', source: 'watch', readings })
  return id
}

const owner = await person(0)
const token = await openSession(services, owner, { userAgent: 'bench', address: '' })

/** Median time of the page, in milliseconds. */
async function page(): Promise<number> {
  const times: number[] = []

  for (let call = 0; call < CALLS; call++) {
    const started = performance.now()

    const { statusCode } = await server.inject({
      url: `/api/monitor/app/v1/heart/1/${DAY}`,
      headers: { authorization: token },
    })

    if (statusCode !== 200) throw new Error(`the page answered ${statusCode}`)
    times.push(performance.now() - started)
  }

  return times.toSorted((a, b) => a - b)[Math.floor(CALLS / 2)] ?? Number.NaN
}

await page()
const alone = await page()
const started = performance.now()
for (let index = 1; index < PEOPLE; index++) await person(index)
const seconds = (performance.now() - started) / 1000
const rows = (PEOPLE - 1) * MINUTES
const among = await page()

console.log(
  `\n${rows} readings stored in ${seconds.toFixed(1)} s: 100,000 in ${((seconds * 100_000) / rows).toFixed(2)} s (goal 2 s)`,
)

console.log(
  `heart rate of a day: ${alone.toFixed(1)} ms with ${MINUTES} readings in the table, ${among.toFixed(1)} ms with ${PEOPLE} times as many: ${(among / alone).toFixed(2)} x (goal 1.5 x)`,
)

await server.close()
rmSync(folder, { recursive: true, force: true })
