import { useSearchParams } from 'react-router-dom'
import { todayInChina } from '../../../shared/format/date.ts'
import { type Place, placeOf } from './place.ts'

/** The days of the address, and a way to others. */
export function usePlace(): {
  place: Place
  go: (to: Partial<Pick<Place, 'day' | 'span'>>) => void
} {
  const [query, setQuery] = useSearchParams()
  const place = placeOf(query, todayInChina())

  const go = (to: Partial<Pick<Place, 'day' | 'span'>>) => {
    const { day, span } = { ...place, ...to }
    const next = new URLSearchParams(query)
    next.set('date', day)
    next.set('span', span)
    // Replaced, so that one step back leaves the page, however many days were leafed through.
    setQuery(next, { replace: true })
  }

  return { place, go }
}
