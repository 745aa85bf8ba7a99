// What operators do to a service whose files lie in an object store: fill it, back it up, restore it, rotate its keys.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../apps/api/src/commands/prepare.ts'
import { type Config, readConfig } from '../../apps/api/src/config/env.ts'
import { systemClock } from '../../apps/api/src/ports/clock.ts'
import type { FileStore } from '../../apps/api/src/ports/files.ts'
import { openFiles } from '../../apps/api/src/ports/open-files.ts'
import { createVault } from '../../apps/api/src/security/vault.ts'
import { createServices } from '../../apps/api/src/services.ts'
import { restoreBackup } from '../../apps/api/src/upkeep/backup/restore-backup.ts'
import { takeBackup } from '../../apps/api/src/upkeep/backup/take-backup.ts'
import { rotateKeys, sealedByKey } from '../../apps/api/src/upkeep/rotate-keys.ts'
import { startObjectStore } from '../../scripts/testing/object-store.mjs'
import { ownFolder } from './own-service.ts'

const folder = ownFolder()
const taken = join(folder.path, 'backup')
let store: Awaited<ReturnType<typeof startObjectStore>>

const configOf = (name: string, more: Record<string, string> = {}): Config =>
  readConfig({ ...store.env, DATA_DIR: join(folder.path, name), ...more })

const filesOf = (config: Config): Promise<FileStore> => openFiles(config, createVault(config))

/** What the store keeps, byte for byte. */
async function kept(config: Config): Promise<Map<string, string>> {
  const files = await filesOf(config)
  const all = new Map<string, string>()
  for await (const key of files.keys())
    all.set(key, (await files.sealed(key))?.toString('base64') ?? '')
  return all
}

async function empty(config: Config): Promise<void> {
  const files = await filesOf(config)
  for await (const key of files.keys()) await files.remove(key)
}

const restore = (name: string) =>
  restoreBackup(configOf(name), taken, { replace: false, now: systemClock.now() })

let before: Map<string, string>

beforeAll(async () => {
  store = await startObjectStore()
  await prepareDatabase(configOf('first'), 1)
  before = await kept(configOf('first'))
}, 3 * MS_PER_MINUTE)

afterAll(async () => {
  await store.remove()
  folder.remove()
})

it('the seeded people have their pictures there, and no folder of files', () => {
  expect(before.size).toBeGreaterThan(5)
  expect(readdirSync(join(folder.path, 'first')).filter((name) => name === 'files')).toEqual([])
})

it('a backup holds every file as it lies there, and comes back into an empty bucket alone', async () => {
  const { files, lostPictures } = await takeBackup(configOf('first'), taken, systemClock.now())
  expect(files.map(({ path }) => path).toSorted()).toEqual([...before.keys()].toSorted())
  expect(lostPictures).toEqual([])

  const config = configOf('second')
  await (await filesOf(config)).put('uploads/of-somebody-else/image', Buffer.from('x'))
  await expect(restore('second')).rejects.toThrow('let FILES_URL name an empty bucket')
  expect(existsSync(join(folder.path, 'second/kangban.db'))).toBe(false)

  // As a restore that was cut off leaves it.
  await empty(config)
  const [first = ['', '']] = before
  await (await filesOf(config)).putSealed(first[0], Buffer.from(first[1], 'base64'))
  await restore('second')
  expect(await kept(config)).toEqual(before)
  expect(existsSync(join(folder.path, 'second/kangban.db'))).toBe(true)
})

it('rotation seals every file there with the newest key', async () => {
  const old = configOf('first').dataKeys[0]

  const keys = [
    `new:${Buffer.alloc(32, 3).toString('base64')}`,
    `${old.id}:${old.key.toString('base64')}`,
  ]

  const services = await createServices(configOf('first', { DATA_KEYS: keys.join() }))
  expect((await sealedByKey(services)).get(old.id)).toBeGreaterThan(before.size)
  expect((await rotateKeys(services)).files).toBe(before.size)
  expect([...(await sealedByKey(services)).keys()]).toEqual(['new'])
  for (const key of before.keys()) expect(await services.files.get(key)).not.toBeNull()
  await services.reads.close()
  await services.database.$disconnect()
})
