// Where a signal is the same again to the last digit, which nothing that is measured ever is.

/** An eighth of a second: long enough to be told apart, short enough to lie within what was copied. */
const WINDOW = 64
/** In the units of the signal: less may be the same where nothing moves. */
const MOVES = 0.1
const FACTOR = 31

/** Windows by what they hold, each hashed from the one before. */
function hashesOf(values: Int32Array): Int32Array {
  const hashes = new Int32Array(Math.max(0, values.length - WINDOW + 1))
  let oldest = 1
  for (let at = 1; at < WINDOW; at++) oldest = Math.imul(oldest, FACTOR)
  let hash = 0

  for (let at = 0; at < values.length; at++) {
    const gone = at < WINDOW ? 0 : Math.imul(values[at - WINDOW] ?? 0, oldest)
    hash = (Math.imul(hash - gone, FACTOR) + (values[at] ?? 0)) | 0
    if (at >= WINDOW - 1) hashes[at - WINDOW + 1] = hash
  }

  return hashes
}

/** The least and the most of each window. */
function moves(signal: Float32Array, from: number): boolean {
  let [low, high] = [Infinity, -Infinity]

  for (let at = from; at < from + WINDOW; at++) {
    low = Math.min(low, signal[at] ?? 0)
    high = Math.max(high, signal[at] ?? 0)
  }

  return high - low >= MOVES
}

/** How much of where a signal moves is what it was somewhere before, from 0 to 1. */
export function partRepeated(signal: Float32Array): number {
  const hashes = hashesOf(new Int32Array(signal.slice().buffer))
  const seen = new Map<number, number>()
  let [moving, repeated] = [0, 0]

  for (const [at, hash] of hashes.entries()) {
    if (!moves(signal, at)) continue
    const before = seen.get(hash)
    moving += 1
    if (before === undefined) seen.set(hash, at)
    else if (isSame(signal, before, at)) repeated += 1
  }

  return moving === 0 ? 0 : repeated / moving
}

const isSame = (signal: Float32Array, first: number, second: number): boolean => {
  for (let at = 0; at < WINDOW; at++) if (signal[first + at] !== signal[second + at]) return false
  return true
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
const LEAST_CHANGES = 50

/** For how many samples a value always stands, where that is one number: 1 is a signal whose every sample was measured. */
export function heldFor(signal: Float32Array): number {
  let [held, before, changes] = [0, 0, 0]

  for (let at = 1; at < signal.length && held !== 1; at++) {
    if (signal[at] === signal[at - 1]) continue
    if (changes > 0) held = divisor(held, at - before)
    before = at
    changes += 1
  }

  return changes < LEAST_CHANGES ? 1 : held
}
