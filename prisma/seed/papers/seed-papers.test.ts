import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GRANDMOTHER, SON } from '@kangban/vitals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../apps/api/src/config/env.ts'
import { migrate } from '../../../apps/api/src/database/migrate.ts'
import { type Database, openDatabase } from '../../../apps/api/src/database/open-database.ts'
import { fileIdsOf } from '../../../apps/api/src/shared/files/file-links.ts'
import { createLocalFiles } from '../../../apps/api/src/ports/files.ts'
import { imageKey } from '../../../apps/api/src/ports/stored-image.ts'
import { createVault, type Vault } from '../../../apps/api/src/security/vault.ts'
import { seed } from '../seed.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-papers-'))
const config = readConfig({})
const now = new Date('2026-11-20T13:42:00+08:00')

async function seeded(name: string): Promise<Database> {
  const url = `file:${join(folder, `${name}.db`)}`
  await migrate(url)
  const database = await openDatabase(url)

  await seed({
    database,
    vaultFor: (nonces) => createVault(config, nonces),
    filesWith: (vault: Vault) => createLocalFiles(join(folder, name), vault),
    seed: 1,
    today: '2026-11-20',
    now,
    adminPhone: '13800000000',
    days: 2,
  })

  return database
}

let database: Database
let again: Database

beforeAll(async () => {
  database = await seeded('one')
  again = await seeded('two')
}, 60_000)

afterAll(async () => {
  await Promise.all([database.$disconnect(), again.$disconnect()])
  rmSync(folder, { recursive: true })
})

const of = (userCode: string) => ({ account: { userCode } })

/** Every file below the folder with its bytes. */
const bytesOf = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map(
      (path) => `${path.slice(join(folder, name).length)} ${readFileSync(path).toString('base64')}`,
    )

const results = async (userCode: string) =>
  (await database.surveyAnswer.findMany({ where: of(userCode), orderBy: { at: 'asc' } })).map(
    ({ result }) => result,
  )

describe('the archive', () => {
  it('holds her papers of two years, every photo readable', async () => {
    const documents = await database.archiveDocument.findMany({
      where: of(GRANDMOTHER.userCode),
      orderBy: { day: 'desc' },
    })

    expect(documents.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
      'laboratory 2026-10-31',
      'outpatient 2026-10-12',
      'checkup 2026-09-06',
      'checkup 2025-09-10',
    ])

    const files = createLocalFiles(join(folder, 'one'), createVault(config))
    const ids = documents.flatMap(({ fileIds }) => fileIdsOf(fileIds))
    const rows = await database.storedFile.findMany({ where: { id: { in: ids } } })
    expect([ids.length, rows.length]).toEqual([5, 5])

    for (const { id, bytes, width, height } of rows) {
      const image = await files.get(imageKey('image', id))
      expect(image?.length).toBe(bytes)

      expect(await sharp(image ?? undefined).metadata()).toMatchObject({
        format: 'jpeg',
        width,
        height,
      })

      const { entropy } = await sharp(image ?? undefined).stats()
      // A page without its letters has next to none.
      expect(entropy).toBeGreaterThan(0.5)
      expect(await files.get(imageKey('thumbnail', id))).not.toBeNull()
    }
  })

  it('has the same bytes on the disk for the same seed', () => {
    expect(bytesOf('one').length).toBe(10)
    expect(bytesOf('one')).toEqual(bytesOf('two'))
  })
})

describe('the constitution', () => {
  it('of the grandmother has become better', async () => {
    expect(await results(GRANDMOTHER.userCode)).toMatchObject([
      { main: 'qi-deficiency', verdict: 'yes', secondary: ['yang-deficiency'] },
      { main: 'qi-deficiency', verdict: 'tendency', secondary: [] },
    ])
  })

  it('of her son is known once', async () => {
    expect(await results(SON.userCode)).toMatchObject([{ main: 'phlegm-dampness', verdict: 'yes' }])
  })
})

describe('feedback', () => {
  it('has her messages, all but the last with a reply, none from later than now', async () => {
    const rows = await database.feedback.findMany({
      where: of(GRANDMOTHER.userCode),
      orderBy: { at: 'asc' },
    })

    expect(rows.map(({ replyCipher }) => replyCipher !== null)).toEqual([true, true, false])

    expect(
      rows.filter(({ at, repliedAt }) => at > now || (repliedAt !== null && repliedAt <= at)),
    ).toEqual([])

    expect(createVault(config).decrypt(rows[0]?.phoneCipher ?? '')).toBe('13800000001')
  })
})
