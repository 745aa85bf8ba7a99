// SQLite answers without letting go of the event loop, so that a call of many statements would be one turn, in which nobody else
// is heard.
import { LIMITS } from '../config/limits.ts'

/**
 * Makes statements in the order in which they are asked for, whoever asks for many: at once while this turn of the loop has time
 * left for them, else in one of the next.
 */
export function createStatementTurns(now: () => number = () => performance.now()) {
  /** When the first statement of this turn was made. */
  let since: number | undefined
  const waiting: (() => void)[] = []

  const isOver = () => since !== undefined && now() - since >= LIMITS.turnMs

  const begin = () => {
    if (since !== undefined) return
    since = now()
    setImmediate(() => (since = undefined))
  }

  /** One for each that waits. What follows from a statement is done before the next of them. */
  const letGo = () => {
    if (isOver()) {
      setImmediate(letGo)
      return
    }

    begin()
    waiting.shift()?.()
  }

  return <T>(make: () => Promise<T>): Promise<T> => {
    if (waiting.length === 0 && !isOver()) {
      begin()
      return make()
    }

    return new Promise((resolve, reject) => {
      waiting.push(() => void make().then(resolve, reject))
      setImmediate(letGo)
    })
  }
}
