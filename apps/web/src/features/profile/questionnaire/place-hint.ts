import { asksMaps } from '../parts/maps.ts'
import type { Location } from '../parts/use-located-residence.ts'
import { QUESTIONS } from './copy.ts'

/** What is said of the place that the phone is at, and to whom it is told. */
export function placeHint(location: Location): string | null {
  switch (location) {
    case 'not asked':
      return null
    case 'asking':
      return asksMaps() ? QUESTIONS.askingMaps : QUESTIONS.asking
    case 'found':
      return asksMaps() ? QUESTIONS.locatedByMaps : QUESTIONS.located
    case 'unknown':
      return QUESTIONS.unknownPlace
  }
}
