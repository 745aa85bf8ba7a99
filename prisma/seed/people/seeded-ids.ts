import type { Random } from '@kangban/vitals'

/** A UUID (version 4 by its bits) from the seeded stream. */
export function uuidFrom(random: Random): string {
  const words = Array.from({ length: 4 }, () =>
    random.int(0, 0xffff_ffff).toString(16).padStart(8, '0'),
  ).join('')

  const variant = (8 + (Number.parseInt(words.charAt(16), 16) % 4)).toString(16)

  return [
    words.slice(0, 8),
    words.slice(8, 12),
    `4${words.slice(13, 16)}`,
    `${variant}${words.slice(17, 20)}`,
    words.slice(20),
  ].join('-')
}

/** Bytes from the seeded stream: fit for a demo that must come out the same twice, never for a secret. */
export const bytesFrom = (random: Random, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => random.int(0, 255)))
