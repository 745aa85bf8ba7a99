import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
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
