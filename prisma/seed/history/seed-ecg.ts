import { MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, type DayVitals, type Person } from '@kangban/vitals'
import { analysedColumns } from '../../../apps/api/src/shared/ecg/analysed-columns.ts'
import { HOLTER_DAYS_AGO } from './her-story.ts'
import type { History } from './history.ts'
import type { SeedContext } from '../seed-context.ts'
import { deviceCodeOf } from '../people/device-identity.ts'
import { uuidFrom } from '../people/seeded-ids.ts'

const SECONDS = 30
/** One watch record about every week. */
const WATCH_EVERY_DAYS = 7
/** Records of the recorder during the newest episodes of each kind. */
const MAX_EPISODES = 3
/** Nobody takes an ECG asleep. */
const AWAKE = { from: 7 * 60, to: 21 * 60 }

interface Measurement {
  vitals: DayVitals
  minute: number
  source: 'watch' | 'recorder'
}

/** When the person took an ECG: the watch now and then in the morning, the recorder when something was felt. */
export function measurementsOf(days: readonly DayVitals[]): Measurement[] {
  const watch = days
    .filter((_, index) => (days.length - 1 - index) % WATCH_EVERY_DAYS === 1)
    .map((vitals): Measurement => ({ vitals, minute: AWAKE.from + 75, source: 'watch' }))

  const felt = (kind: 'af-episode' | 'premature-beats') =>
    days
      // On that day she wore the recorder all day.
      .filter((_, index) => days.length - 1 - index !== HOLTER_DAYS_AGO)
      .flatMap((vitals) =>
        vitals.events.filter((event) => event.kind === kind).map((event) => ({ vitals, event })),
      )
      .map(({ vitals, event }): Measurement => ({
        vitals,
        minute: event.startMinute + 6,
        source: 'recorder',
      }))
      .filter(({ minute }) => minute >= AWAKE.from && minute < AWAKE.to)
      .slice(-MAX_EPISODES)

  return [...watch, ...felt('af-episode'), ...felt('premature-beats')]
}

/** The ECG that the person took by now, drawn from the heart of the history and analysed. */
export function drawEcgRecords(
  { seed, now, person }: { seed: number; now: Date; person: Person },
  { days, live }: Pick<History, 'days' | 'live'>,
) {
  return measurementsOf(days)
    .map((measurement) => ({
      ...measurement,
      startedAt: new Date(
        startOfShanghaiDay(measurement.vitals.day).getTime() + measurement.minute * MS_PER_MINUTE,
      ),
    }))
    .filter(({ startedAt }) => startedAt.getTime() + SECONDS * 1000 <= now.getTime())
    .map(({ vitals, minute, source, startedAt }) => {
      const ecg = createEcg({
        person,
        seed: `${seed} ${vitals.day} ${minute}`,
        rateHz: SAMPLE_RATE,
        rhythm: live.rhythmFrom(startedAt.getTime()),
      })

      return { source, startedAt, ...analysedColumns(ecg.read(SAMPLE_RATE * SECONDS)) }
    })
}

/** Draws, analyses and stores the ECG records of a person; gives what the rules need of them. */
export async function seedEcg(
  { database, seed, now, random }: SeedContext,
  { accountId, person }: { accountId: string; person: Person },
  history: Pick<History, 'days' | 'live'>,
) {
  const ids = random(`ecg ${person.id}`)

  const records = drawEcgRecords({ seed, now, person }, history).map((record) => {
    const doneAt = new Date(record.startedAt.getTime() + SECONDS * 1000)
    const kind = record.source === 'recorder' ? 'ecgRecorder' : 'watch'

    return {
      id: uuidFrom(ids),
      accountId,
      measurementId: uuidFrom(ids),
      deviceCode: deviceCodeOf(kind, person.id),
      complete: true,
      ...record,
      analysedAt: doneAt,
      createdAt: doneAt,
    }
  })

  await database.ecgRecord.createMany({ data: records })

  return records.map(({ startedAt, rhythm, heartRate, source }) => ({
    startedAt,
    rhythm,
    heartRate: heartRate ?? null,
    source,
  }))
}
