import { addDays, shanghaiDay } from '@kangban/china-time'
import type { ManualKind, ManualReading } from '@kangban/contracts'
import { HABIT_DAYS } from '@kangban/rules/pressure/pressure-span'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { SPAN_DAYS } from '../../../shared/ui/controls/DateNav.tsx'
import type { Place } from '../parts/place.ts'

const NONE: readonly ManualReading[] = []

/** Whether this back end keeps what is typed in. */
export const takesManual = (): boolean => hasRoute('/manualReading')

export interface ManualOfSpan {
  /** Of the span, newest first. */
  readings: readonly ManualReading[]
  /** Of the seven days that end with it: those of the averages. */
  ofHabit: number
  failed: boolean
  refresh: () => Promise<unknown>
}

/** What was typed in of a kind in the days that a page shows. */
export function useManualReadings(kind: ManualKind, { day, span }: Place): ManualOfSpan {
  const days = SPAN_DAYS[span]
  const fromDay = addDays(day, 1 - Math.max(days, HABIT_DAYS))

  const query = useKeptQuery({
    ...api.monitoring.listManualReadings.queryOptions({ kind, fromDay, toDay: day }),
    enabled: takesManual(),
  })

  const all = query.data ?? NONE

  return useMemo(() => {
    const since = (count: number) => {
      const first = addDays(day, 1 - count)
      return all.filter(({ reading }) => shanghaiDay(reading.at) >= first)
    }

    return {
      readings: since(days),
      ofHabit: since(HABIT_DAYS).length,
      failed: query.stale && query.data === undefined,
      refresh: query.refresh,
    }
  }, [all, day, days, query.stale, query.data, query.refresh])
}
