// How many calls begin in one turn of the event loop. On SQLite a call is answered without letting go of the loop, so that all
// that begin together are one turn, in which nobody else is heard.
import { LIMITS } from '../../config/limits.ts'

type Begin = () => void

/**
 * Begins calls in the order in which they come: as many in a turn as have lately fitted into its time, at least one. Cheap
 * ones pass all at once, since what they read together is read faster.
 */
export function createTurns(now: () => number = () => performance.now()): (begin: Begin) => void {
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
    const isLong = now() - since > LIMITS.turnMs
    most = isLong ? Math.ceil(most / 2) : Math.min(LIMITS.callsOfTurn, most + 1)
    begun = 0
    waiting.splice(0, most).forEach(start)
  }

  return (begin) => {
    if (begun < most && waiting.length === 0) start(begin)
    else waiting.push(begin)
  }
}
