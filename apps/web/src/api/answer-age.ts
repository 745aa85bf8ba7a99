// How old the answers are that the service worker gave because the network did not: a query that shows one says its true
// time, counts as stale, and is asked again when the network returns.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { KEPT_AT } from '../worker/names.ts'

interface Call {
  readonly name: string
  readonly input: unknown
}

/** When the newest answer of a call was fetched, if it was a kept one, by the hash of name and input; ms since 1970. */
const ofCalls = new Map<string, number>()
/** Of the queries that show one, by their hash. */
const ofQueries = new Map<string, number>()
const watchers = new Set<(at: number) => void>()

const hashOf = ({ name, input }: Call): string => hashKey([name, input ?? {}])

function note(call: Call, at: number | null): void {
  if (at === null) ofCalls.delete(hashOf(call))
  else ofCalls.set(hashOf(call), at)
}

/** Told of every answer's headers. */
export function noteAnswer(headers: Headers, call: Call): void {
  const at = Number(headers.get(KEPT_AT) ?? 0)
  note(call, at > 0 ? at : null)
  if (at > 0) for (const watch of watchers) watch(at)
}

/** An answer that is composed here is as old as the oldest of its parts: begins with the first, ends with the last. */
export function watchParts(call: Call): () => void {
  let oldest: number | null = null
  const watch = (at: number) => void (oldest = Math.min(at, oldest ?? at))
  watchers.add(watch)

  return () => {
    watchers.delete(watch)
    note(call, oldest)
  }
}

/** The call of a query of the typed client: `[['home', 'getHomeSummary'], { input, type }]`; others have none of that name. */
const callOf = ([path, options]: QueryKey): Call => ({
  name: String(path).replaceAll(',', '.'),
  input: (options as { input?: unknown } | undefined)?.input,
})

/** Gives the queries of a client the times of their kept answers. */
export function followAges(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    const { queryHash, queryKey } = event.query
    if (event.type === 'removed') ofQueries.delete(queryHash)
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const at = ofCalls.get(hashOf(callOf(queryKey)))

    if (at) {
      ofQueries.set(queryHash, at)
      event.query.setState({ dataUpdatedAt: at })
    } else {
      ofQueries.delete(queryHash)
    }
  })
}

/** Whether a query shows a kept answer. */
export const isOld = (queryHash: string): boolean => ofQueries.has(queryHash)

/** Of what the open screen shows, the oldest kept answer. */
export function oldestShown(client: QueryClient): number | null {
  const cache = client.getQueryCache()
  const shown = [...ofQueries].filter(([hash]) => cache.get(hash)?.isActive())
  return shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : null
}
