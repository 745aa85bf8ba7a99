import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { sweep } from './sweep.ts'

let app: TestApp
let accountId: string
let uploads: string

beforeEach(async () => {
  app = await startTestApp()
  const { userCode } = await app.logIn('13760000009')
  const account = await app.services.database.account.findUniqueOrThrow({ where: { userCode } })
  accountId = account.id
  uploads = join(app.services.config.dataDir, 'files/uploads')
  mkdirSync(uploads, { recursive: true })
})

afterEach(() => app.stop())

const ago = (age: number) => new Date(app.clock.now().getTime() - age)

function putBytes(id: string, age: number) {
  mkdirSync(join(uploads, id))
  writeFileSync(join(uploads, id, 'image'), 'x')
  utimesSync(join(uploads, id), ago(age), ago(age))
}

const addRows = (ids: readonly string[], age: number) =>
  app.services.database.storedFile.createMany({
    data: ids.map((id) => ({
      id,
      accountId,
      purpose: 'archive',
      mediaType: 'image/jpeg',
      bytes: 1,
      sha256: '',
      createdAt: ago(age),
    })),
  })

const use = (fileIds: string[]) =>
  app.services.database.archiveDocument.create({
    data: {
      id: randomUUID(),
      accountId,
      kind: 'checkup',
      day: '2026-02-01',
      fileIds,
      createdAt: ago(MS_PER_DAY),
    },
  })

const someIds = (count: number) => Array.from({ length: count }, () => randomUUID())
const sweepNow = () => sweep(app.services, app.clock.now())
const storedRows = () => app.services.database.storedFile.count()

it('comes past 1,100 old pictures that are used to the ones that nothing uses', async () => {
  const [used, forgotten] = [someIds(1_100), someIds(3)]
  await addRows(used, 9 * MS_PER_DAY)
  await addRows(forgotten, 2 * MS_PER_DAY)
  for (const id of [...used, ...forgotten]) putBytes(id, 2 * MS_PER_DAY)
  await use(used)
  expect(await sweepNow()).toEqual({ lostPictures: 0 })
  expect(await storedRows()).toBe(used.length)
  expect(readdirSync(uploads).toSorted()).toEqual(used.toSorted())
})

it('takes away bytes without a row, and leaves those that are just being uploaded', async () => {
  const [old, fresh, withRow] = [someIds(1_100), randomUUID(), randomUUID()]
  for (const id of old) putBytes(id, 2 * MS_PER_HOUR)
  putBytes(fresh, MS_PER_HOUR / 2)
  putBytes(withRow, 2 * MS_PER_HOUR)
  await addRows([withRow], 2 * MS_PER_HOUR)
  await sweepNow()
  expect(readdirSync(uploads).toSorted()).toEqual([fresh, withRow].toSorted())
})

it('takes away a row without bytes that nothing uses, and tells of one that is used', async () => {
  const [unused, fresh, used] = [randomUUID(), randomUUID(), randomUUID()]
  await addRows([unused, used], 2 * MS_PER_HOUR)
  await addRows([fresh], MS_PER_HOUR / 2)
  await use([used])
  expect(await sweepNow()).toEqual({ lostPictures: 1 })
  const left = await app.services.database.storedFile.findMany({ select: { id: true } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, used].toSorted())
})

it('takes away drafts of a process that was killed, and leaves those that are being written', async () => {
  const drafts = join(app.services.config.dataDir, 'files/drafts')
  mkdirSync(drafts, { recursive: true })
  for (const name of ['old', 'fresh']) writeFileSync(join(drafts, name), 'x')
  utimesSync(join(drafts, 'old'), ago(2 * MS_PER_HOUR), ago(2 * MS_PER_HOUR))
  await sweepNow()
  expect(readdirSync(drafts)).toEqual(['fresh'])
})

it('takes away PDFs of ECG records that are gone, of any layout', async () => {
  const { database } = app.services
  const id = randomUUID()

  await database.ecgRecord.create({
    data: {
      id,
      accountId,
      measurementId: id,
      source: 'recorder',
      deviceCode: 'R1',
      startedAt: ago(MS_PER_DAY),
      samples: Buffer.alloc(1),
      sampleCount: 1,
      complete: true,
      rhythm: 'regular',
      rhythmReason: '',
      marks: [],
      createdAt: ago(MS_PER_DAY),
    },
  })

  const reports = join(app.services.config.dataDir, 'files/ecg-report')

  for (const layout of ['v1', 'v2']) {
    mkdirSync(join(reports, layout), { recursive: true })

    for (const name of [`${id}.pdf`, 'gone.pdf']) {
      const file = join(reports, layout, name)
      writeFileSync(file, 'x')
      utimesSync(file, ago(2 * MS_PER_HOUR), ago(2 * MS_PER_HOUR))
    }
  }

  await sweepNow()
  for (const layout of ['v1', 'v2'])
    expect(readdirSync(join(reports, layout))).toEqual([`${id}.pdf`])
})

it('leaves all bytes where the database knows nobody: it is another database than theirs', async () => {
  putBytes('1', 2 * MS_PER_HOUR)
  await app.services.database.account.deleteMany()
  await sweepNow()
  expect(existsSync(join(uploads, '1'))).toBe(true)
})

it('has nothing to do where nothing was ever stored', async () => {
  rmSync(join(app.services.config.dataDir, 'files'), { recursive: true, force: true })
  expect(await sweepNow()).toEqual({ lostPictures: 0 })
})
