import { isDay } from '@kangban/china-time'
import { SPANS } from '@kangban/contracts'
import type { DateSpan } from '../../../shared/ui/controls/DateNav.tsx'

/** Which days a page shows; it stands in the address, so that a link and a reload show the same. */
export interface Place {
  span: DateSpan
  /** The last day of the span. */
  day: string
  today: string
}

const isSpan = (text: string | null): text is DateSpan =>
  text !== null && Object.hasOwn(SPANS, text)

/** From the query ?date=2026-11-20&span=week; what is no day, or not come yet, is today. */
export function placeOf(query: URLSearchParams, today: string): Place {
  const [day, span] = [query.get('date'), query.get('span')]
  return { span: isSpan(span) ? span : 'day', day: isDay(day) && day <= today ? day : today, today }
}

/** The input of a metric's call. */
export const spanQuery = ({ span, day }: Place) => ({ type: SPANS[span], dat: day })
