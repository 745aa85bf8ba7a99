import { expect, it } from 'vitest'
import { createVault } from './vault.ts'

const key = (id: string, fill: number) => ({ id, key: Buffer.alloc(32, fill) })
const secret = Buffer.alloc(32, 1)

it('gives back what it encrypted, never the same twice', () => {
  const vault = createVault({ secret, dataKeys: [key('a', 1)] })
  const [one, two] = [vault.encrypt('王桂兰'), vault.encrypt('王桂兰')]
  expect(one).not.toBe(two)
  expect([one, two].map((sealed) => vault.decrypt(sealed))).toEqual(['王桂兰', '王桂兰'])
  const bytes = new Uint8Array([0, 255, 46, 7])
  expect([...vault.decryptBytes(vault.encryptBytes(bytes))]).toEqual([...bytes])
})

it('reads what an older key wrote after the keys have rotated', () => {
  const before = createVault({ secret, dataKeys: [key('old', 1)] }).encrypt('13800000001')
  const after = createVault({ secret, dataKeys: [key('new', 2), key('old', 1)] })
  expect(after.decrypt(before)).toBe('13800000001')
  expect(after.encrypt('x')).toMatch(/^new\./)
})

it('refuses a text that was changed or whose key is gone', () => {
  const vault = createVault({ secret, dataKeys: [key('a', 1)] })
  const sealed = vault.encrypt('text')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => vault.decrypt(changed)).toThrow('unable to authenticate')

  expect(() => createVault({ secret, dataKeys: [key('b', 1)] }).decrypt(sealed)).toThrow(
    'No data key "a"',
  )
})

it('hashes by purpose and secret', () => {
  const vault = createVault({ secret, dataKeys: [key('a', 1)] })
  expect(vault.hash('phone', '1')).toBe(vault.hash('phone', '1'))
  expect(vault.hash('phone', '1')).not.toBe(vault.hash('token', '1'))

  expect(
    createVault({ secret: Buffer.alloc(32, 2), dataKeys: [key('a', 1)] }).hash('phone', '1'),
  ).not.toBe(vault.hash('phone', '1'))
})
