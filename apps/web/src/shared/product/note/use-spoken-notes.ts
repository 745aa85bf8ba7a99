import type { NotedMetric } from '@kangban/contracts'
import { spokenNotes } from '@kangban/rules/notes/moment-notes'
import { useMomentNotes } from './use-moment-notes.ts'

/** What was written to a day, or its night, as it is read aloud; a week and a month are too many for a voice. */
export function useSpokenNotes(metric: NotedMetric, place: { span: string; day: string }): string {
  const { notes } = useMomentNotes(metric, place.day, place.span === 'day')
  return place.span === 'day' ? spokenNotes(metric, notes) : ''
}
