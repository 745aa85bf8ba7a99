// For the tests: measurements in the database, as devices leave them.
import { addDays, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import type { Database } from '../database/open-database.ts'

/** A calm day of somebody who wears everything: a heart rate every half-hour of 66-70, one night, two blood pressures. */
export async function measureDay(
  database: Database,
  accountId: string,
  day: string,
): Promise<void> {
  const start = startOfShanghaiDay(day).getTime()
  const at = (minute: number) => new Date(start + minute * MS_PER_MINUTE)

  const reading = (kind: string, minute: number, value: number) => ({
    accountId,
    kind,
    at: at(minute),
    value,
    source: 'watch',
  })

  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60)

  await database.reading.createMany({
    data: hours.flatMap((minute) => [
      reading('heartRate', minute, 66),
      reading('heartRate', minute + 30, 70),
      reading('oxygen', minute, 96),
      reading('temperature', minute, minute < 5 * 60 ? 34.4 : 31),
      reading('steps', minute, minute >= 8 * 60 ? 400 : 0),
    ]),
  })

  await database.bloodPressure.createMany({
    data: [
      {
        id: `${accountId} ${day} 1`,
        accountId,
        at: at(7 * 60),
        systolic: 128,
        diastolic: 78,
        source: 'monitor',
      },
      {
        id: `${accountId} ${day} 2`,
        accountId,
        at: at(20 * 60),
        systolic: 124,
        diastolic: 76,
        source: 'monitor',
      },
    ],
  })

  await database.sleepNight.create({
    data: {
      accountId,
      day,
      startAt: at(-80),
      endAt: at(380),
      score: 86,
      averageHeartRate: 58,
      stages: [
        { stage: 'light', minutes: 300 },
        { stage: 'deep', minutes: 70 },
        { stage: 'rem', minutes: 62 },
        { stage: 'awake', minutes: 28 },
      ],
      lowOxygen: [],
    },
  })
}

export async function measureDays(
  database: Database,
  accountId: string,
  { from, count }: { from: string; count: number },
) {
  for (let day = 0; day < count; day++) await measureDay(database, accountId, addDays(from, day))
}
