// One run of the checker with all that it asked and was answered, to be run again with answers that are changed on the way.
import { contract, listOperations } from '@kangban/contracts'
import { check } from '../../packages/contract-check/src/check.ts'
import type { CheckOptions } from '../../packages/contract-check/src/check-options.ts'
import type { World } from '../../packages/contract-check/src/request/caller.ts'

export interface Exchange {
  /** Of the operation; empty for what is none. */
  readonly name: string
  readonly url: URL
  readonly status: number
  readonly text: string
}

/** What the checker asks is told apart by this: method, path with query, body. */
const keyOf = (url: string, { method = 'GET', body }: RequestInit): string =>
  `${method} ${url} ${typeof body === 'string' ? body : ''}`

const patterns = listOperations(contract).map(([name, { method, path }]) => ({
  name,
  method,
  path: new RegExp(`^/api${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}))

const nameOf = (url: URL, method = 'GET'): string =>
  patterns.find((each) => each.method === method && each.path.test(url.pathname))?.name ?? ''

export interface Recorded {
  readonly options: CheckOptions
  readonly at: Date
  /** Asks once what was not asked before: a wrong answer has the checker ask for other days and ids. */
  readonly ask: (url: string, init: RequestInit) => Promise<Exchange>
  readonly exchanges: ReadonlyMap<string, Exchange>
}

/** Runs the checker against a service that is there and keeps what it was answered. */
export async function recordRun(options: CheckOptions, world: World): Promise<Recorded> {
  const exchanges = new Map<string, Exchange>()

  async function ask(url: string, init: RequestInit): Promise<Exchange> {
    const known = exchanges.get(keyOf(url, init))
    if (known) return known
    const response = await world.fetch(url, init)
    const at = new URL(url)
    const { status } = response
    const exchange = { name: nameOf(at, init.method), url: at, status, text: await response.text() }
    exchanges.set(keyOf(url, init), exchange)
    return exchange
  }

  const recorded = { options, at: world.date(), ask, exchanges }
  await runAgain(recorded)
  return recorded
}

/** What takes the place of an answer; its bytes as they go over the wire. */
export interface Reply {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type?: string
}

export type Change = (exchange: Exchange) => Reply

export const asItWas: Change = ({ text }) => ({ body: text })

/** The same run once more, each answer changed. */
export function runAgain({ options, at, ask }: Recorded, change: Change = asItWas) {
  let milliseconds = 0

  const fetch: World['fetch'] = async (url, init) => {
    const exchange = await ask(url, init)
    const { body, type = 'application/json; charset=utf-8' } = change(exchange)
    return new Response(body, { status: exchange.status, headers: { 'content-type': type } })
  }

  return check(options, {
    fetch,
    now: () => (milliseconds += 1),
    sleep: () => Promise.resolve(),
    date: () => at,
  })
}
