import { hashKey, type QueryClient, type QueryFilters } from '@tanstack/react-query'

/** Of each filter: whether more came while it was being read. */
const underWay = new Map<string, { more: boolean }>()

/**
 * Reads again what matches, at once; what comes while the answer is on its way is read once more after it. So the newest
 * is always shown, and a device that sends every second does not keep a page from ever getting its answer.
 */
export async function readAgain(client: QueryClient, filter: QueryFilters): Promise<void> {
  const key = hashKey([filter.queryKey])
  const running = underWay.get(key)

  if (running) {
    running.more = true
    return
  }

  const state = { more: true }
  underWay.set(key, state)

  try {
    while (state.more) {
      state.more = false
      await client.invalidateQueries(filter)
    }
  } finally {
    underWay.delete(key)
  }
}
