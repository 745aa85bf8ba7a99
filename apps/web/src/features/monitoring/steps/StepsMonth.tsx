import type { StepsViewProps } from './place-view.ts'
import { StepsDays } from './StepsDays.tsx'

/** Loaded when the month is opened. */
export default function StepsMonth(props: StepsViewProps) {
  return <StepsDays {...props} />
}
