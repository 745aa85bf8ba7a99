import { addDays, shanghaiDay } from '@kangban/china-time'
import type { ManualKind, ManualReading, Sentence } from '@kangban/contracts'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { SPAN_DAYS } from '../../../shared/ui/controls/DateNav.tsx'
import { isOwn } from '../../../stores/subject.ts'
import { MANUAL } from './manual-copy.ts'
import type * as manualSentences from './manual-sentences.ts'
import type { Place } from '../parts/place.ts'

/** Days of the averages. */
const HABIT_DAYS = SPAN_DAYS.week

const NONE: readonly ManualReading[] = []

/** Whether this back end keeps what is typed in. */
export const takesManual = (): boolean => !isDocumentedOnly()

/** In the place of what was typed in: who looks at somebody else can type in nothing. */
export const nothingTyped = (): string => (isOwn() ? MANUAL.list.none : MANUAL.list.noneOfKin)

export interface ManualOfSpan {
  /** Of the span, newest first. */
  readings: readonly ManualReading[]
  /** Of the seven days that end with it: those of the averages. */
  ofHabit: number
  /** The readings in words; nothing before their rules are there. `alone`: no device measured in the span. */
  words: (alone: boolean) => Sentence
  failed: boolean
  refresh: () => Promise<unknown>
}

type Sentences = typeof manualSentences

/** The rules that word it, fetched when there is something to word. */
function useSentences(needed: boolean): Sentences | null {
  const [loaded, setLoaded] = useState<Sentences | null>(null)

  useEffect(() => {
    if (!needed) return

    import('./manual-sentences.ts').then(setLoaded, (cause: unknown) =>
      console.warn('the words of what was typed in could not be loaded', cause),
    )
  }, [needed])

  return loaded
}

/** What was typed in of a kind in the days that a page shows. */
export function useManualReadings(kind: ManualKind, place: Place): ManualOfSpan {
  const { day, span } = place
  const days = SPAN_DAYS[span]
  const fromDay = addDays(day, 1 - Math.max(days, HABIT_DAYS))

  const query = useKeptQuery({
    ...api.monitoring.listManualReadings.queryOptions({ kind, fromDay, toDay: day }),
    enabled: takesManual(),
  })

  const all = query.data ?? NONE
  const sentences = useSentences(all.length > 0)

  const shown = useMemo(() => {
    const since = (count: number) => {
      const first = addDays(day, 1 - count)
      return all.filter(({ reading }) => shanghaiDay(reading.at) >= first)
    }

    return { readings: since(days), ofHabit: since(HABIT_DAYS).length }
  }, [all, day, days])

  return {
    ...shown,
    words: (alone) => sentences?.manualWords(shown.readings, place, alone) ?? [],
    failed: query.stale && query.data === undefined,
    refresh: query.refresh,
  }
}
