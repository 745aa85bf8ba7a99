// A browser and its push service: gets messages over HTTP and opens them as a browser would (RFC 8291, RFC 8188).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TAG_BYTES = 16
const SALT_BYTES = 16
/** Salt, record size and length of the key that follows. */
const HEAD_BYTES = 21

function opened(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const sender = body.subarray(HEAD_BYTES, HEAD_BYTES + (body[HEAD_BYTES - 1] ?? 0))
  const sealed = body.subarray(HEAD_BYTES + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))

  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))

  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  // A 2 ends the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Who has signed it, as a raw point, base64url; null where the signature is wrong. */
function signer(authorization: string): { key: string; claims: Record<string, unknown> } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')

  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })

  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )

  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
  return isSigned ? { key, claims } : null
}

export interface Arrived {
  text: string
  signer: ReturnType<typeof signer>
  headers: Record<string, string | string[] | undefined>
}

export async function startPushService() {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const arrived: Arrived[] = []
  let status = 201

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))

    request.on('end', () => {
      if (status === 201) {
        arrived.push({
          text: opened(Buffer.concat(parts), pair, auth),
          signer: signer(request.headers.authorization ?? ''),
          headers: request.headers,
        })
      }

      response.writeHead(status).end()
    })
  })

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    arrived,
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send/1`,
      p256dh,
      auth: auth.toString('base64url'),
    },
    answer: (code: number) => void (status = code),
    stop: () => new Promise((done) => server.close(done)),
  }
}
