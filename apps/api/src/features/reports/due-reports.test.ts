// Reports are not looked for where nothing has changed of which they are made (ADR 30): what is stored must be what is stored
// by looking each time.
import {
  addDays,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiMoment,
} from '@kangban/china-time'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../database/open-database.ts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { measureDays } from '../../testing/measured-days.ts'
import { measureTurns } from '../../testing/measure-turns.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { makeDueReports } from './make-due-reports.ts'

const TODAY = '2026-03-02'
const YESTERDAY = addDays(TODAY, -1)
const app = await startTestApp()
/** Another replica, or a version that knows nothing of marks. */
const elsewhere = await openDatabase(app.services.config.databaseUrl)
let accountId: string
let phone = 13700320000

afterAll(async () => {
  await elsewhere.$disconnect()
  await app.stop()
})

beforeEach(async () => {
  const { userCode } = await app.logIn(String((phone += 1)))
  accountId = (await elsewhere.account.findUniqueOrThrow({ where: { userCode } })).id
  await measureDays(elsewhere, accountId, { from: '2026-02-20', count: 10 })
})

const at = (time: string, day = YESTERDAY) => shanghaiMoment(day, time)

const lookAt = (now: Date) =>
  makeDueReports({ ...app.services, clock: { now: () => now } }, accountId)

const look = () => lookAt(at('10:00', TODAY))
const kept = () => elsewhere.reportsMade.findUnique({ where: { accountId } })

const stored = () =>
  elsewhere.report.findMany({
    where: { accountId },
    orderBy: [{ kind: 'asc' }, { day: 'asc' }],
    select: { kind: true, day: true, content: true },
  })

/** As if nobody had ever looked. */
async function storedAnew(now: Date) {
  await app.services.memory.clear()
  await elsewhere.reportsMade.deleteMany({ where: { accountId } })
  await lookAt(now)
  return stored()
}

const reading = (kind: string, moment: Date, value: number) => (database: Database) =>
  database.reading.create({ data: { accountId, kind, at: moment, value, source: 'watch' } })

const reminder = (fields: object = {}) => ({
  id: `${accountId} plan`,
  accountId,
  reminderId: `${accountId} plan`,
  kind: 'medicine',
  name: '药',
  dose: '',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['08:00'],
  active: true,
  since: at('00:00', '2026-02-01'),
  ...fields,
})

const device = () => ({ id: accountId, accountId, measurementId: 'm', deviceCode: 'd' })

/** Each thing of which reports are made, changed on one of the last days. */
const CHANGES: Record<string, (database: Database) => Promise<unknown>> = {
  'a heart rate': (database) => reading('heartRate', at('03:07'), 178)(database),
  'an oxygen': (database) => reading('oxygen', at('03:07'), 81)(database),
  'a temperature': (database) => reading('temperature', at('03:07'), 39)(database),
  steps: (database) => reading('steps', at('13:07'), 9000)(database),
  'a pressure': ({ bloodPressure }) =>
    bloodPressure.updateMany({ where: { accountId }, data: { systolic: 171 } }),
  'a night': ({ sleepNight }) =>
    sleepNight.updateMany({ where: { accountId }, data: { score: 31 } }),
  'an event': ({ warning }) =>
    warning.create({
      data: {
        id: accountId,
        accountId,
        kind: 'heart-fast',
        level: 'bad',
        value: 150,
        limit: 120,
        occurredAt: at('12:00'),
      },
    }),
  'an ECG': ({ ecgRecord }) =>
    ecgRecord.create({
      data: {
        ...device(),
        source: 'watch',
        startedAt: at('12:00'),
        createdAt: at('12:00'),
        samples: new Uint8Array(),
        sampleCount: 0,
        complete: true,
        rhythm: 'suspected-af',
        rhythmReason: '',
        marks: [],
      },
    }),
  'a long record': ({ holterRecord }) =>
    holterRecord.create({
      data: {
        ...device(),
        startedAt: at('12:00'),
        rateHz: 512,
        status: 'ready',
        createdAt: at('12:00'),
      },
    }),
  'a goal': ({ goal }) =>
    goal.create({
      data: { accountId, kind: 'steps', value: 100, since: at('00:00', '2026-02-01') },
    }),
  'a birthday': ({ profile }) => {
    const row = { birthday: '1940-05-01', updatedAt: at('12:00') }

    return profile.upsert({
      where: { accountId },
      create: { accountId, ...row },
      update: row,
    })
  },
  'a reminder': ({ reminder: plans }) => plans.create({ data: reminder() }),
}

describe('reports are looked for again', () => {
  it.each(Object.entries(CHANGES))('after %s has changed', async (_, change) => {
    await look()
    const before = await kept()
    expect(before).not.toBeNull()
    await change(elsewhere)
    await look()
    const after = await kept()
    expect(after).not.toBeNull()
    expect(after).not.toEqual(before)
    const seen = await stored()
    expect(await storedAnew(at('10:00', TODAY))).toEqual(seen)
  })

  it('after a time of a reminder is marked, or it changes, or what was typed in does it', async () => {
    await CHANGES['a reminder']?.(elsewhere)
    const hashes = new Set<string | undefined>()

    const works: (() => Promise<unknown>)[] = [
      async () => undefined,
      () =>
        elsewhere.reminderMark.create({
          data: {
            accountId,
            reminderId: reminder().reminderId,
            day: YESTERDAY,
            time: '08:00',
            state: 'done',
            at: at('08:03'),
          },
        }),
      () =>
        elsewhere.reminder.updateMany({
          where: { accountId },
          data: { until: at('00:00', '2026-02-25') },
        }),
      () =>
        elsewhere.manualReading.create({
          data: {
            accountId,
            measurementId: 'm',
            kind: 'weight',
            at: at('08:10'),
            value: 60,
            place: 'home',
            createdAt: at('08:10'),
          },
        }),
    ]

    for (const work of works) {
      await work()
      await look()
      hashes.add((await kept())?.madeOf)
      const seen = await stored()
      expect(await storedAnew(at('10:00', TODAY))).toEqual(seen)
    }

    expect(hashes.size).toBe(works.length)
  })

  it('on the next day', async () => {
    await look()
    await measureDays(elsewhere, accountId, { from: TODAY, count: 1 })
    await look()
    const before = (await stored()).length
    await lookAt(at('00:10', addDays(TODAY, 1)))
    expect((await stored()).length).toBeGreaterThan(before)
  })

  it('for as long as a time of yesterday is open, which the time that passes closes', async () => {
    await elsewhere.reminder.create({ data: reminder({ times: ['22:00'] }) })
    const [open, closed] = [at('01:00', TODAY), at('02:00', TODAY)]
    await lookAt(open)
    expect(await kept()).toBeNull()
    const before = await stored()
    await lookAt(closed)
    expect(await kept()).not.toBeNull()
    expect(await stored()).not.toEqual(before)
  })

  it('for as long as what the watch tells of today may do what was due yesterday', async () => {
    await elsewhere.reminder.create({ data: reminder({ kind: 'watch', times: ['23:40'] }) })
    await look()
    expect(await kept()).toBeNull()
    const before = await stored()
    await reading('heartRate', at('00:20', TODAY), 60)(elsewhere)
    await look()
    expect(await stored()).not.toEqual(before)
    // Of the day itself there is nothing more to come.
    await reading('heartRate', at('23:50'), 60)(elsewhere)
    await look()
    expect(await kept()).not.toBeNull()
  })
})

describe('reports are not looked for', () => {
  it('where nothing has changed but today, or when a reminder comes due next', async () => {
    await elsewhere.reminder.create({ data: reminder() })
    await look()
    const before = await kept()
    const [gone] = await elsewhere.report.findMany({ where: { accountId, kind: 'daily' } })
    await elsewhere.report.deleteMany({ where: { id: gone?.id ?? '' } })
    const left = await stored()
    await reading('heartRate', at('00:07', TODAY), 178)(elsewhere)
    await elsewhere.reminder.updateMany({ where: { accountId }, data: { nextAt: at('08:00') } })
    await lookAt(new Date(at('10:00', TODAY).getTime() + MS_PER_HOUR))
    expect(await stored()).toEqual(left)
    expect(await kept()).toEqual(before)
  })

  it('twice by many who ask at once, and nobody fails', async () => {
    const moments = [0, 1, 2, 3].map(
      (minute) => at('10:00', TODAY).getTime() + minute * MS_PER_MINUTE,
    )

    await Promise.all(moments.map((moment) => lookAt(new Date(moment))))
    const seen = await stored()
    expect(await storedAnew(new Date(moments[3] ?? MS_PER_DAY))).toEqual(seen)
  })
})

/** So many days with a heart rate every hour, and two reminders a day that it does. */
async function worn(days: number) {
  const from = at('00:30', addDays(TODAY, -days)).getTime()

  const readings = Array.from({ length: days * 24 }, (_, hour) => ({
    at: new Date(from + hour * MS_PER_HOUR),
    value: 60 + (hour % 24),
  }))

  await insertReadings(elsewhere, { accountId, kind: 'heartRate', source: 'watch', readings })

  await elsewhere.reminder.create({
    data: reminder({ kind: 'watch', times: ['08:00', '20:00'], since: new Date(from) }),
  })
}

describe('reports that were never made', () => {
  it('are made of a year in many turns of the loop', async () => {
    await worn(360)
    const turns = measureTurns()
    await look()
    const { longest, all } = turns.end()
    expect((await stored()).length).toBeGreaterThan(400)
    // Of processor time, as shares, so that it holds on a busy machine.
    expect(longest / all).toBeLessThan(1 / 5)
  })

  it('are all there after a crash while they were stored', async () => {
    await worn(90)
    let left = 3

    const crashing = elsewhere.$extends({
      query: {
        report: {
          createMany({ args, query }) {
            if ((left -= 1) < 0) throw new Error('crashed')
            return query(args)
          },
        },
      },
    }) as unknown as Database

    const now = at('10:00', TODAY)
    const services = { ...app.services, database: crashing, clock: { now: () => now } }
    await expect(makeDueReports(services, accountId)).rejects.toThrow('crashed')
    const some = await stored()
    expect(some.some(({ kind }) => kind === 'weekly')).toBe(true)
    await look()
    const seen = await stored()
    expect(seen.length).toBeGreaterThan(some.length)
    await elsewhere.report.deleteMany({ where: { accountId } })
    expect(await storedAnew(now)).toEqual(seen)
  })
})
