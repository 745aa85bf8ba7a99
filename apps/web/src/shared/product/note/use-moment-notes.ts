import { minuteOfClock, MINUTES_PER_DAY, shanghaiClock } from '@kangban/china-time'
import type { MomentNote, NotedMetric } from '@kangban/contracts'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import type { NoteMark } from '../../charts/options/note-marks.ts'

const NONE: readonly MomentNote[] = []

/** Whether this back end keeps notes. */
export const takesNotes = (): boolean => !isDocumentedOnly()

export interface MomentNotes {
  metric: NotedMetric
  /** YYYY-MM-DD. */
  day: string
  /** Oldest first; of a night there is one at most. */
  notes: readonly MomentNote[]
  failed: boolean
  refresh: () => Promise<unknown>
}

/** What was written to a day of a metric, or to the night that ended on it. */
export function useMomentNotes(metric: NotedMetric, day: string, isShown = true): MomentNotes {
  const query = useKeptQuery({
    ...api.notes.listNotes.queryOptions({ metric, day }),
    enabled: takesNotes() && isShown,
  })

  return {
    metric,
    day,
    notes: query.data ?? NONE,
    failed: query.stale && query.data === undefined,
    refresh: query.refresh,
  }
}

/** Their places in a chart, by the minute of the day; what has no place there has no mark. */
export const useNoteMarks = (
  { notes }: MomentNotes,
  placeOf: (minute: number) => number | null,
): readonly NoteMark[] =>
  useMemo(
    () =>
      notes.flatMap(({ at }, index) => {
        const x = placeOf(minuteOfClock(shanghaiClock(at)))
        return x === null ? [] : [{ x, number: index + 1 }]
      }),
    [notes, placeOf],
  )

export const byMinute = (minute: number): number => minute
export const byHour = (minute: number): number => minute / 60

/** Among slots that follow each other evenly; null before the first and after the last of them. */
export function slotOf(labels: readonly string[]): (minute: number) => number | null {
  const [first = 0, second = MINUTES_PER_DAY] = labels.map(minuteOfClock)

  return (minute) => {
    const index = Math.floor((minute - first) / (second - first))
    return index < 0 || index >= labels.length ? null : index
  }
}
