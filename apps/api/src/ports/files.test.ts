import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startObjectStore } from '../../../../scripts/testing/object-store.mjs'
import { objectStore, type ObjectStore } from '../config/object-store.ts'
import { createVault, type Vault } from '../security/vault.ts'
import { createLocalFiles, DRAFTS, type FileStore } from './files.ts'
import { createS3Files } from './s3-files.ts'

/** Of a store that starts beside whatever else the machine does, and is installed where it is missing. */
const PATIENCE_MS = 2 * MS_PER_MINUTE
const folder = mkdtempSync(join(tmpdir(), 'kangban-files-'))
const keyOf = (id: string) => ({ id, key: Buffer.alloc(32, id) })
const secret = Buffer.alloc(32, 1)
const vault = createVault({ secret, dataKeys: [keyOf('a')] })
const rotated = createVault({ secret, dataKeys: [keyOf('b'), keyOf('a')] })
let place: ObjectStore | null
let removeStore: () => Promise<void>

beforeAll(async () => {
  // So few that what is listed comes in several pages.
  const server = await startObjectStore({ page: 3 })
  removeStore = server.remove
  place = objectStore(server.env, 'demo').store
}, PATIENCE_MS)

afterAll(() => removeStore())

function inBucket(own: Vault): FileStore {
  if (!place) throw new Error('the object store is not configured')
  return createS3Files(place, own)
}

const collected = async (names: AsyncIterable<string>) => {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all.toSorted()
}

describe.each<[string, (own: Vault) => FileStore]>([
  ['a folder', (own) => createLocalFiles(folder, own)],
  ['an object store', inBucket],
])('%s', (_, filesWith) => {
  let files: FileStore

  beforeEach(async () => {
    files = filesWith(vault)
    for (const top of ['reports', 'uploads']) await files.remove(top)
  })

  it('keeps bytes, unreadable to others, and forgets what is removed', async () => {
    await files.put('reports/1.pdf', Buffer.from('王桂兰的报告'))
    expect((await files.get('reports/1.pdf'))?.toString()).toBe('王桂兰的报告')
    expect((await files.sealed('reports/1.pdf'))?.toString()).not.toContain('王桂兰')
    expect(await files.has('reports/1.pdf')).toBe(true)
    await files.put('reports/1.pdf', Buffer.from('新的报告'))
    expect((await files.get('reports/1.pdf'))?.toString()).toBe('新的报告')
    await files.remove('reports/1.pdf')
    await files.remove('reports/1.pdf')
    expect(await files.get('reports/1.pdf')).toBeNull()
    expect(await files.sealed('reports/1.pdf')).toBeNull()
    expect(await files.has('reports/1.pdf')).toBe(false)
  })

  it('keeps a large picture to the last byte', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, 'picture')
    await files.put('uploads/1/image', bytes)
    expect((await files.get('uploads/1/image'))?.equals(bytes)).toBe(true)
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b'])(
    'refuses %s, which leads out of its place',
    async (key) => {
      const asked = [
        files.get(key),
        files.put(key, Buffer.from('x')),
        files.remove(key),
        files.has(key),
        files.reseal(key),
        files.sealed(key),
        files.putSealed(key, Buffer.from('x')),
        files.unchanged(key, new Date())[Symbol.asyncIterator]().next(),
      ]

      for (const outcome of await Promise.allSettled(asked))
        expect(outcome).toMatchObject({
          reason: { message: expect.stringContaining('must stay inside') },
        })
    },
  )

  it('removes a folder with all that lies below, and nothing beside it', async () => {
    const below = Array.from({ length: 7 }, (_value, at) => `uploads/1/${at}/image`)
    const beside = ['uploads/10/image', 'uploads/1-image']
    for (const key of [...below, ...beside]) await files.put(key, Buffer.from('x'))
    expect(await collected(files.keys())).toEqual([...below, ...beside].toSorted())
    await files.remove('uploads/1')
    expect(await collected(files.keys())).toEqual(beside.toSorted())
  })

  it('names what has not changed since, each once', async () => {
    for (const id of ['1', '2', '3'])
      for (const form of ['image', 'thumbnail'])
        await files.put(`uploads/${id}/${form}`, Buffer.from('x'))

    const unchanged = async (since: Date) => collected(files.unchanged('uploads', since))
    expect(await unchanged(new Date(Date.now() - MS_PER_DAY))).toEqual([])
    // An object store tells whole seconds.
    await expect.poll(() => unchanged(new Date()), { timeout: 10_000 }).toEqual(['1', '2', '3'])
    const since = new Date()

    // A disk tells the time by a clock that is some milliseconds late.
    const late = async () => {
      await files.put('uploads/2/late', Buffer.from('x'))
      return unchanged(since)
    }

    await expect.poll(late, { timeout: 10_000 }).toEqual(['1', '3'])
    expect(await collected(files.unchanged('nothing', new Date()))).toEqual([])
  })

  it('seals anew with the newest key, and nothing that is gone', async () => {
    await files.put('uploads/1/image', Buffer.from('picture'))
    const both = filesWith(rotated)
    expect(await both.reseal('uploads/1/image')).toBe(true)
    expect((await both.sealed('uploads/1/image'))?.toString('latin1')).toMatch(/^b\./)
    expect((await both.get('uploads/1/image'))?.toString()).toBe('picture')
    await expect(files.get('uploads/1/image')).rejects.toThrow('key "b"')
    await both.remove('uploads/1/image')
    expect(await both.reseal('uploads/1/image')).toBe(false)
    expect(await both.get('uploads/1/image')).toBeNull()
  })

  it('gives and takes what is sealed as it is', async () => {
    await files.put('uploads/1/image', Buffer.from('picture'))
    const kept = await files.sealed('uploads/1/image')
    await files.remove('uploads/1')
    await files.putSealed('uploads/1/image', kept ?? Buffer.alloc(0))
    expect((await files.get('uploads/1/image'))?.toString()).toBe('picture')
  })

  it('says that it can be written, and leaves nothing of it', async () => {
    await files.checkWritable()
    expect(await collected(files.unchanged(DRAFTS, new Date(Date.now() + MS_PER_DAY)))).toEqual([])
    expect(await collected(files.keys())).toEqual([])
  })
})

/** Every file that lies there, whatever it is called. */
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))

/** Bytes of which the second half finds no room. */
function* onFullDisk() {
  yield 'first half'
  throw new Error('ENOSPC')
}

it.each([
  ['cannot be written to its end', { ...vault, encryptBytes: () => onFullDisk() as never }],
  ['cannot be moved to its place', vault],
])('leaves nothing of a file that %s', async (_, own) => {
  const full = join(folder, 'full')
  mkdirSync(join(full, 'uploads/1/image'), { recursive: true })
  const putting = createLocalFiles(full, own).put('uploads/1/image', Buffer.from('x'))
  await expect(putting).rejects.toThrow(/ENOSPC|EISDIR/)
  expect(filesBelow(full)).toEqual([])
})
