import { MS_PER_SECOND } from '@kangban/china-time'

/** So long one answer holds: however many ask, it is written once a second. */
const HOLDS_MS = MS_PER_SECOND
/** Whoever asks has an answer within two seconds. */
const PATIENCE_MS = 1.5 * MS_PER_SECOND

/** Asks whether a check passes, never twice at once; gives why not, or null. */
export function createReadiness(check: () => Promise<void>): () => Promise<string | null> {
  let asked = Number.NEGATIVE_INFINITY
  let isOver = true
  let last: Promise<string | null> = Promise.resolve(null)

  const ask = async (): Promise<string | null> => {
    try {
      await check()
      return null
    } catch (cause) {
      return String(cause)
    } finally {
      isOver = true
    }
  }

  return async () => {
    if (isOver && performance.now() - asked >= HOLDS_MS) {
      asked = performance.now()
      isOver = false
      last = ask()
    }

    const { promise: late, resolve } = Promise.withResolvers<string>()
    const timer = setTimeout(() => resolve('no write has ended in time'), PATIENCE_MS)

    try {
      return await Promise.race([last, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
