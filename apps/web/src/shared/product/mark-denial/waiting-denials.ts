import { denialTest, type MarkPlace } from '@kangban/rules/ecg/mark-words'
import { create } from 'zustand'

/** What is said of one mark of one record; a strip of half a minute, or a record of many hours. */
export interface DenialUpload extends MarkPlace {
  /** The same for all that is said of this mark, so that the last word takes the place of one that waits. */
  readonly measurementId: string
  readonly record: 'strip' | 'long'
  readonly id: string
  readonly denied: boolean
}

interface WaitingDenials {
  /** What the service does not know yet, oldest first. */
  waiting: readonly DenialUpload[]
  /** Whether it was tried and did not get there. */
  stuck: boolean
}

export const useWaitingDenials = create<WaitingDenials>(() => ({ waiting: [], stuck: false }))

/** What the service knows, with what waits laid over it. */
export function withWaiting(
  known: readonly MarkPlace[],
  waiting: readonly DenialUpload[],
): readonly MarkPlace[] {
  if (waiting.length === 0) return known
  const isTouched = denialTest(waiting)
  return [...known.filter((place) => !isTouched(place)), ...waiting.filter(({ denied }) => denied)]
}
