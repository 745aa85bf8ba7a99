import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_HOUR } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/config/env.ts'
import { migrate } from '../../apps/api/src/database/migrate.ts'
import { type Database, openDatabase } from '../../apps/api/src/database/open-database.ts'
import { unpackSamples } from '../../apps/api/src/shared/ecg/ecg-samples.ts'
import { createLocalFiles } from '../../apps/api/src/ports/files.ts'
import { createVault, type Vault } from '../../apps/api/src/security/vault.ts'
import {
  ADMINISTRATOR_CODE,
  createLiveVitals,
  GRANDMOTHER,
  NEWCOMER_CODE,
  OTHER_PERSONAS,
  personOf,
  SON,
  WITHOUT_CARD,
} from '@kangban/vitals'
import { seed, type SeedSummary } from './seed.ts'
import { deviceCodeOf, deviceKeyOf } from './people/device-identity.ts'
import { herStory } from './history/her-story.ts'
import { findingsOf } from './history/warnings-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-seed-'))
const config = readConfig({})
const vault = createVault(config)
const now = new Date('2026-11-20T13:42:00+08:00')
const DAYS = 30
const opened: Database[] = []

async function emptyDatabase(): Promise<Database> {
  const url = `file:${join(folder, `${opened.length}.db`)}`
  await migrate(url)
  const database = await openDatabase(url)
  opened.push(database)
  return database
}

const named = (rows: readonly { kind: string; value: number; occurredAt: Date }[]) =>
  rows
    .map(({ kind, value, occurredAt }) => `${occurredAt.toISOString()} ${kind} ${value}`)
    .toSorted()

const options = (database: Database) => ({
  database,
  isSqlite: true,
  vaultFor: (nonces: () => Buffer) => createVault(config, nonces),
  filesWith: (own: Vault) => createLocalFiles(join(folder, 'files'), own),
  seed: 1,
  today: '2026-11-20',
  now,
  adminPhone: '13800000000',
  days: DAYS,
})

let database: Database
let summary: SeedSummary

beforeAll(async () => {
  database = await emptyDatabase()
  summary = await seed(options(database))
}, 60_000)

afterAll(async () => {
  for (const one of opened) await one.$disconnect()
  rmSync(folder, { recursive: true })
})

const accountOf = (userCode: string) =>
  database.account.findUniqueOrThrow({
    where: { userCode },
    include: {
      profile: true,
      bindings: { include: { device: true } },
      entitlements: true,
      consents: true,
    },
  })

describe('the people', () => {
  it('13800000001 is 72, wears everything, holds the benefit card and has two people to call', async () => {
    const account = await accountOf(GRANDMOTHER.userCode)
    expect(account).toMatchObject({ phoneHash: vault.hash('phone', '13800000001'), isDaoAn: true })
    expect(vault.decrypt(account.profile?.nameCipher ?? '')).toBe('王桂兰')
    expect(account.profile?.birthday).toBe('1954-03-18')

    expect(
      account.bindings.map(({ device, status }) => `${device.typeCode} ${status}`).toSorted(),
    ).toEqual(['10010002 02', '10030001 02', '10040001 02'])

    expect(account.entitlements).toMatchObject([{ code: '0001' }])
    expect((account.entitlements[0]?.endsAt ?? now) > now).toBe(true)

    const contacts = await database.contact.findMany({
      where: { accountId: account.id },
      orderBy: { position: 'asc' },
    })

    expect(contacts.map(({ phoneCipher }) => vault.decrypt(phoneCipher))).toEqual([
      '13800000002',
      '13800000009',
    ])

    const tags = await database.profileTag.findMany({
      where: { accountId: account.id },
      include: { tag: true },
    })

    expect(tags.map(({ tag }) => `${tag.kind} ${tag.tagName}`).toSorted()).toEqual([
      '1001 心房颤动',
      '1001 高血压',
      '2001 高血压',
    ])
  })

  it('13800000002 is her son, who may see her data', async () => {
    const son = await accountOf(SON.userCode)
    const mother = await accountOf(GRANDMOTHER.userCode)
    expect(son.phoneHash).toBe(vault.hash('phone', '13800000002'))

    expect(await database.familyGrant.findMany()).toMatchObject([
      { ownerId: mother.id, viewerId: son.id, revokedAt: null },
    ])

    expect([mother.consents.length, son.consents.length]).toEqual([1, 1])
  })

  it('what they did to their accounts when they joined stands in their logs', async () => {
    const logOf = async (userCode: string) => {
      const { id: accountId } = await accountOf(userCode)
      const events = await database.securityEvent.findMany({ where: { accountId } })
      return events.map(({ kind, detail }) => `${kind} ${detail ?? ''}`.trim()).toSorted()
    }

    expect(await logOf(GRANDMOTHER.userCode)).toEqual([
      'consent-given',
      ...Object.values(DEVICE_TYPES)
        .map((type) => `device-bound ${type}`)
        .toSorted(),
      'grant-accepted',
      'grant-given',
    ])

    expect(await logOf(WITHOUT_CARD.userCode)).toEqual(['consent-given'])
    expect(await logOf(NEWCOMER_CODE)).toEqual([])

    const [bound, event] = await Promise.all([
      database.binding.findFirstOrThrow(),
      database.securityEvent.findFirstOrThrow({ where: { kind: 'device-bound' } }),
    ])

    expect(event.at).toEqual(bound.boundAt)
  })

  it('13800000003 has filled in nothing', async () => {
    expect(await accountOf(NEWCOMER_CODE)).toMatchObject({
      phoneHash: vault.hash('phone', '13800000003'),
      onboardedAt: null,
      profile: null,
      consents: [],
      bindings: [],
      entitlements: [],
    })
  })

  it('13800000004 has a profile, but neither device nor benefit card', async () => {
    const account = await accountOf(WITHOUT_CARD.userCode)

    expect(account).toMatchObject({
      phoneHash: vault.hash('phone', '13800000004'),
      bindings: [],
      entitlements: [],
    })

    expect(account.profile?.birthday).toBe('1960-11-02')
    expect(await database.reading.count({ where: { accountId: account.id } })).toBe(0)
  })

  it('the administrator has the phone of the configuration', async () => {
    expect((await accountOf(ADMINISTRATOR_CODE)).phoneHash).toBe(vault.hash('phone', '13800000000'))
  })

  it('keeps what identifies them unreadable', async () => {
    const rows = JSON.stringify([
      await database.account.findMany(),
      await database.profile.findMany(),
      await database.contact.findMany(),
    ])

    for (const secret of ['13800000001', '13800000009', '王桂兰', '李建军', '999999'])
      expect(rows).not.toContain(secret)
  })

  it('binds devices that the simulated ones can prove to be', async () => {
    const code = deviceCodeOf('watch', GRANDMOTHER.userCode)
    const device = await database.device.findUniqueOrThrow({ where: { code } })
    expect(device.keyHash).toBe(vault.hash('device key', deviceKeyOf(code, 1)))
  })

  it('says at the device and at its binding who has it', async () => {
    const held = await database.device.findMany({
      where: { holderId: { not: null } },
      include: { bindings: true },
    })

    expect(held).toHaveLength(await database.binding.count())
    expect(held.filter(({ holderId, bindings }) => bindings[0]?.accountId !== holderId)).toEqual([])
  })

  it('leaves the newcomer a device of each type to bind', async () => {
    const free = await database.device.findMany({
      where: { holderId: null },
      orderBy: { typeCode: 'asc' },
    })

    expect(free.map(({ code, typeCode }) => `${typeCode} ${code}`)).toEqual(
      (['watch', 'bloodPressureMonitor', 'ecgRecorder'] as const).map(
        (kind) => `${DEVICE_TYPES[kind]} ${deviceCodeOf(kind, NEWCOMER_CODE)}`,
      ),
    )
  })
})

describe('the history', () => {
  it('is counted in the summary', async () => {
    expect(summary).toEqual({
      people: 21,
      readings: await database.reading.count(),
      pressures: await database.bloodPressure.count(),
      nights: await database.sleepNight.count(),
      ecgRecords: await database.ecgRecord.count(),
      warnings: await database.warning.count(),
    })

    const people = [GRANDMOTHER, SON, WITHOUT_CARD, ...OTHER_PERSONAS]
    const watches = people.filter(({ devices }) => devices.includes('watch')).length
    // Every five minutes a heart rate, but for the hours without the watch.
    expect(summary.readings).toBeGreaterThan(watches * DAYS * 300)
  })

  it('leaves the rest of today empty', async () => {
    expect(await database.reading.count({ where: { at: { gt: now } } })).toBe(0)
    expect(await database.ecgRecord.count({ where: { startedAt: { gt: now } } })).toBe(0)

    expect(
      await database.warning.count({
        where: { OR: [{ occurredAt: { gt: now } }, { handledAt: { gt: now } }] },
      }),
    ).toBe(0)

    const { id: accountId } = await accountOf(GRANDMOTHER.userCode)

    const newest = await database.reading.findFirstOrThrow({
      where: { accountId, kind: 'heartRate' },
      orderBy: { at: 'desc' },
    })

    expect(now.getTime() - newest.at.getTime()).toBeLessThan(2 * MS_PER_HOUR)
  })

  it('holds the warnings that the rules find in it, and no others', async () => {
    for (const { id: accountId } of await database.account.findMany()) {
      const values = (kind: string) =>
        database.reading.findMany({
          where: { accountId, kind },
          orderBy: { at: 'asc' },
          select: { at: true, value: true },
        })

      const expected = findingsOf(
        {
          readings: {
            heartRate: await values('heartRate'),
            oxygen: await values('oxygen'),
            temperature: [],
            steps: await values('steps'),
          },
          pressures: (
            await database.bloodPressure.findMany({ where: { accountId }, orderBy: { at: 'asc' } })
          ).map((reading) => ({ ...reading, pulse: reading.pulse ?? 0 })),
        },
        await database.ecgRecord.findMany({ where: { accountId } }),
      )

      const stored = await database.warning.findMany({ where: { accountId } })
      expect(named(stored)).toEqual(named(expected))
    }

    expect(await database.warning.count({ where: { handledAt: null } })).toBeGreaterThan(0)
    expect(await database.warning.count({ where: { NOT: { handledAt: null } } })).toBeGreaterThan(0)
  })

  it('has ECG records of 30 s, some of them of her episodes', async () => {
    const records = await database.ecgRecord.findMany({ orderBy: { startedAt: 'asc' } })
    expect(new Set(records.map(({ source }) => source))).toEqual(new Set(['watch', 'recorder']))

    for (const { samples, sampleCount } of records) {
      expect([sampleCount, unpackSamples(samples).length]).toEqual([15_360, 15_360])
    }

    expect(records.filter(({ rhythm }) => rhythm === 'sinus').length).toBeGreaterThan(0)
    const early = records.filter(({ marks }) => JSON.stringify(marks).includes('ventricular'))
    expect(early.length).toBeGreaterThan(0)
    const suspected = records.filter(({ rhythm }) => rhythm === 'af')
    expect(suspected.length).toBeGreaterThan(0)
    expect(await database.warning.count({ where: { kind: 'af-suspected' } })).toBe(suspected.length)
  })

  it('has in each ECG record the rhythm that she had at that moment of that day', async () => {
    const person = personOf(GRANDMOTHER, 1)
    const live = createLiveVitals({ person, seed: 1, scenario: herStory('2026-11-20', 1) })
    const records = await database.ecgRecord.findMany({ orderBy: { startedAt: 'asc' } })

    for (const { startedAt, rhythm, heartRate } of records) {
      const truth = live.at(startedAt.getTime() + 15_000).rhythm
      expect({ startedAt, af: rhythm === 'af' }).toEqual({ startedAt, af: truth.kind === 'af' })
      // AF varies over 30 s by more than the mean of a few beats.
      const most = truth.kind === 'af' ? 0.2 : 0.1
      expect(Math.abs((heartRate ?? NaN) / truth.heartRate - 1)).toBeLessThan(most)
    }
  })
})

/** One hash over every row of every table, in the order of the rows. */
async function fingerprint(seeded: Database): Promise<string> {
  const tables = await seeded.$queryRaw<{ name: string }[]>`
    SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 1) <> '_' ORDER BY name`

  expect(tables.length).toBeGreaterThan(30)
  const hash = createHash('sha256')

  for (const { name } of tables) {
    const rows = await seeded.$queryRawUnsafe<object[]>(`SELECT * FROM "${name}" ORDER BY rowid`)
    hash.update(`${name} ${rows.length}\n`)

    for (const row of rows) {
      hash.update(
        JSON.stringify(row, (_, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        ),
      )
    }
  }

  return hash.digest('hex')
}

async function fingerprintOf(number: number): Promise<string> {
  const fresh = await emptyDatabase()
  await seed({ ...options(fresh), seed: number, days: 2 })
  return fingerprint(fresh)
}

/** How many days are marked once somebody has a reading. */
async function marksOfAReading(fresh: Database, accountId: string): Promise<number> {
  const reading = { accountId, kind: 'heartRate', value: 70, source: 'watch' }
  await fresh.reading.create({ data: { ...reading, at: new Date(now.getTime() + MS_PER_HOUR) } })
  return fresh.healthMark.count()
}

describe('the seed', () => {
  it('marks no day itself, and leaves the database one that does', async () => {
    const fresh = await emptyDatabase()
    await seed({ ...options(fresh), days: 1 })
    expect(await fresh.healthMark.count()).toBe(0)
    const { id } = await fresh.account.findFirstOrThrow()
    expect(await marksOfAReading(fresh, id)).toBe(1)
  })

  it('gives the same bytes for the same seed, others for another', async () => {
    const first = await fingerprintOf(1)
    expect(await fingerprintOf(1)).toBe(first)
    expect(await fingerprintOf(2)).not.toBe(first)
  }, 30_000)

  it('leaves nothing behind when it fails', async () => {
    const fresh = await emptyDatabase()

    const { id } = await fresh.account.create({
      data: {
        id: 'in the way',
        userCode: SON.userCode,
        phoneHash: 'x',
        phoneCipher: '',
        createdAt: now,
      },
    })

    await expect(seed({ ...options(fresh), days: 1 })).rejects.toThrow('Unique constraint failed')
    expect(await fresh.account.findMany({ select: { id: true } })).toEqual([{ id }])
    expect([await fresh.reading.count(), await fresh.medicalTag.count()]).toEqual([0, 0])
    expect(await marksOfAReading(fresh, id)).toBe(1)
  })

  it('refuses a moment that is not of the day', async () => {
    const yesterday = { ...options(database), today: '2026-11-19' }

    await expect(seed(yesterday)).rejects.toThrow(
      'now is on 2026-11-20 in China, today is 2026-11-19',
    )
  })
})
