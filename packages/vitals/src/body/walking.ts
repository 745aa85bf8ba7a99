import { MINUTES_PER_DAY } from '@kangban/china-time'
import { isWeekend } from '../calendar.ts'
import { clamp } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'
import type { Random } from '../chance/random.ts'

/** Walking without a break; cadence in steps a minute. */
export type WalkingBout = { startMinute: number; minutes: number; cadence: number }
/** Minutes of the day from `startMinute` to before `endMinute`. */
export type Span = { startMinute: number; endMinute: number }

// A morning walk (minutes after waking), shopping, an afternoon walk and the walk after supper.
const OUTINGS = [
  { afterWaking: 60, minutes: [10, 24], chance: 0.7 },
  { minute: 590, minutes: [6, 16], chance: 0.6 },
  { minute: 985, minutes: [8, 20], chance: 0.6 },
  { minute: 1145, minutes: [10, 26], chance: 0.65 },
] as const

/** The day's walking: a few outings at habitual times, the rest in short bouts about the house while `awake`. */
export function walkingBouts(
  life: Life,
  dayNumber: number,
  free: { awake: Span; off: readonly Span[] },
): WalkingBout[] {
  const random = dayRandom(life, 'steps', dayNumber)
  const taken = new Uint8Array(MINUTES_PER_DAY).fill(1)

  taken.fill(
    0,
    clamp(free.awake.startMinute + 5, [0, MINUTES_PER_DAY]),
    clamp(free.awake.endMinute - 5, [0, MINUTES_PER_DAY]),
  )

  for (const { startMinute, endMinute } of free.off)
    taken.fill(1, Math.max(0, startMinute), Math.max(0, endMinute))
  const bouts: WalkingBout[] = []
  const wantedSteps = stepsOfDay(life, dayNumber, random)

  const stepsLeft = () =>
    bouts.reduce((left, { minutes, cadence }) => left - minutes * cadence, wantedSteps)

  const walk = (startMinute: number, wanted: number) => {
    const cadence = cadenceOf(life.person.ageYears, random)
    const minutes = Math.min(wanted, Math.round(stepsLeft() / cadence))
    if (minutes < 1 || startMinute < 0 || startMinute + minutes > MINUTES_PER_DAY) return
    if (taken.subarray(startMinute, startMinute + minutes + 1).includes(1)) return
    taken.fill(1, Math.max(0, startMinute - 1), startMinute + minutes + 1)
    bouts.push({ startMinute, minutes, cadence })
  }

  for (const outing of OUTINGS) {
    const usual = 'minute' in outing ? outing.minute : free.awake.startMinute + outing.afterWaking
    const start = Math.round(random.normal(usual, 18))
    const minutes = random.int(outing.minutes[0], outing.minutes[1])
    if (random.chance(outing.chance))
      walk(start, Math.round((minutes * life.person.stepsPerDay) / 4800))
  }

  // Most tries find a free minute; the limit ends a day that has no room left.
  for (let tries = 0; stepsLeft() >= 40 && tries < 600; tries++) {
    walk(random.int(free.awake.startMinute, free.awake.endMinute), random.int(1, 4))
  }

  return bouts.toSorted((a, b) => a.startMinute - b.startMinute)
}

function stepsOfDay(life: Life, dayNumber: number, random: Random): number {
  const { stepsPerDay, ageYears } = life.person
  // Working people walk less at the weekend; the retired go out with their family.
  const weekend = isWeekend(dayNumber) ? (ageYears < 60 ? 0.85 : 1.08) : ageYears < 60 ? 1.06 : 0.97
  const mood = 1 + 0.07 * slowTrend(life, 'steps', dayNumber) + random.normal(0, 0.14)
  return stepsPerDay * weekend * clamp(mood, [0.35, 1.7])
}

/** 80-110 steps a minute in older people, up to 120 in younger ones. */
function cadenceOf(ageYears: number, random: Random): number {
  return ageYears >= 60 ? Math.round(clamp(random.normal(94, 6), [80, 110])) : random.int(90, 120)
}

/** Steps of each hour of the day. */
export function hourlySteps(bouts: readonly WalkingBout[]): number[] {
  const steps = Array.from({ length: 24 }, () => 0)

  for (const { startMinute, minutes, cadence } of bouts) {
    for (let minute = startMinute; minute < startMinute + minutes; minute++) {
      const hour = Math.floor(minute / 60)
      steps[hour] = (steps[hour] ?? 0) + cadence
    }
  }

  return steps
}
