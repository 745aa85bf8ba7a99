import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { DataKey } from '../config/env.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface Vault {
  /** `keyId.base64(nonce tag text)`, AES-256-GCM with the newest key. */
  encrypt(text: string): string
  decrypt(sealed: string): string
  encryptBytes(bytes: Uint8Array): Buffer
  decryptBytes(sealed: Uint8Array): Buffer
  /** Keyed hash by which an encrypted value is found again; equal values of one purpose give equal hashes. */
  hash(purpose: string, text: string): string
  /** Of an opaque token, whose 256 random bits need no key against guessing; made at every call. */
  tokenHash(token: string): string
  /** Compares in constant time. */
  same(left: string, right: string): boolean
}

function open(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))

  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
}

/**
 * Encrypts what identifies people. Keys rotate: the first encrypts, all decrypt by the id stored with the text.
 * `nonces` is replaced only by the seed, whose output must be the same for the same seed.
 */
export function createVault(
  { secret, dataKeys }: { secret: Buffer; dataKeys: readonly [DataKey, ...DataKey[]] },
  nonces: () => Buffer = () => randomBytes(NONCE_BYTES),
): Vault {
  const keys = new Map(dataKeys.map(({ id, key }) => [id, key]))
  const subkeys = new Map<string, KeyObject>()

  const subkey = (purpose: string): KeyObject => {
    let key = subkeys.get(purpose)

    if (!key) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `kangban ${purpose}`, 32)))
      subkeys.set(purpose, key)
    }

    return key
  }

  const seal = (key: Buffer, bytes: Uint8Array): Buffer => {
    const nonce = nonces()
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }

  const keyOf = (id: string): Buffer => {
    const key = keys.get(id)
    if (!key) throw new Error(`No data key "${id}" is configured`)
    return key
  }

  const [newest] = dataKeys

  return {
    encrypt: (text) => `${newest.id}.${seal(newest.key, Buffer.from(text)).toString('base64')}`,
    decrypt(sealed) {
      const dot = sealed.indexOf('.')

      return open(
        keyOf(sealed.slice(0, dot)),
        Buffer.from(sealed.slice(dot + 1), 'base64'),
      ).toString()
    },
    encryptBytes: (bytes) => Buffer.concat([Buffer.from(`${newest.id}.`), seal(newest.key, bytes)]),
    decryptBytes(sealed) {
      const dot = sealed.indexOf('.'.charCodeAt(0))
      return open(keyOf(Buffer.from(sealed.subarray(0, dot)).toString()), sealed.subarray(dot + 1))
    },
    hash: (purpose, text) => createHmac('sha256', subkey(purpose)).update(text).digest('base64url'),
    tokenHash: (token) => hash('sha256', token, 'base64url'),
    same(left, right) {
      const [a, b] = [Buffer.from(left), Buffer.from(right)]
      return a.length === b.length && timingSafeEqual(a, b)
    },
  }
}
