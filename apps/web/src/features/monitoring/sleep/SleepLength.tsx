import { hoursAndMinutes } from './sleep-view.ts'
import { BigNumber } from '../../../shared/ui/parts/BigNumber.tsx'
import { SLEEP } from './sleep-copy.ts'

/** 7时12分 as the large number; two dashes while it is unknown. */
export function SleepLength({ minutes }: { minutes: number | null }) {
  const [hours, rest] = minutes === null ? [null, null] : hoursAndMinutes(minutes)

  return (
    <span>
      <BigNumber value={hours} unit={SLEEP.hours} size="hero" color="var(--m-sleep)" />
      <BigNumber value={rest} unit={SLEEP.minutes} size="hero" color="var(--m-sleep)" />
    </span>
  )
}
