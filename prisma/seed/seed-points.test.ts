import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, GRANDMOTHER, NEWCOMER_CODE } from '@kangban/vitals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { ensureMedicalTags } from '../../apps/api/src/catalogue/medical-tags.ts'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { type Database, openDatabase } from '../../apps/api/src/database/open-database.ts'
import { createLocalFiles } from '../../apps/api/src/ports/files.ts'
import { createVault } from '../../apps/api/src/security/vault.ts'
import { brokenInvariants } from '../../apps/api/src/testing/wheels.ts'
import { identities } from './people/identities.ts'
import { seedAccount } from './people/seed-account.ts'
import { seedPoints } from './seed-points.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-points-'))
const vault = createVault(readConfig({}))
const now = new Date('2026-11-20T13:42:00+08:00')
const random = (label: string) => createRandom(1).fork(`seed ${label}`)
let database: Database
let grandmother: string

beforeAll(async () => {
  const url = `file:${join(folder, 'test.db')}`
  await migrate(url)
  database = await openDatabase(url)
  await ensureMedicalTags(database)
  const files = createLocalFiles(folder, vault)
  const context = { database, vault, files, seed: 1, today: '2026-11-20', now, days: 90, random }
  const accounts = new Map<string, string>()

  for (const identity of identities({
    seed: 1,
    random: random('phones'),
    adminPhone: '13800000000',
  })) {
    accounts.set(identity.userCode, await seedAccount(context, identity))
  }

  await seedPoints(context, accounts)
  grandmother = accounts.get(GRANDMOTHER.userCode) ?? ''
}, 30_000)

afterAll(async () => {
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

it('keeps books: every balance is its ledger, every prize that is gone was drawn', async () => {
  expect(await brokenInvariants(database)).toEqual([])
  expect(await database.account.count({ where: { points: { gt: 0 } } })).toBeGreaterThan(15)
})

it('never spent what was not there', async () => {
  for (const { id: accountId } of await database.account.findMany()) {
    // What is booked at one moment is booked together.
    const entries = await database.pointsEntry.findMany({
      where: { accountId },
      orderBy: [{ at: 'asc' }, { amount: 'asc' }],
    })

    let balance = 0
    for (const { amount } of entries) expect((balance += amount)).toBeGreaterThanOrEqual(0)
  }
})

it('gives her more than a page of points, and cash to collect and collected', async () => {
  expect(await database.pointsEntry.count({ where: { accountId: grandmother } })).toBeGreaterThan(
    25,
  )

  const won = await database.redemption.findMany({ where: { draw: { accountId: grandmother } } })
  expect(new Set(won.map(({ status }) => status))).toEqual(new Set(['1001', '1002']))
  expect(new Set((await database.redemption.findMany()).map(({ status }) => status)).size).toBe(2)
})

it('has the activity for new users and two wheels of 6 to 8 prizes, with cash in each', async () => {
  const activities = await database.activity.findMany({
    orderBy: { position: 'asc' },
    include: { prizes: true },
  })

  expect(activities.map(({ activityType, consume }) => [activityType, consume])).toEqual([
    ['0001', 0],
    ['0002', 30],
    ['0002', 100],
  ])

  for (const { prizes, partake } of activities) {
    expect(prizes.length).toBeGreaterThanOrEqual(6)
    expect(prizes.length).toBeLessThanOrEqual(8)
    expect(prizes.some(({ cents }) => cents !== null)).toBe(true)
    expect(partake).toBeGreaterThan(0)
  }
})

it('keeps to the cycle, one sign-in a day, nothing after now', async () => {
  const signIns = await database.signIn.findMany({
    where: { accountId: grandmother },
    orderBy: { day: 'asc' },
  })

  expect(signIns.map(({ cycleDay }) => cycleDay)).toEqual(
    signIns.map((_, index) => (index % 7) + 1),
  )

  expect(await database.signIn.count({ where: { at: { gt: now } } })).toBe(0)
  expect(await database.draw.count({ where: { at: { gt: now } } })).toBe(0)
  expect(await database.redemption.count({ where: { redeemedAt: { gt: now } } })).toBe(0)
})

it('leaves the newcomer a new-user draw', async () => {
  const { id, points } = await database.account.findUniqueOrThrow({
    where: { userCode: NEWCOMER_CODE },
  })

  expect([points, await database.participation.count({ where: { accountId: id } })]).toEqual([0, 0])
})
