import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from './chance/exact-math.ts'
import type { RhythmEpisode } from './heart/rhythm-episode.ts'
import { dayRandom, type Life } from './person/life.ts'

/** Episodes of the day: as it is told, of its scenario, or as a condition brings them now and then. */
export function episodesOf(life: Life, dayNumber: number): RhythmEpisode[] {
  const { person } = life
  const { rhythm, told } = life.scenarioOn(dayNumber) ?? {}
  if (told) return told.events.map(within)
  const random = dayRandom(life, 'episodes', dayNumber)
  const events: RhythmEpisode[] = []

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

function within<E extends RhythmEpisode>(event: E): E {
  return { ...event, minutes: clamp(event.minutes, [1, MINUTES_PER_DAY - event.startMinute]) }
}
