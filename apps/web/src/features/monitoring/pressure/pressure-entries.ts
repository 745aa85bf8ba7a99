import type { ManualReading } from '@kangban/contracts'
import { atMs, type ReadingView } from './pressure-view.ts'

/** A row of the list: of a device, or typed in. */
export type PressureEntry =
  | { kind: 'measured'; id: string; at: string | null; reading: ReadingView }
  | { kind: 'typed'; id: string; at: string; one: ManualReading }

/** One list by time, newest first; those without a time at its end. */
export function entriesByTime(
  measured: readonly ReadingView[],
  typed: readonly ManualReading[],
): PressureEntry[] {
  const entries: PressureEntry[] = [
    ...typed.map((one) => ({ kind: 'typed' as const, id: one.id, at: one.reading.at, one })),
    ...measured.map((reading) => ({
      kind: 'measured' as const,
      id: reading.id,
      at: reading.at,
      reading,
    })),
  ]

  return entries.toSorted((a, b) => (atMs(a) === atMs(b) ? 0 : atMs(b) - atMs(a)))
}
