import { expect, it } from 'vitest'
import { readConfig } from '../config/env.ts'
import { createVault } from '../security/vault.ts'
import { createPushSender, isPublicAddress } from './push.ts'

const sender = () =>
  createPushSender({
    vault: createVault(readConfig({})),
    subject: 'mailto:support@example.invalid',
    anywhere: false,
  })

it.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2002:a00:1::',
  'no address',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '223.5.5.5',
  '2001:4860:4860::8888',
  '2400:3200::1',
])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it('has the same key at every start, and another one with another secret', () => {
  expect(sender().publicKey).toBe(sender().publicKey)

  const other = createPushSender({
    vault: createVault({ ...readConfig({}), secret: Buffer.alloc(32, 7) }),
    subject: 'mailto:support@example.invalid',
    anywhere: false,
  })

  expect(other.publicKey).not.toBe(sender().publicKey)
  expect(Buffer.from(sender().publicKey, 'base64url')).toHaveLength(65)
})

it('sends nothing to an address that was kept before it was refused', async () => {
  const keys = { p256dh: 'x', auth: 'y' }
  const address = { endpoint: 'http://127.0.0.1:9/x', keys }
  expect(await sender().send(address, 'text', 60)).toBe('gone')
})

it('in production may stand nowhere but on the internet', () => {
  expect(() => readConfig({ MODE: 'production', PUSH_ANYWHERE: '1' })).toThrow('PUSH_ANYWHERE')
  expect(readConfig({}).pushAnywhere).toBe(false)
})
