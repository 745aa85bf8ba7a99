import type { ActivityAnswer } from '../model/answers.ts'
import type { usePlace } from './use-place.ts'

/** What the views of day, week and month get. */
export interface StepsViewProps {
  data: ActivityAnswer
  at: ReturnType<typeof usePlace>
}
