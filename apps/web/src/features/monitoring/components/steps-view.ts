import type { ActivitySpan } from '@kangban/contracts'
import type { usePlace } from './use-place.ts'

/** What the views of day, week and month get. */
export interface StepsViewProps {
  data: ActivitySpan
  at: ReturnType<typeof usePlace>
}
