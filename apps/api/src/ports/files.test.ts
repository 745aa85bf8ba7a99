import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createVault } from '../security/vault.ts'
import { createLocalFiles } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'kangban-files-'))

const vault = createVault({
  secret: Buffer.alloc(32, 1),
  dataKeys: [{ id: 'a', key: Buffer.alloc(32, 2) }],
})

const files = createLocalFiles(folder, vault)

/** Every file that lies there, whatever it is called. */
const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))

it('keeps bytes, unreadable on the disk, and forgets what is removed', async () => {
  await files.put('reports/1.pdf', Buffer.from('王桂兰的报告'))
  expect((await files.get('reports/1.pdf'))?.toString()).toBe('王桂兰的报告')
  expect(readFileSync(join(folder, 'reports/1.pdf')).toString()).not.toContain('王桂兰')
  expect(readdirSync(join(folder, 'reports'))).toEqual(['1.pdf'])
  await files.remove('reports/1.pdf')
  expect(await files.get('reports/1.pdf')).toBeNull()
})

it.each(['../secret', '/etc/passwd', 'a/../../b'])(
  'refuses %s, which leads out of its folder',
  async (key) => {
    await expect(files.get(key)).rejects.toThrow('must stay inside')
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('must stay inside')
    await expect(files.remove(key)).rejects.toThrow('must stay inside')
  },
)

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
