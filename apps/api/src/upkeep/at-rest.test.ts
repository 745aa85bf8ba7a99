// What lies on the disk: no typed text in clear, nothing of what was erased, nothing that needs a dropped key.
import { randomUUID } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPostgres } from '../database/open-database.ts'
import { createLocalFiles } from '../ports/files.ts'
import { createVault } from '../security/vault.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { eraseAccount } from './erase-account.ts'
import { rotateKeys, sealedByKey } from './rotate-keys.ts'
import { sealOnce } from './seal-once.ts'
import { emptyWal, sealTexts } from './seal-texts.ts'

let app: TestApp

beforeEach(async () => {
  app = await startTestApp()
})

afterEach(() => app.stop())

/** On SQLite every byte of database, WAL and files; of PostgreSQL, whose files another process keeps, every sealed row. */
async function onDisk(): Promise<Buffer> {
  const { dataDir, databaseUrl } = app.services.config

  if (isPostgres(databaseUrl)) {
    const { database } = app.services

    return Buffer.from(
      JSON.stringify([
        await database.profile.findMany(),
        await database.feedback.findMany(),
        await database.archiveDocument.findMany(),
        await database.binding.findMany(),
        await database.idempotencyKey.findMany(),
      ]),
    )
  }

  const paths = globSync('**/*', { cwd: dataDir, withFileTypes: true })

  return Buffer.concat(
    paths
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  )
}

async function fill() {
  const user = await app.logIn('13770000001')
  await user.post('/user/v2/up-health-info', { residence: '金丝雀省 居住市' })
  await user.post('/user/v1/feedback', { type: 'data', content: '金丝雀反馈', images: [] })

  const account = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  return { user, account }
}

const CANARY = Buffer.from('金丝雀')

it('residence and feedback are written sealed, and read back', async () => {
  const { user } = await fill()
  expect((await onDisk()).includes(CANARY)).toBe(false)
  expect((await user.get('/user/v1/health')).data).toMatchObject({ residence: '金丝雀省 居住市' })
  expect((await user.get('/user/v1/feedback-list')).data).toMatchObject([{ content: '金丝雀反馈' }])
})

it('what a migration has marked is sealed once, and stands in no free page', async () => {
  const { user } = await fill()
  const { database, vault, config } = app.services

  await database.feedback.updateMany({
    data: { textCipher: 'plain.金丝雀反馈', replyCipher: 'plain.金丝雀答复' },
  })

  expect((await onDisk()).includes(CANARY)).toBe(true)
  expect(await sealTexts({ database, vault }, config.databaseUrl)).toBe(2)
  expect((await onDisk()).includes(CANARY)).toBe(false)
  expect(await sealTexts({ database, vault }, config.databaseUrl)).toBe(0)

  expect((await user.get('/user/v1/feedback-list')).data).toMatchObject([
    { content: '金丝雀反馈', reply: '金丝雀答复' },
  ])
})

const killed = () => {
  throw new Error('killed')
}

it('looks for what is marked until it is sealed, and no more', async () => {
  await fill()
  const { database, reads, vault, config } = app.services
  const mark = () => database.feedback.updateMany({ data: { textCipher: 'plain.金丝雀反馈' } })

  await mark()

  const begun = sealOnce(
    { database, reads, vault: { ...vault, encrypt: killed } },
    config.databaseUrl,
  )

  await expect(begun).rejects.toThrow('killed')
  await sealOnce({ database, reads, vault }, config.databaseUrl)
  expect((await onDisk()).includes(CANARY)).toBe(false)
  await mark()
  await sealOnce({ database, reads, vault }, config.databaseUrl)
  expect((await onDisk()).includes(CANARY)).toBe(true)
})

it('of an erased account not even the sealed texts are left on the disk', async () => {
  const { user, account } = await fill()
  const { database, config, clock } = app.services
  const [feedback] = await database.feedback.findMany()
  const sealed = Buffer.from(feedback?.textCipher ?? '')
  expect((await onDisk()).includes(sealed)).toBe(true)

  await database.account.update({
    where: { id: account.id },
    data: { deletionRequestedAt: clock.now() },
  })

  await eraseAccount(app.services, user.userCode)
  await emptyWal(database, config.databaseUrl)
  const left = await onDisk()
  expect(left.includes(sealed)).toBe(false)
  expect(left.includes(Buffer.from(account.phoneCipher))).toBe(false)
})

it('after the keys have rotated everything is read with the new key alone', async () => {
  const { account } = await fill()
  const { config, database, files, vault } = app.services
  const file = `uploads/${randomUUID()}/image`
  await files.put(file, Buffer.from('picture'))
  const fresh = { id: 'fresh', key: Buffer.alloc(32, 9) }
  const folder = join(config.dataDir, 'files')
  const both = createVault({ ...config, dataKeys: [fresh, ...config.dataKeys] })

  const stores = {
    config: { ...config, dataKeys: [fresh, ...config.dataKeys] as const },
    database,
    vault: both,
    files: createLocalFiles(folder, both),
  }

  const first = await rotateKeys(stores)
  expect(first.texts).toBeGreaterThanOrEqual(3)
  expect(first.files).toBe(1)
  expect([...(await sealedByKey(stores)).keys()]).toEqual(['fresh'])
  expect(await rotateKeys(stores)).toEqual({ texts: 0, files: 0 })
  const alone = createVault({ ...config, dataKeys: [fresh] })
  const { phoneCipher } = await database.account.findUniqueOrThrow({ where: { id: account.id } })
  expect(alone.decrypt(phoneCipher)).toBe('13770000001')
  expect((await createLocalFiles(folder, alone).get(file))?.toString()).toBe('picture')
  expect(() => vault.decrypt(phoneCipher)).toThrow('No data key')
  expect(existsSync(join(folder, file))).toBe(true)
})
