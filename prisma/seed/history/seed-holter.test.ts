import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { decodeBeats, decodeSampleBlock } from '@kangban/ecg-core'
import { GRANDMOTHER } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../apps/api/src/config/env.ts'
import { migrate } from '../../../apps/api/src/database/migrate.ts'
import { type Database, openDatabase } from '../../../apps/api/src/database/open-database.ts'
import { createLocalFiles } from '../../../apps/api/src/ports/files.ts'
import { createVault } from '../../../apps/api/src/security/vault.ts'
import { drawHolter } from './draw-holter.ts'
import { seed } from '../seed.ts'
import { beginHolter, drawInThread } from './seed-holter.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-holter-'))
const config = readConfig({})
const TODAY = '2026-11-20'
let database: Database

beforeAll(async () => {
  const url = `file:${join(folder, 'seed.db')}`
  await migrate(url)
  database = await openDatabase(url)

  await seed({
    database,
    vaultFor: (nonces) => createVault(config, nonces),
    filesWith: (vault) => createLocalFiles(join(folder, 'files'), vault),
    seed: 1,
    today: TODAY,
    now: new Date(`${TODAY}T13:42:00+08:00`),
    adminPhone: '13800000000',
    days: 2,
  })
}, 60_000)

afterAll(async () => {
  await database.$disconnect()
  rmSync(folder, { recursive: true })
})

const record = () => database.holterRecord.findFirstOrThrow({ include: { account: true } })

describe('her long record', () => {
  it('is one of yesterday, ready to be read', async () => {
    expect(await database.holterRecord.count()).toBe(1)
    const { account, startedAt, status, sampleCount, rateHz, id } = await record()
    expect(account.userCode).toBe(GRANDMOTHER.userCode)
    expect([startedAt, status]).toEqual([new Date('2026-11-19T00:00:00+08:00'), 'ready'])

    const blocks = await database.holterBlock.findMany({
      where: { recordId: id },
      orderBy: { index: 'asc' },
    })

    expect(blocks.map(({ index }) => index)).toEqual(blocks.map((_, i) => i))

    expect(blocks.reduce((sum, { samples }) => sum + decodeSampleBlock(samples).length, 0)).toBe(
      sampleCount,
    )

    expect(sampleCount).toBe(blocks.length * 60 * rateHz)
  })

  it('beats as her watch has counted', async () => {
    const { beats, startedAt, sampleCount, rateHz, accountId } = await record()
    const minutes = (sampleCount ?? 0) / rateHz / 60

    const read = await database.reading.findMany({
      where: {
        accountId,
        kind: 'heartRate',
        at: { gte: startedAt, lt: new Date(startedAt.getTime() + minutes * MS_PER_MINUTE) },
      },
    })

    const mean = read.reduce((sum, { value }) => sum + value, 0) / read.length
    expect(read.length).toBeGreaterThan(0)

    expect(
      Math.abs(decodeBeats(beats ?? new Uint8Array()).beats.length / minutes - mean),
    ).toBeLessThan(4)
  })
})

describe('drawing', () => {
  it('gives the same in a thread of its own', async () => {
    const order = { seed: 3, today: TODAY, minutes: 2 }
    expect(await drawInThread(order).drawn).toEqual(drawHolter(order))
  })

  it('can be stopped, and is short for a short history', async () => {
    const whole = beginHolter({ seed: 1, today: TODAY, days: 90 })
    await whole.stop()
    expect((await beginHolter({ seed: 1, today: TODAY, days: 30 }).drawn).blocks).toHaveLength(10)
  })
})
