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

const HOUR_MS = 3_600_000
/** A reading may join an event that ended up to an hour before it, see the gaps in warning-rules.ts. */
const REACH_MS = HOUR_MS

const endOf = ({ occurredAt, seconds }: Pick<Finding, 'occurredAt' | 'seconds'>): number =>
  occurredAt.getTime() + (seconds ?? 0) * 1000

/** Every event of the six kinds in what was measured, oldest first. */
export function findingsIn({ heartRate, oxygen, steps, pressures, ecgRecords }: Measured): Finding[] {
  const byHour = new Map(steps.map(({ at, value }) => [at.getTime(), value]))
  const stepsInHour = (moment: Date) => byHour.get(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS) ?? 0
  return [
    ...heartRateFindings(heartRate, stepsInHour),
    ...oxygenFindings(oxygen),
    ...pressureFindings(pressures),
    ...ecgFindings(ecgRecords),
  ].toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())
}

/**
 * From when on the stored readings have to be read so that `findingsAfter(…, since)` sees every event whole that a
 * reading at `since` or later can belong to. `stored`: the person's warnings of the days before; one that goes on keeps
 * its beginning, however long it has lasted. Steps are needed from two hours earlier, since a walk explains a fast heart.
 */
export function measuredFrom(since: Date, stored: readonly Pick<Finding, 'occurredAt' | 'seconds'>[]): Date {
  const reach = since.getTime() - REACH_MS
  const begun = stored.filter((warning) => endOf(warning) >= reach).map(({ occurredAt }) => occurredAt.getTime())
  return new Date(Math.min(reach, ...begun))
}

/**
 * The events that new readings (the oldest at `since`) begin or prolong. A prolonged one has the `kind` and `occurredAt` of
 * its stored row, so that a caller upserts by them: level, value and seconds may have grown.
 */
export const findingsAfter = (measured: Measured, since: Date): Finding[] =>
  findingsIn(measured).filter((finding) => endOf(finding) >= since.getTime())
