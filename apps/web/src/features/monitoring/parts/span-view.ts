import type { Place } from './place.ts'

/** What the view of a day, or of a week or month, gets. */
export interface SpanViewProps<T> {
  data: T
  place: Place
}
