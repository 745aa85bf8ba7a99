import { normalQuantile } from './exact-math.ts'

/** A seeded stream of numbers. `fork` depends on the seed and the labels alone, not on what was drawn before. */
export type Random = {
  /** Uniform in [0, 1), in steps of 2^-32. */
  next(): number
  /** Uniform whole number with lo <= n <= hi. */
  int(lo: number, hi: number): number
  /** Uniform in [lo, hi). */
  between(lo: number, hi: number): number
  normal(mean: number, sd: number): number
  chance(probability: number): boolean
  /** One of the items, each as likely; a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  /** An independent stream of its own, for a person, a day or a metric. */
  fork(label: string): Random
}

type Key = readonly [number, number, number, number]

const TWO_32 = 4294967296

/** Makes a stream from a seed. The number 1 and the text '1' are the same seed, so that it may come from a setting. */
export function createRandom(seed: number | string): Random {
  if (typeof seed === 'number' && !Number.isFinite(seed))
    throw new RangeError(`seed must be finite, got ${seed}`)
  return randomOf(hashLabel([0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef], String(seed)))
}

function randomOf(key: Key): Random {
  const draw = xoshiro128StarStar(key)
  const next = (): number => draw() / TWO_32

  return {
    next,
    int: (lo, hi) => lo + Math.floor(next() * (hi - lo + 1)),
    between: (lo, hi) => lo + next() * (hi - lo),
    normal: (mean, sd) => mean + sd * normalQuantile((draw() + 0.5) / TWO_32),
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('pick needs at least one item')
      return items[Math.floor(next() * items.length)]!
    },
    fork: (label) => randomOf(hashLabel(key, label)),
  }
}

/** xoshiro128** 1.1 (Blackman and Vigna, 2018): 32-bit state words, period 2^128 - 1. */
function xoshiro128StarStar(key: Key): () => number {
  let [a, b, c, d] = key
  if ((a | b | c | d) === 0) a = 1

  return () => {
    const scrambled = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return scrambled >>> 0
  }
}

/** 128-bit hash of a key and a label: four lanes of 32-bit multiply and xor, finished with murmur3's fmix32. */
function hashLabel(key: Key, label: string): Key {
  let [a, b, c, d] = key

  for (let i = 0; i <= label.length; i++) {
    // The length closes the text, so that fork('a').fork('b') and fork('ab') part.
    const unit = i < label.length ? label.charCodeAt(i) : 0x10000 + label.length
    a = b ^ Math.imul(a ^ unit, 0x9e3779b1)
    b = c ^ Math.imul(b ^ unit, 0x85ebca77)
    c = d ^ Math.imul(c ^ unit, 0xc2b2ae3d)
    d = a ^ Math.imul(d ^ unit, 0x27d4eb2f)
  }

  const sum = a ^ b ^ c ^ d

  return [
    finalMix(a ^ sum),
    finalMix(b + sum),
    finalMix(c ^ rotateLeft(sum, 13)),
    finalMix(d + rotateLeft(sum, 21)),
  ]
}

function finalMix(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
