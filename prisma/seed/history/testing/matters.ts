import { daysBetween, MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import type { Finding } from '@kangban/rules/warnings/warning-rules'

/** Warnings of one cause, oldest first. */
export type Matter = Finding[]

const CAUSES: Record<string, readonly Finding['kind'][]> = {
  rhythm: ['af-suspected', 'heart-fast', 'heart-slow'],
  oxygen: ['oxygen-low'],
  pressure: ['pressure-high', 'pressure-low'],
}

/** The night that a moment belongs to, by the day on which it ends. */
const nightOf = (moment: Date): string => shanghaiDay(new Date(moment.getTime() + 6 * MS_PER_HOUR))

/** Whether a warning belongs to what began and went on before it. */
const GOES_ON: Record<string, (matter: Matter, next: Finding) => boolean> = {
  rhythm: ([first], next) =>
    next.occurredAt.getTime() - (first?.occurredAt.getTime() ?? 0) < 24 * MS_PER_HOUR,
  oxygen: (matter, next) =>
    daysBetween(nightOf(matter.at(-1)?.occurredAt ?? new Date(0)), nightOf(next.occurredAt)) <= 1,
  pressure: ([first], next) =>
    daysBetween(shanghaiDay(first?.occurredAt ?? new Date(0)), shanghaiDay(next.occurredAt)) < 7,
}

/**
 * What a person has to deal with: all falls of nights in a row, all of the rhythm within a day, all pressures within a
 * week are one matter each. Simpler than the episodes of the product, to hold the story to a number.
 */
export const mattersOf = (findings: readonly Finding[]): Matter[] =>
  Object.entries(CAUSES).flatMap(([cause, kinds]) => {
    const matters: Matter[] = []

    for (const finding of findings.filter(({ kind }) => kinds.includes(kind))) {
      const matter = matters.at(-1)
      if (matter && GOES_ON[cause]?.(matter, finding)) matter.push(finding)
      else matters.push([finding])
    }

    return matters
  })
