// How many calls begin in one turn of the event loop. On SQLite a call is answered without letting go of the loop, so that all
// that begin together are one turn, in which nobody else is heard.
import { LIMITS } from '../../config/limits.ts'

type Begin = () => void

/**
 * Begins calls in the order in which they come: as many in a turn as fit into its time by what the last ones took, at least
 * one. Cheap ones pass all at once, since what they read together is read faster.
 */
export function createTurns(now: () => number = () => performance.now()): (begin: Begin) => void {
  /** What a call takes of its turn, in the mean of about the last `callsOfTurn`. */
  let callMs = 0
  let most: number = LIMITS.callsOfTurn
  let begun = 0
  let since = 0
  const waiting: Begin[] = []

  const start = (begin: Begin) => {
    if (begun === 0) {
      since = now()
      setImmediate(turnIsOver)
    }

    begun += 1
    begin()
  }

  function turnIsOver(): void {
    const lastMs = (now() - since) / begun
    callMs += ((lastMs - callMs) * begun) / LIMITS.callsOfTurn
    most = Math.min(LIMITS.callsOfTurn, Math.max(1, Math.floor(LIMITS.turnMs / callMs)))
    begun = 0
    waiting.splice(0, most).forEach(start)
  }

  return (begin) => {
    if (begun < most && waiting.length === 0) start(begin)
    else waiting.push(begin)
  }
}
