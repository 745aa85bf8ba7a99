// What failed or stayed old for want of a network mends itself when the network is back. TanStack's own way does not see a
// page that was opened without one: it takes every page for connected until it is told of a loss.
import type { Query, QueryClient } from '@tanstack/react-query'
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { isOld } from './answer-age.ts'
import { anyMends, mendAll } from './mends.ts'

const PROBE_EVERY_MS = 30 * MS_PER_SECOND
const SOON_MS = 2 * MS_PER_SECOND
/** Where the network is there and the back end stays slow, it is left alone for longer and longer. */
const LONGEST_WAIT_MS = 5 * MS_PER_MINUTE

function failedOfNetwork({ state }: Query): boolean {
  const error: unknown = state.error
  if (state.status !== 'error' || typeof error !== 'object' || error === null) return false
  const { data } = error as { data?: { failure?: { transport?: string } } }
  return data?.failure?.transport === 'network' || data?.failure?.transport === 'timeout'
}

const isBroken = (query: Query): boolean => failedOfNetwork(query) || isOld(query.queryHash)

const brokenOf = (client: QueryClient) =>
  client.getQueryCache().findAll({ type: 'active', predicate: isBroken })

async function heal(client: QueryClient): Promise<void> {
  mendAll()
  await client.refetchQueries({ type: 'active', predicate: isBroken }, { cancelRefetch: false })
}

/** By HEAD, which no service worker answers. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('config.json', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const mayLook = () => document.visibilityState === 'visible' && navigator.onLine

/** Mends when the browser says that the network is back, and looks for itself where it says nothing. */
export function startHealing(client: QueryClient): () => void {
  let wait = PROBE_EVERY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const anythingBroken = () => anyMends() || brokenOf(client).length > 0

  function lookAfter(ms: number): void {
    wait = ms
    clearTimeout(timer)
    timer = setTimeout(() => void look(), wait)
  }

  async function look(): Promise<void> {
    if (mayLook() && anythingBroken() && (await isReachable())) await heal(client)
    lookAfter(anythingBroken() ? Math.min(wait * 2, LONGEST_WAIT_MS) : PROBE_EVERY_MS)
  }

  const online = () => {
    // A network that is just back may not carry yet.
    lookAfter(SOON_MS)
    void heal(client)
  }

  lookAfter(PROBE_EVERY_MS)
  window.addEventListener('online', online)

  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', online)
  }
}
