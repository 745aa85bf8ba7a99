import { liveWords } from './live-words.ts'
import { words } from '../parts/copy.ts'
import type { LiveSnapshot } from './live-snapshot.ts'
import { secondsLeft } from './live-state.ts'

/** Seconds that are called out: seldom enough not to disturb, and the last ones one by one. */
const CALLED = new Set([45, 30, 20, 10, 5, 4, 3, 2, 1])
/** From here on the number alone, since a sentence would last longer than the second. */
const LAST = 5

const callOf = (left: number): string | null => {
  if (!CALLED.has(left)) return null
  return left <= LAST ? String(left) : words.spokenLeft(left)
}

const leftOf = (live: LiveSnapshot): number | null => {
  if (live.phase === 'rest') return live.restLeft
  return live.phase === 'measuring' ? secondsLeft(live.measured) : null
}

/** What is said aloud of a change from `before`: a new sentence, or a second to call out; null for nothing. */
export function spokenOf(live: LiveSnapshot, before: LiveSnapshot | null): string | null {
  // The result has a voice of its own, and before a recorder is sought there is nothing to follow.
  if (live.phase === 'finished' || live.phase === 'idle') return null
  const { sentence, hint } = liveWords(live)
  if (!before || sentence !== liveWords(before).sentence) return `${sentence}${hint}`
  const left = leftOf(live)
  return left === null || left === leftOf(before) ? null : callOf(left)
}
