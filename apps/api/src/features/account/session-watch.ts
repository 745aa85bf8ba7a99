import { LIMITS } from '../../config/limits.ts'

/** Calls once when the session is over, wherever it was ended; what it gives stops that. */
export type SessionWatch = (sessionId: string, onOver: () => void) => () => void

/**
 * One look for the sessions of all open streams of this replica, whose number so costs little. Which are still in force is
 * asked, not which have ended: so one that is gone with its account, and one that ran out, need no look of their own.
 */
export function createSessionWatch(
  inForce: (ids: readonly string[]) => Promise<readonly string[]>,
): SessionWatch {
  const watched = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let looksNow = false

  async function look() {
    if (looksNow) return
    looksNow = true
    const asked = [...watched.keys()]

    try {
      const going = new Set(await inForce(asked))

      for (const id of asked) {
        if (!going.has(id)) for (const onOver of watched.get(id) ?? []) onOver()
      }
    } catch {
      // Where the database does not answer, the next look tells.
    } finally {
      looksNow = false
    }
  }

  return (sessionId, onOver) => {
    const others = watched.get(sessionId) ?? new Set()

    // A function of its own: two streams may bring the same one.
    const own = () => {
      stop()
      onOver()
    }

    watched.set(sessionId, others.add(own))
    timer ??= setInterval(() => void look(), LIMITS.sessionLookMs).unref()

    function stop() {
      others.delete(own)
      if (others.size === 0 && watched.get(sessionId) === others) watched.delete(sessionId)
      if (watched.size > 0) return
      clearInterval(timer)
      timer = undefined
    }

    return stop
  }
}
