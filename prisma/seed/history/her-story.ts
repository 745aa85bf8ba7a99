// What happened to the woman of 72 in the 90 days before the seed: readings from which the rules find her warnings.
import { daysBetween } from '@kangban/china-time'
import {
  createRandom,
  type Random,
  type RhythmEpisode,
  type Scenario,
  type ScenarioOfDay,
  type ToldDay,
  type ToldPressure,
} from '@kangban/vitals'

const DAYS = 90
/** The day of her 24-hour record. */
export const HOLTER_DAYS_AGO = 1

type Pair = readonly [systolic: number, diastolic: number]
type Cuff = readonly [morning: Pair | null, evening: Pair | null]

/** Systolic and diastolic in mmHg, by days ago; on all other days she is well within 140/90. */
const PRESSURES: Readonly<Record<number, Cuff>> = {
  86: [[143, 89], null],
  // The first cold days.
  80: [
    [146, 90],
    [137, 84],
  ],
  79: [
    [148, 91],
    [141, 86],
  ],
  78: [[143, 88], null],
  77: [
    [145, 92],
    [138, 85],
  ],
  76: [
    [142, 89],
    [136, 83],
  ],
  68: [
    [144, 91],
    [134, 82],
  ],
  57: [
    [137, 85],
    [146, 88],
  ],
  52: [
    [143, 90],
    [135, 82],
  ],
  // A hard week: she had run out of her tablets.
  46: [
    [162, 96],
    [157, 96],
  ],
  45: [
    [164, 97],
    [155, 98],
  ],
  44: [
    [175, 109],
    [154, 94],
  ],
  43: [
    [163, 99],
    [152, 92],
  ],
  42: [[168, 102], null],
  41: [
    [167, 103],
    [155, 96],
  ],
  40: [
    [165, 99],
    [153, 95],
  ],
  36: [
    [142, 88],
    [135, 83],
  ],
  29: [
    [149, 93],
    [138, 84],
  ],
  // Short nights, and mornings that follow them.
  24: [
    [145, 89],
    [137, 83],
  ],
  23: [
    [147, 91],
    [142, 86],
  ],
  22: [[143, 90], null],
  21: [
    [148, 92],
    [141, 87],
  ],
  20: [
    [142, 88],
    [138, 84],
  ],
  19: [
    [144, 90],
    [139, 85],
  ],
  16: [
    [144, 89],
    [136, 82],
  ],
  // After the worst night.
  12: [
    [150, 94],
    [137, 84],
  ],
  10: [
    [143, 91],
    [137, 84],
  ],
  // This week: high on most mornings; today nearly at the limit.
  6: [
    [149, 92],
    [143, 88],
  ],
  5: [
    [156, 95],
    [145, 91],
  ],
  4: [[145, 88], null],
  3: [
    [142, 84],
    [143, 89],
  ],
  2: [[147, 90], null],
  1: [
    [156, 96],
    [146, 89],
  ],
  0: [[139, 89], null],
}

const CUFF_THIS_MORNING = 5 * 60 + 59

/** Nights told to the minute, by the day on which they end: the last one, and the worst. */
const NIGHTS: Readonly<Record<number, { startMinute: number; minutesAsleep: number }>> = {
  0: { startMinute: -87, minutesAsleep: 359 },
  12: { startMinute: 60, minutesAsleep: 3 * 60 + 59 },
}

/** The lowest percent of each fall, by the day on which the night ends. */
const LOW_NIGHTS: Readonly<Record<number, readonly number[]>> = {
  67: [89, 88],
  66: [88],
  31: [89],
  30: [88, 89],
  29: [89],
  12: [88, 87, 89, 88, 86, 88, 87, 89, 88, 87, 88, 89, 87, 88, 87, 88, 89, 88, 89],
  11: [89],
  3: [89],
  2: [89],
}

const SHORT_NIGHTS = [85, 79, 72, 63, 51, 44, 37, 33, 29, 24, 23, 21, 18, 15, 9, 5, 1]

const af = (startMinute: number, minutes: number, heartRate = 118): RhythmEpisode => ({
  kind: 'af-episode',
  startMinute,
  minutes,
  heartRate,
  rrVariation: 0.24,
})

const early = (startMinute: number, minutes: number, everyBeats: number): RhythmEpisode => ({
  kind: 'premature-beats',
  startMinute,
  minutes,
  everyBeats,
  coupling: [0.5, 0.7],
})

/** The sinus node is slow to take over when fibrillation ends. */
const pausesAfter = (startMinute: number): RhythmEpisode => ({
  kind: 'pauses',
  startMinute,
  minutes: 5,
  everyBeats: 60,
  pauseSeconds: [2.3, 2.9],
})

const FREQUENT_EARLY_BEATS = early(8 * 60, 12 * 60, 8)

const EPISODES: Readonly<Record<number, readonly RhythmEpisode[]>> = {
  83: [af(14 * 60 + 30, 35)],
  61: [af(9 * 60 + 40, 95)],
  34: [af(3 * 60 + 20, 105)],
  20: [FREQUENT_EARLY_BEATS],
  13: [af(19 * 60 + 45, 119)],
  7: [af(12 * 60 + 44, 72)],
  5: [FREQUENT_EARLY_BEATS],
  // Not fast enough for the watch to notice: the recorder alone saw them.
  [HOLTER_DAYS_AGO]: [
    af(2 * 60 + 40, 42, 88),
    pausesAfter(3 * 60 + 22),
    early(9 * 60 + 30, 150, 30),
    af(16 * 60 + 25, 18, 90),
    pausesAfter(16 * 60 + 43),
    early(20 * 60 + 10, 25, 6),
  ],
}

const between = (random: Random, [mean, spread]: Pair, [low, high]: Pair): number =>
  Math.round(Math.min(high, Math.max(low, random.normal(mean, spread))))

/** Under treatment: well in range, a little higher in the morning and most so after a short night. */
function usualCuff(random: Random, isShort: boolean): Cuff {
  const rise = isShort ? 4 : 0

  const morning = [
    between(random, [134 + rise, 2], [129, 139]),
    between(random, [84 + rise / 2, 2], [79, 89]),
  ] as const

  const evening = [
    between(random, [131, 3], [124, 138]),
    between(random, [81, 2], [75, 86]),
  ] as const

  return [random.chance(0.94) ? morning : null, random.chance(0.75) ? evening : null]
}

const told = (pair: Pair | null, minute?: number): ToldPressure | null =>
  pair && { systolic: pair[0], diastolic: pair[1], ...(minute !== undefined && { minute }) }

function nightOf(
  random: Random,
  daysAgo: number,
): Pick<ToldDay['night'], 'startMinute' | 'minutesAsleep'> {
  const night = NIGHTS[daysAgo]
  if (night) return night
  if (!SHORT_NIGHTS.includes(daysAgo))
    return { minutesAsleep: between(random, [384, 13], [363, 420]) }
  // Late to bed, not early to rise.
  return { minutesAsleep: random.int(318, 352), startMinute: random.int(-40, 10) }
}

function dayOf(random: Random, daysAgo: number): ToldDay {
  const [morning, evening] =
    PRESSURES[daysAgo] ?? usualCuff(random.fork('cuff'), SHORT_NIGHTS.includes(daysAgo))

  return {
    events: EPISODES[daysAgo] ?? [],
    night: {
      ...nightOf(random.fork('asleep'), daysAgo),
      // In some nights it falls a little, which is no event.
      lowestPercents: LOW_NIGHTS[daysAgo] ?? (random.chance(0.25) ? [random.int(91, 92)] : []),
    },
    cuff: {
      morning: told(morning, daysAgo === 0 ? CUFF_THIS_MORNING : undefined),
      evening: told(evening),
    },
  }
}

/** Her days and nights, counted back from the day of the seed. What the story leaves open is drawn by the seed. */
export function herStory(today: string, seed: number): ScenarioOfDay {
  const random = createRandom(`${seed} her story`)

  const days = Array.from({ length: DAYS }, (_, daysAgo): Scenario => ({
    name: 'her-story',
    title: '王桂兰的九十天',
    told: dayOf(random.fork(String(daysAgo)), daysAgo),
  }))

  return (day) => days[daysBetween(day, today)]
}
