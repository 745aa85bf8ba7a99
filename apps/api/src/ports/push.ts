import { createECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Vault } from '../security/vault.ts'

/** Where a browser gets its messages, and what they are encrypted with. */
export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** `gone`: nothing will ever arrive there. */
export type PushOutcome = 'sent' | 'gone'

export interface PushSender {
  /** What browsers subscribe with, base64url. */
  readonly publicKey: string
  /** Of an address that may be a push service; null of any other. */
  hostOf(endpoint: string): string | null
  /** Resolves when the push service has taken it. */
  send(address: PushAddress, text: string, lifetimeSeconds: number): Promise<PushOutcome>
}

const PATIENCE_MS = 10_000
/** The browser took it back, the key is not the one that it subscribed with, it is unknown, or it is gone. */
const GONE = new Set([401, 403, 404, 410])

/** Networks that are nobody's on the internet (RFC 6890): an address that a stranger names must not lead into ours. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** All that is not global unicast, and what carries an IPv4 address inside. */
const PRIVATE_NETWORKS_6 = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const

// Apart: an IPv4 address is also asked for among the rules of IPv6, as ::ffff:….
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of PRIVATE_NETWORKS) closed.ipv4.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of PRIVATE_NETWORKS_6) closed.ipv6.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return version !== 0 && !closed[family].check(address, family)
}

/** Looks a name up for a connection and refuses what is not on the internet, so that it is the checked address that is called. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (cause, found) => {
    const [first] = found ?? []
    if (cause || !first) return done(cause ?? new Error('no address'), '', 0)
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The push service is not on the internet'), '', 0)
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

function parsed(endpoint: string): URL | null {
  const url = URL.parse(endpoint)
  return url && url.username === '' && url.password === '' ? url : null
}

/** https on its own port, by a name or a public address. */
function isPushService({ protocol, port, hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const named = isIP(bare) === 0 && hostname.includes('.')
  return protocol === 'https:' && port === '' && (named || isPublicAddress(bare))
}

/** P-256, made of the service's secret: all replicas and every start have the same, and nothing more is kept. */
function pushKeys(vault: Vault) {
  const privateKey = vault.hash('push key', 'P-256')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { privateKey, publicKey: pair.getPublicKey('base64url') }
}

interface Sent {
  endpoint: URL
  headers: Record<string, string | number>
  body: Buffer
  anywhere: boolean
}

/** The status of the answer; where it leads is not followed. */
const post = ({ endpoint, headers, body, anywhere }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = endpoint.protocol === 'http:' ? httpRequest : httpsRequest

    const sending = request(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(!anywhere && { lookup: publicLookup }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        // What a stranger's server goes on to say is not read.
        answer.destroy()
      },
    )

    sending.on('error', reject).end(body)
  })

/** Web Push (RFC 8030, 8188, 8291, 8292). `anywhere` allows a push service of a test on this machine. */
export function createPushSender({
  vault,
  subject,
  anywhere,
}: {
  vault: Vault
  subject: string
  anywhere: boolean
}): PushSender {
  const keys = pushKeys(vault)

  return {
    publicKey: keys.publicKey,
    hostOf(endpoint) {
      const url = parsed(endpoint)
      return url && (anywhere || isPushService(url)) ? url.host : null
    },
    async send(address, text, lifetimeSeconds) {
      const endpoint = parsed(address.endpoint)
      if (!endpoint || !(anywhere || isPushService(endpoint))) return 'gone'
      // Loaded with the first message, not before the service is ready.
      const { default: webPush } = await import('web-push')

      const { headers, body } = webPush.generateRequestDetails(address, text, {
        vapidDetails: { subject, ...keys },
        TTL: lifetimeSeconds,
        urgency: 'high',
        // One that still waits for the phone gives way to the newer one.
        topic: 'reminder',
      })

      const status = await post({ endpoint, headers, body, anywhere })
      if (GONE.has(status)) return 'gone'
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`)
      return 'sent'
    },
  }
}
