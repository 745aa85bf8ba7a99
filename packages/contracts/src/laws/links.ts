// Links: two things have two of them, and the app gets to where they lead.
import type { Breach } from './catalogue.ts'
import { everyNode, fieldOf, type Node, textOf, type Told } from './node.ts'

const isAddress = (node: Node): boolean =>
  node.marks.kind === 'address' || /^https?:\/\//.test(textOf(node) ?? '')

/** Networks that nobody outside of them gets to. */
const INNER =
  /^(?:localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|[^.]+|.+\.(?:local|internal|lan))$/i

const hostOf = (link: string): string | undefined =>
  /^https?:\/\/(?:[^/@]*@)?([^/:?#[\]]+)/i.exec(link)?.[1]

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+)$/i

const isSame = (host: string, other: string): boolean =>
  host === other || (LOOPBACK.test(host) && LOOPBACK.test(other))

/** No link leads to a host within the back end's network, but for the one that was asked. */
export function* hosts({ answer, host }: Told): Generator<Breach> {
  if (host === undefined) return

  for (const node of everyNode(answer)) {
    const other = isAddress(node) ? hostOf(textOf(node) ?? '') : undefined
    if (other !== undefined && !isSame(host, other) && INNER.test(other))
      yield { law: 'inner-host', path: node.path, got: 'an inner host' }
  }
}

/** A path with an id in it, long enough to be of one thing alone. */
const OF_ONE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{24,}/i
/** A link without what is asked of it. */
export const pathOf = (link: string): string => link.replace(/[?#].*$/s, '')

/** Of files that have ids of their own, none has the link of another. */
export function* filesApart({ answer }: Told): Generator<Breach> {
  const owners = new Map<string, string>()

  for (const node of everyNode(answer)) {
    const id = textOf(fieldOf(node, 'id'))
    if (id === undefined || node.key === 'kangban') continue

    for (const field of node.fields.values()) {
      const link = isAddress(field) ? pathOf(textOf(field) ?? '') : ''
      if (!OF_ONE.test(link)) continue
      const owner: string = owners.get(link) ?? id
      owners.set(link, owner)
      if (owner !== id) yield { law: 'same-id', path: field.path, got: 'the link of another one' }
    }
  }
}
