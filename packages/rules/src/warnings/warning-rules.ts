import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import type { WARNING_KINDS } from '@kangban/contracts'
import { oxygenEvents } from '../oxygen/oxygen-events.ts'
import { HEART_RATE, OXYGEN_LOW, PRESSURE } from '../thresholds.ts'
import { isPressureHigh, pressureVerdict, isOutOfRange } from '../verdicts.ts'

export type WarningKind = (typeof WARNING_KINDS)[number]
/** `warn`: out of range; `bad`: act today. */
export type WarningLevel = 'warn' | 'bad'

/** What has to be looked at first, on every page and in every report; of equals in level. */
export const KIND_RANK: Record<WarningKind, number> = {
  'af-suspected': 1,
  'heart-slow': 2,
  'oxygen-low': 3,
  'pressure-high': 4,
  'pressure-low': 5,
  'heart-fast': 6,
}

export interface Finding {
  kind: WarningKind
  level: WarningLevel
  value: number
  /** Diastolic pressure. */
  otherValue: number | null
  /** The limit that was passed; 0 where there is none to compare with. */
  limit: number
  otherLimit: number | null
  occurredAt: Date
  /** From the first to the last reading out of range; null for a single one. */
  seconds: number | null
}

export interface TimedValue {
  at: Date
  value: number
}

/** Readings further apart do not belong to one run: the watch was off in between. */
const RUN_GAP_MS = 15 * MS_PER_MINUTE
/** A heart is out of range at rest when it stays so for this long. */
const RUN_AT_LEAST_MS = 10 * MS_PER_MINUTE
/** More steps than about five minutes of walking explain a fast heart. */
const RESTING_STEPS = 500
/** How long a walk still shows in the heart rate. */
const AFTERGLOW_MS = 15 * MS_PER_MINUTE

/** Stretches of consecutive readings, oldest first. Readings come sorted by time. */
function runsOf(readings: readonly TimedValue[], gapMs: number): TimedValue[][] {
  const runs: TimedValue[][] = []
  let before: TimedValue | undefined

  for (const reading of readings) {
    const run = runs.at(-1)
    if (run && before && reading.at.getTime() - before.at.getTime() <= gapMs) run.push(reading)
    else runs.push([reading])
    before = reading
  }

  return runs
}

const spanMs = (run: readonly TimedValue[]): number =>
  (run.at(-1)?.at.getTime() ?? 0) - (run[0]?.at.getTime() ?? 0)

const findingOf = (
  run: readonly TimedValue[],
  rest: Pick<Finding, 'kind' | 'level' | 'value' | 'limit'>,
): Finding => ({
  ...rest,
  otherValue: null,
  otherLimit: null,
  occurredAt: run[0]?.at ?? new Date(Number.NaN),
  seconds: run.length > 1 ? Math.round(spanMs(run) / 1000) : null,
})

/**
 * A fast heart while sitting, or one that is dangerously slow, for 10 minutes at least.
 * `stepsInHour` gives the steps of the clock hour that a moment lies in.
 */
export function heartRateFindings(
  readings: readonly TimedValue[],
  stepsInHour: (moment: Date) => number,
): Finding[] {
  const walked = (at: Date): boolean => {
    const earlier = new Date(at.getTime() - AFTERGLOW_MS)

    const sameHour =
      Math.floor(earlier.getTime() / MS_PER_HOUR) === Math.floor(at.getTime() / MS_PER_HOUR)

    return stepsInHour(at) + (sameHour ? 0 : stepsInHour(earlier)) >= RESTING_STEPS
  }

  const lasting = (isOut: (reading: TimedValue) => boolean) =>
    unbroken(readings, isOut).filter((run) => spanMs(run) >= RUN_AT_LEAST_MS)

  const fast = lasting(({ at, value }) => value > HEART_RATE.high && !walked(at)).map((run) => {
    const value = Math.max(...run.map((reading) => reading.value))
    const level = value >= HEART_RATE.alertHigh ? 'bad' : 'warn'
    return findingOf(run, { kind: 'heart-fast', level, value, limit: HEART_RATE.high })
  })

  const slow = lasting(({ value }) => value <= HEART_RATE.alertLow).map((run) => {
    const value = Math.min(...run.map((reading) => reading.value))
    return findingOf(run, { kind: 'heart-slow', level: 'bad', value, limit: HEART_RATE.alertLow })
  })

  return [...fast, ...slow]
}

/** Runs of readings that satisfy `isOut`; a reading in range ends one. */
function unbroken(
  readings: readonly TimedValue[],
  isOut: (reading: TimedValue) => boolean,
): TimedValue[][] {
  const stretches: TimedValue[][] = [[]]

  for (const reading of readings) {
    if (isOut(reading)) stretches.at(-1)?.push(reading)
    else if (stretches.at(-1)?.length) stretches.push([])
  }

  return stretches.flatMap((stretch) => runsOf(stretch, RUN_GAP_MS))
}

/** What counts as one event is decided where all counts are. */
export function oxygenFindings(readings: readonly TimedValue[]): Finding[] {
  return oxygenEvents(readings).map(({ from, to, lowest, falls }) => ({
    kind: 'oxygen-low',
    level: 'bad',
    value: lowest,
    otherValue: null,
    limit: OXYGEN_LOW,
    otherLimit: null,
    occurredAt: from,
    seconds: falls > 1 ? Math.round((to.getTime() - from.getTime()) / 1000) : null,
  }))
}

export interface TimedPressure {
  at: Date
  systolic: number
  diastolic: number
}

/** Every reading counts for itself. */
export function pressureFindings(readings: readonly TimedPressure[]): Finding[] {
  return readings.flatMap((reading): Finding[] => {
    const { at, systolic, diastolic } = reading
    const verdict = pressureVerdict(reading)
    if (!isOutOfRange(verdict)) return []
    const { state } = verdict
    const end = isPressureHigh(reading) ? 'high' : 'low'

    return [
      {
        kind: `pressure-${end}`,
        level: state === 'alert' ? 'bad' : 'warn',
        value: systolic,
        otherValue: diastolic,
        limit: PRESSURE.systolic[end],
        otherLimit: PRESSURE.diastolic[end],
        occurredAt: at,
        seconds: null,
      },
    ]
  })
}

/** An ECG whose analysis suspects atrial fibrillation. */
export function ecgFindings(
  records: readonly { startedAt: Date; rhythm: string; heartRate: number | null }[],
): Finding[] {
  return records
    .filter(({ rhythm }) => rhythm === 'af')
    .map(({ startedAt, heartRate }) => ({
      kind: 'af-suspected',
      level: 'bad',
      value: heartRate ?? 0,
      otherValue: null,
      limit: 0,
      otherLimit: null,
      occurredAt: startedAt,
      seconds: null,
    }))
}
