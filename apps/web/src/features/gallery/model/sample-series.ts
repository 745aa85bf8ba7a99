import { addDays } from '@kangban/china-time'
import type { DataCase } from './data-case.ts'

/** Cuts a whole series down to a case: `outside` puts a value beyond the scale into it. */
export function seriesFor(
  of: DataCase,
  whole: readonly number[],
  outside: number,
): (number | null)[] {
  const middle = Math.floor(whole.length / 2)

  const kept: Record<DataCase, (value: number, index: number) => number | null> = {
    good: (value) => value,
    empty: () => null,
    single: (value, index) => (index === middle ? value : null),
    gap: (value, index) => (Math.abs(index - middle) < whole.length / 6 ? null : value),
    outside: (value, index) => (index === middle ? outside : value),
  }

  return whole.map(kept[of])
}

/** A smooth course around a level that repeats itself, for data that look alive and never change. */
export const course = (
  length: number,
  { level, swing }: { level: number; swing: number },
): number[] =>
  Array.from({ length }, (_, index) =>
    Math.round(level + swing * (0.7 * Math.sin(index / 3.1) + 0.3 * Math.sin(index * 1.7))),
  )

/** A gallery knows no clock: its today is this day. */
export const GALLERY_TODAY = '2026-11-20'

/** So many days, today the last. */
export const daysBefore = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(GALLERY_TODAY, index + 1 - count))
