import type { ActivityAnswer } from '../parts/answers.ts'
import type { usePlace } from '../parts/use-place.ts'

/** What the views of day, week and month get. */
export interface StepsViewProps {
  data: ActivityAnswer
  at: ReturnType<typeof usePlace>
}
