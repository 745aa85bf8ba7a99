import { shanghaiClock } from '@kangban/china-time'
import { display } from '../../../shared/format/display.ts'

/**
 * HH:mm of a measurement's start. The documents leave its form open: a moment with a zone is shown as the time in China,
 * a wall time ("2024-01-02 08:36:12") as it is written, anything else unchanged; two dashes where there is none.
 */
export function startTimeText(recordStartTime: string | null): string {
  if (!recordStartTime) return String(display(null))
  const wall = /^\d{4}-\d{2}-\d{2}[ T](\d{2}:\d{2})(:\d{2})?$/.exec(recordStartTime)
  if (wall?.[1]) return wall[1]
  const hasZone = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(recordStartTime)

  return hasZone && !Number.isNaN(Date.parse(recordStartTime))
    ? shanghaiClock(recordStartTime)
    : recordStartTime
}
