import type { StepsAnswer } from '../parts/answers.ts'
import type { usePlace } from '../parts/use-place.ts'

/** What the views of day, week and month get. */
export interface StepsViewProps {
  data: StepsAnswer
  at: ReturnType<typeof usePlace>
}
