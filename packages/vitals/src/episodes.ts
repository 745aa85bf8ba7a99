import { clamp } from './exact-math.ts'
import { dayRandom, type Life } from './life.ts'

/** What truly happened, to hold a detector against. Minutes since local midnight, within the day. */
export type VitalEvent =
  | { kind: 'af-episode'; startMinute: number; minutes: number; heartRate: number }
  | { kind: 'premature-beats'; startMinute: number; minutes: number; everyBeats: number }

/** Episodes of the day: of its scenario, or as a condition brings them now and then. */
export function episodesOf(life: Life, dayNumber: number): VitalEvent[] {
  const { person, scenario } = life
  const rhythm = scenario?.rhythm
  const random = dayRandom(life, 'episodes', dayNumber)
  const events: VitalEvent[] = []
  if (rhythm?.kind === 'af') {
    events.push(within({ kind: 'af-episode', ...spanOf(rhythm), heartRate: rhythm.heartRate }))
  } else if (person.conditions.includes('atrial-fibrillation') && random.chance(0.1)) {
    const heartRate = Math.round(random.normal(112, 9))
    const startMinute = random.int(0, 1380)
    events.push(within({ kind: 'af-episode', startMinute, minutes: random.int(12, 180), heartRate }))
  }
  if (rhythm?.kind === 'pvc') {
    events.push(within({ kind: 'premature-beats', ...spanOf(rhythm), everyBeats: rhythm.everyBeats }))
  } else if (person.conditions.includes('premature-beats')) {
    const startMinute = random.int(360, 1200)
    events.push(
      within({ kind: 'premature-beats', startMinute, minutes: random.int(30, 240), everyBeats: random.int(12, 60) }),
    )
  }
  return events
}

function spanOf(span: { startMinute: number; minutes: number }): { startMinute: number; minutes: number } {
  return { startMinute: span.startMinute, minutes: span.minutes }
}

function within<E extends VitalEvent>(event: E): E {
  return { ...event, minutes: clamp(event.minutes, [1, 1440 - event.startMinute]) }
}
