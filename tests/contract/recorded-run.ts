// One run of the checker with all that it asked and was answered, to be run again in this process without a service.
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
  readonly exchanges: ReadonlyMap<string, Exchange>
}

/** Runs the checker against a service that is there and keeps what it was answered. */
export async function recordRun(options: CheckOptions, world: World): Promise<Recorded> {
  const exchanges = new Map<string, Exchange>()

  const fetch: World['fetch'] = async (url, init) => {
    const response = await world.fetch(url, init)
    const text = await response.text()
    const at = new URL(url)

    exchanges.set(keyOf(url, init), {
      name: nameOf(at, init.method),
      url: at,
      status: response.status,
      text,
    })

    return new Response(text, response)
  }

  const at = world.date()
  await check(options, { ...world, fetch })
  return { options, at, exchanges }
}

/** What takes the place of an answer; its bytes as they go over the wire. */
export interface Reply {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type?: string
}

export type Change = (exchange: Exchange) => Reply

export const asItWas: Change = ({ text }) => ({ body: text })

/** The same run once more, each answer changed; what was not asked then is not there. */
export function runAgain({ options, at, exchanges }: Recorded, change: Change = asItWas) {
  let milliseconds = 0

  const fetch: World['fetch'] = (url, init) => {
    const known = exchanges.get(keyOf(url, init))
    if (!known) return Promise.resolve(Response.json({ code: '404', msg: '', data: null }))
    const { body, type = 'application/json; charset=utf-8' } = change(known)

    return Promise.resolve(
      new Response(body, { status: known.status, headers: { 'content-type': type } }),
    )
  }

  return check(options, {
    fetch,
    now: () => (milliseconds += 1),
    sleep: () => Promise.resolve(),
    date: () => at,
  })
}
