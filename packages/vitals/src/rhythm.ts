import { clamp } from './exact-math.ts'
import type { Person } from './person.ts'
import type { Scenario } from './scenario.ts'
import type { DayVitals } from './simulate-day.ts'

/** How the heart beats over some time. */
export type Rhythm = {
  kind: 'sinus' | 'af' | 'pvc'
  /** Mean, beats a minute; with extra beats the mean of the sinus rhythm under them. */
  heartRate: number
  /** Standard deviation of the sinus intervals; 30 ms when not given. */
  sdnnMs?: number
  /** Root mean square of successive differences; when not given it follows from LF/HF 0.5. */
  rmssdMs?: number
  /** QT interval in the ECG; when not given 410 ms at 60 a minute, by the square root of RR (Bazett). */
  qtMs?: number
  /** AF: standard deviation of the intervals as a share of their mean; 0.24 when not given. */
  rrVariation?: number
  /** PVC: one extra beat in about so many; 8 when not given. */
  everyBeats?: number
  /** PVC: when the extra beat comes, as a share of the sinus interval; [0.5, 0.7] when not given. */
  coupling?: readonly [lo: number, hi: number]
}

/** The rhythm by seconds since the stream began. */
export type RhythmAt = (seconds: number) => Rhythm

/** At rest; a scenario's rhythm from the first second on, for as long as the scenario has it. */
export function rhythmAtRest(person: Person, scenario?: Scenario): RhythmAt {
  const rest = restingRhythm(person, person.restingHeartRate)
  const change = scenario?.rhythm
  if (!change) return () => rest
  const changed: Rhythm = { ...rest, ...change, heartRate: change.kind === 'af' ? change.heartRate : rest.heartRate }
  return (seconds) => (seconds < change.minutes * 60 ? changed : rest)
}

/** The rhythm that a simulated day has from `fromSecond` of the day on, its episodes included. */
export function rhythmOfDay(person: Person, day: DayVitals, fromSecond = 0): RhythmAt {
  return (seconds) => {
    const minute = (fromSecond + seconds) / 60
    const heartRate = rateAt(day, minute) ?? person.restingHeartRate
    const event = day.events.find((e) => minute >= e.startMinute && minute < e.startMinute + e.minutes)
    const rest = restingRhythm(person, heartRate)
    if (event?.kind === 'af-episode') return { ...rest, kind: 'af' }
    if (event?.kind === 'premature-beats') return { ...rest, kind: 'pvc', everyBeats: event.everyBeats }
    return rest
  }
}

/** The last value measured before a gap holds through it. */
function rateAt(day: DayVitals, minute: number): number | undefined {
  let [lo, hi] = [0, day.heartRate.length]
  while (lo < hi) {
    const middle = (lo + hi) >> 1
    if ((day.heartRate[middle]?.minute ?? 0) <= minute) lo = middle + 1
    else hi = middle
  }
  return day.heartRate[Math.max(0, lo - 1)]?.bpm
}

function restingRhythm(person: Person, heartRate: number): Rhythm {
  // SDNN over some minutes falls with age, to about 26 ms at 70.
  const sdnnMs = clamp(60 - 0.48 * person.ageYears, [16, 55])
  const extra = person.conditions.includes('premature-beats')
  return { kind: extra ? 'pvc' : 'sinus', heartRate, sdnnMs, ...(extra && { everyBeats: 60 }) }
}
