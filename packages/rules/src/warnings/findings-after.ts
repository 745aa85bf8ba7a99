import { MS_PER_HOUR } from '@kangban/china-time'
import {
  ecgFindings,
  type Finding,
  heartRateFindings,
  oxygenFindings,
  pressureFindings,
  type TimedPressure,
  type TimedValue,
} from './warning-rules.ts'

/** What was measured in a stretch of time, each list sorted by time; `steps` are those of the hour that begins at `at`. */
export interface Measured {
  heartRate: readonly TimedValue[]
  oxygen: readonly TimedValue[]
  steps: readonly TimedValue[]
  pressures: readonly TimedPressure[]
  ecgRecords: readonly { startedAt: Date; rhythm: string; heartRate: number | null }[]
}

/** Every event of the six kinds in what was measured, oldest first. */
export function findingsIn({
  heartRate,
  oxygen,
  steps,
  pressures,
  ecgRecords,
}: Measured): Finding[] {
  const byHour = new Map(steps.map(({ at, value }) => [at.getTime(), value]))

  const stepsInHour = (moment: Date) =>
    byHour.get(Math.floor(moment.getTime() / MS_PER_HOUR) * MS_PER_HOUR) ?? 0

  return [
    ...heartRateFindings(heartRate, stepsInHour),
    ...oxygenFindings(oxygen),
    ...pressureFindings(pressures),
    ...ecgFindings(ecgRecords),
  ].toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
}
