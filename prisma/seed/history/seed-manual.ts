import { addDays, shanghaiMoment } from '@kangban/china-time'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from '../people/seeded-ids.ts'

interface Typed {
  daysAgo: number
  clock: string
  kind: string
  systolic?: number
  diastolic?: number
  pulse?: number
  value?: number
  place: string
  arm?: string
  circumstances?: string[]
  note?: string
}

/** What she measured away from home, and on her own scales; the newest weight is that of her profile. */
const TYPED: readonly Typed[] = [
  { daysAgo: 74, clock: '07:20', kind: 'weight', value: 62.3, place: 'home' },
  {
    daysAgo: 61,
    clock: '09:40',
    kind: 'bloodPressure',
    systolic: 152,
    diastolic: 92,
    pulse: 76,
    place: 'hospital',
    arm: 'right',
    note: '复诊时医生量的',
  },
  { daysAgo: 43, clock: '07:15', kind: 'weight', value: 61.8, place: 'home' },
  {
    daysAgo: 40,
    clock: '16:28',
    kind: 'bloodPressure',
    systolic: 138,
    diastolic: 86,
    pulse: 72,
    place: 'clinic',
    arm: 'left',
    circumstances: ['exercised'],
  },
  { daysAgo: 40, clock: '16:35', kind: 'temperature', value: 36.6, place: 'clinic' },
  { daysAgo: 40, clock: '16:36', kind: 'oxygen', value: 96, place: 'clinic' },
  { daysAgo: 12, clock: '07:10', kind: 'weight', value: 61.2, place: 'home' },
]

/** What she told of moments that the watch measured. */
const NOTED = [
  {
    daysAgo: 1,
    clock: '09:10',
    metric: 'heartRate',
    circumstances: ['exercised'],
    note: '走去菜场',
  },
  { daysAgo: 1, clock: '00:00', metric: 'sleep', circumstances: null, note: '楼上装修，睡得晚' },
  { daysAgo: 6, clock: '15:40', metric: 'heartRate', circumstances: ['palpitations'], note: '' },
] as const

/** Readings that a person typed in, and notes, as far as the history reaches. */
export async function seedManual(
  { database, vault, random, today, now, days }: SeedContext,
  accountId: string,
): Promise<void> {
  const ids = random(`manual ${accountId}`)

  await database.manualReading.createMany({
    data: TYPED.flatMap(({ daysAgo, clock, note, ...typed }) => {
      const measurementId = uuidFrom(ids)
      const at = shanghaiMoment(addDays(today, -daysAgo), clock)
      if (daysAgo >= days || at > now) return []
      const noteCipher = note === undefined ? null : vault.encrypt(note)
      return [{ accountId, measurementId, at, ...typed, noteCipher, createdAt: at }]
    }),
  })

  await database.momentNote.createMany({
    data: NOTED.flatMap(({ daysAgo, clock, metric, circumstances, note }) => {
      const at = shanghaiMoment(addDays(today, -daysAgo), clock)
      if (daysAgo >= days || at > now) return []
      const noteCipher = note === '' ? null : vault.encrypt(note)

      return [
        {
          accountId,
          metric,
          at,
          ...(circumstances && { circumstances: [...circumstances] }),
          noteCipher,
        },
      ]
    }),
  })
}
