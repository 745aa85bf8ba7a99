import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from './chance/exact-math.ts'
import { dayRandom, type Life } from './person/life.ts'

/** An episode of the heart rhythm. Minutes since local midnight, within the day. */
export type Episode =
  | {
      kind: 'af-episode'
      startMinute: number
      minutes: number
      heartRate: number
      rrVariation: number
    }
  | {
      kind: 'premature-beats'
      startMinute: number
      minutes: number
      everyBeats: number
      coupling: readonly [lo: number, hi: number]
    }

/** Episodes of the day: of its scenario, or as a condition brings them now and then. */
export function episodesOf(life: Life, dayNumber: number): Episode[] {
  const { person } = life
  const rhythm = life.scenarioOn(dayNumber)?.rhythm
  const random = dayRandom(life, 'episodes', dayNumber)
  const events: Episode[] = []

  if (rhythm?.kind === 'af') {
    events.push(within({ ...rhythm, kind: 'af-episode' }))
  } else if (person.conditions.includes('atrial-fibrillation') && random.chance(0.1)) {
    const heartRate = Math.round(random.normal(112, 9))
    const startMinute = random.int(0, 1380)
    const minutes = random.int(12, 180)

    events.push(
      within({
        kind: 'af-episode',
        startMinute,
        minutes,
        heartRate,
        rrVariation: random.int(20, 30) / 100,
      }),
    )
  }

  if (rhythm?.kind === 'pvc') {
    events.push(within({ ...rhythm, kind: 'premature-beats' }))
  } else if (person.conditions.includes('premature-beats')) {
    const startMinute = random.int(360, 1200)
    const minutes = random.int(30, 240)
    const everyBeats = random.int(12, 60)

    events.push(
      within({ kind: 'premature-beats', startMinute, minutes, everyBeats, coupling: [0.5, 0.7] }),
    )
  }

  return events
}

function within<E extends Episode>(event: E): E {
  return { ...event, minutes: clamp(event.minutes, [1, MINUTES_PER_DAY - event.startMinute]) }
}
