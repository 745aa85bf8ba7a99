import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import type { Outputs } from './composition.ts'

type Warnings = Outputs['warnings']['listWarnings']

/** The moment of a warning is that of its record, which lists may tell to the minute. */
const SAME_MS = MS_PER_MINUTE

const isSame = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) <= SAME_MS

/**
 * Of which records a suspected fibrillation was warned: documented lists have no rhythm. A warning belongs to the record of
 * its time; where none has it, to all of its day, because one of them it was.
 */
export function irregularBy(
  warnings: Warnings,
  starts: readonly Date[],
): (startedAt: Date) => boolean {
  const warned = warnings.flatMap(({ eventType, createTime }) =>
    eventType === 'af-suspected' && createTime ? [new Date(createTime)] : [],
  )

  const placed = warned.filter((at) => starts.some((start) => isSame(at, start)))
  const days = new Set(warned.filter((at) => !placed.includes(at)).map(shanghaiDay))

  return (startedAt) =>
    placed.some((at) => isSame(at, startedAt)) || days.has(shanghaiDay(startedAt))
}
