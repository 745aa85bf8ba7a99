import { MS_PER_MINUTE } from '@kangban/china-time'
import { clamp } from '../chance/exact-math.ts'
import type { Person } from '../person/person.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** How the heart beats over some time. Every value that is asked for is met over `HRV_WINDOW_SECONDS`. */
export type Rhythm = {
  kind: 'sinus' | 'af' | 'pvc' | 'pauses'
  /** Mean, beats a minute; with extra beats the mean of the sinus rhythm under them. */
  heartRate: number
  /** Standard deviation of the sinus intervals; 30 ms when not given. */
  sdnnMs?: number
  /** Root mean square of successive differences of the sinus intervals; by LF/HF 0.5 when not given. */
  rmssdMs?: number
  /** QT interval in the ECG, to the tangent end of T; when not given 410 ms at 60 a minute, by Bazett. */
  qtMs?: number
  /** AF: standard deviation of the intervals as a share of their mean; 0.24 when not given. */
  rrVariation?: number
  /** PVC, pauses: one extra beat, or one pause, in about so many; 8 when not given. */
  everyBeats?: number
  /** PVC: when the extra beat comes, as a share of the sinus interval; [0.5, 0.7] when not given. */
  coupling?: readonly [lo: number, hi: number]
  /** Pauses: how long the heart waits, 3 s at most; [2.2, 2.9] when not given. */
  pauseSeconds?: readonly [lo: number, hi: number]
}

/** The rhythm by seconds since the stream began. */
export type RhythmAt = (seconds: number) => Rhythm

/** The time over which the statistics of a steady rhythm are exact, counted from the first beat: the usual 5 minutes. */
export const HRV_WINDOW_SECONDS = 300
/** The shortest interval that variability alone leads to; an extra beat may come earlier. */
export const MIN_USUAL_SECONDS = 0.25
// Above this part of what is left over the shortest interval, a variation would need intervals below it.
const MAX_SINUS_SPREAD = 1
const MAX_AF_SPREAD = 2
/** T ends at least this long before the next QRS begins. */
export const QT_ROOM_SECONDS = 0.02

export const sdnnOf = (rhythm: Rhythm): number => rhythm.sdnnMs ?? 30
export const variationOf = (rhythm: Rhythm): number => rhythm.rrVariation ?? 0.24
export const couplingOf = (rhythm: Rhythm): readonly [number, number] =>
  rhythm.coupling ?? [0.5, 0.7]
export const everyOf = (rhythm: Rhythm): number => rhythm.everyBeats ?? 8
export const pauseOf = (rhythm: Rhythm): readonly [number, number] =>
  rhythm.pauseSeconds ?? [2.2, 2.9]

/** No heart waits longer in the rhythms that are modelled. */
export const MAX_PAUSE_SECONDS = 3

/** Hands the rhythm back, or throws a RangeError that names the first field no heart could have. */
export function assertRhythm(rhythm: Rhythm): Rhythm {
  const { heartRate, rmssdMs, qtMs } = rhythm
  within('heartRate', heartRate, [25, 200])
  const meanMs = MS_PER_MINUTE / heartRate
  const room = meanMs - MIN_USUAL_SECONDS * 1000
  if (rhythm.kind === 'af')
    within('rrVariation', variationOf(rhythm), [0, (MAX_AF_SPREAD * room) / meanMs])
  else within('sdnnMs', sdnnOf(rhythm), [0, MAX_SINUS_SPREAD * room])
  if (rhythm.kind !== 'af' && rmssdMs !== undefined) assertRmssd(rmssdMs, sdnnOf(rhythm), meanMs)
  if (qtMs !== undefined) within('qtMs', qtMs, [200, meanMs - QT_ROOM_SECONDS * 1000])

  if (rhythm.kind === 'pvc' || rhythm.kind === 'pauses')
    within('everyBeats', everyOf(rhythm), [1, 1e6])

  if (rhythm.kind === 'pauses') {
    const [least, most] = pauseOf(rhythm)
    within('pauseSeconds', least, [meanMs / 1000, most])
    within('pauseSeconds', most, [least, MAX_PAUSE_SECONDS])
  }

  if (rhythm.kind === 'pvc') {
    const [least, most] = couplingOf(rhythm)
    within('coupling', least, [0.4, most])
    within('coupling', most, [least, 0.95])
  }

  return rhythm
}

function within(field: string, value: number, [lo, hi]: readonly [number, number]): void {
  if (!(value >= lo && value <= hi))
    throw new RangeError(`rhythm.${field} must be within ${lo}..${hi}, got ${value}`)
}

/** Successive values of a series differ by twice its deviation at most, and by that of its slowest wave at least. */
function assertRmssd(rmssdMs: number, sdnnMs: number, meanMs: number): void {
  const slowestRatio = (7 * meanMs) / (HRV_WINDOW_SECONDS * 1000)
  if (rmssdMs <= 2 * sdnnMs && rmssdMs >= (sdnnMs > 0 ? slowestRatio * sdnnMs : 0)) return

  const limit =
    rmssdMs > 2 * sdnnMs
      ? `is impossible: it is at most twice the SDNN of ${sdnnMs} ms`
      : `is impossible in ${HRV_WINDOW_SECONDS} s: it is at least ${slowestRatio.toFixed(3)} of the SDNN of ${sdnnMs} ms`

  throw new RangeError(`rhythm.rmssdMs of ${rmssdMs} ms ${limit}`)
}

/** At rest; a scenario's rhythm from the first second on, for as long as the scenario has it. */
export function rhythmAtRest(person: Person, scenario?: Scenario): RhythmAt {
  const rest = restingRhythm(person, person.restingHeartRate)
  const change = scenario?.rhythm
  if (!change) return () => rest

  const changed: Rhythm = {
    ...rest,
    ...change,
    heartRate: change.kind === 'af' ? change.heartRate : rest.heartRate,
  }

  return (seconds) => (seconds < change.minutes * 60 ? changed : rest)
}

/** Sinus rhythm at a heart rate, with the variability of the person's age and the extra beats that the person has. */
export function restingRhythm(person: Person, heartRate: number): Rhythm {
  // SDNN over some minutes falls with age, to about 26 ms at 70, and with the interval that it is a part of.
  const sdnnMs = Math.min(clamp(60 - 0.48 * person.ageYears, [16, 55]), 7200 / heartRate)
  const extra = person.conditions.includes('premature-beats')
  return { kind: extra ? 'pvc' : 'sinus', heartRate, sdnnMs, ...(extra && { everyBeats: 60 }) }
}
