import type { StepsViewProps } from './place-view.ts'
import { StepsDays } from './StepsDays.tsx'

/** Loaded when the week is opened. */
export default function StepsWeek(props: StepsViewProps) {
  return <StepsDays {...props} />
}
