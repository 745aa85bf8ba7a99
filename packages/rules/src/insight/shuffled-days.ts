// Orders of days for a test by permutation. Rules roll no dice: the data themselves say where the orders begin, so that the
// same days always come to the same words.

/** Neighbours stay together in stretches of so many days: what a week has in common is not taken apart. */
const STRETCH = 7

/** FNV-1a over the values, to a thousandth. */
export function fingerprint(values: readonly number[]): number {
  let hash = 0x81_1c_9d_c5

  for (const value of values) {
    hash ^= Math.round(value * 1000)
    hash = Math.imul(hash, 0x01_00_01_93)
  }

  return hash
}

/** Mulberry32: numbers from 0 to below 1. */
function numbersFrom(seed: number): () => number {
  let state = seed

  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes one order after another of 0 to `length` - 1: turned like a ring, cut into stretches, these shuffled. */
export function shuffledDays(length: number, seed: number): () => number[] {
  const next = numbersFrom(seed)
  const below = (count: number) => Math.floor(next() * count)
  const starts = Array.from({ length: Math.ceil(length / STRETCH) }, (_, part) => part * STRETCH)

  return () => {
    const turn = below(length)

    for (let last = starts.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const [a, b] = [starts[last] ?? 0, starts[other] ?? 0]
      starts[last] = b
      starts[other] = a
    }

    const order: number[] = []

    for (const start of starts) {
      const end = Math.min(length, start + STRETCH)
      for (let at = start; at < end; at++) order.push((at + turn) % length)
    }

    return order
  }
}
