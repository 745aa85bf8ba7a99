import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addDays,
  lastDays,
  MINUTES_PER_DAY,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { createDayFigures, type DayFigures } from './day-figures.ts'
import { createHealthMemory, type HealthMemory, MARKED_KINDS } from './health-memory.ts'
import { type Database, openDatabase } from '../open-database.ts'
import { insertReadings } from '../../shared/readings/insert-readings.ts'
import { measureDay } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const TODAY = '2026-03-02'

const TABLES = [
  'Binding',
  'BloodPressure',
  'EcgRecord',
  'Goal',
  'HolterRecord',
  'ManualReading',
  'PointsEntry',
  'Profile',
  'SleepNight',
  'Warning',
]

let app: TestApp
/** Somebody else's connection: another replica, a command, or a version that knows of no marks. */
let elsewhere: Database
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let figures: DayFigures
let memory: HealthMemory
let forgetful: HealthMemory
/** As after a start, at each call. */
let isForgetful = false

const createMemory = () => createHealthMemory({ ...app.services, figures })

beforeAll(async () => {
  app = await startTestApp({
    services: {
      memory: {
        open: (asked) => (isForgetful ? forgetful : memory).open(asked),
        clear: () => memory.clear(),
        close: () => memory.close(),
      },
    },
  })

  figures = createDayFigures(app.services, 'this test')
  memory = createMemory()
  forgetful = createHealthMemory({ ...app.services, figures, characters: 1 })
  elsewhere = await openDatabase(app.services.config.databaseUrl)
  user = await app.logIn('13700000001')

  const account = await elsewhere.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  accountId = account.id

  await Promise.all(
    lastDays(addDays(TODAY, -1), 9).map((day) => measureDay(elsewhere, accountId, day)),
  )
}, 60_000)

afterAll(async () => {
  await elsewhere.$disconnect()
  await app.stop()
})

const PATHS = [
  '/monitor/v1/app/home-summary',
  ...['heart', 'oxygen', 'temperature', 'activity', 'sleep', 'bloodpre'].flatMap((page) => [
    `/monitor/app/v1/${page}/1/${TODAY}`,
    `/monitor/app/v1/${page}/1/${addDays(TODAY, -1)}`,
    `/monitor/app/v1/${page}/2/${TODAY}`,
  ]),
]

const answers = () => Promise.all(PATHS.map(async (path) => [path, (await user.get(path)).data]))

const moment = fc
  .integer({ min: -3 * MINUTES_PER_DAY, max: 10 * 60 })
  .map((minute) => new Date(startOfShanghaiDay(TODAY).getTime() + minute * MS_PER_MINUTE))

const kind = fc.constantFrom(...MARKED_KINDS)
const value = fc.integer({ min: 30, max: 190 })

/** What may happen to what is known of somebody; moments repeat and come late, so that some change nothing. */
const change = fc.oneof(
  fc.record({
    batch: fc.record({
      kind,
      readings: fc.uniqueArray(fc.record({ at: moment, value }), {
        minLength: 1,
        maxLength: 8,
        selector: ({ at }) => at.getTime(),
      }),
    }),
  }),
  fc.record({ forget: fc.record({ kind, from: moment }) }),
  fc.record({ correct: fc.record({ kind, from: moment, value }) }),
  fc.record({ move: fc.record({ kind, from: moment, days: fc.integer({ min: -2, max: 2 }) }) }),
  fc.record({ pressure: fc.record({ at: moment, systolic: value }) }),
  fc.record({ night: fc.record({ daysAgo: fc.nat(3), score: fc.nat(100) }) }),
  fc.record({ warn: fc.record({ at: moment, value }) }),
  fc.constant({ handle: true }),
  fc.record({ goal: fc.integer({ min: 1000, max: 20_000 }) }),
  fc.record({ born: fc.integer({ min: 1930, max: 2000 }) }),
)

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

async function make(one: Change): Promise<void> {
  const { reading, bloodPressure, sleepNight, warning, goal, profile } = elsewhere

  if ('batch' in one) await insertReadings(elsewhere, { accountId, source: 'watch', ...one.batch })
  else if ('forget' in one)
    await reading.deleteMany({
      where: { accountId, kind: one.forget.kind, at: { gte: one.forget.from } },
    })
  else if ('correct' in one)
    await reading.updateMany({
      where: { accountId, kind: one.correct.kind, at: { gte: one.correct.from } },
      data: { value: one.correct.value },
    })
  else if ('move' in one) {
    const where = { accountId, kind: one.move.kind, at: { gte: one.move.from } }
    const first = await reading.findFirst({ where, orderBy: { at: 'asc' } })
    if (!first) return
    const at = new Date(first.at.getTime() + one.move.days * MS_PER_DAY + 1)
    await reading.updateMany({ where: { ...where, at: first.at }, data: { at } })
  } else if ('pressure' in one) {
    const { at, systolic } = one.pressure
    const where = { accountId_source_at: { accountId, source: 'watch', at } }
    const row = { accountId, source: 'watch', at, systolic, diastolic: 30 }
    const id = `${accountId} ${at.getTime()}`
    await bloodPressure.upsert({ where, create: { id, ...row }, update: row })
  } else if ('night' in one) {
    const day = addDays(TODAY, -one.night.daysAgo)
    const endAt = new Date(startOfShanghaiDay(day).getTime() + 6 * MS_PER_HOUR)
    const stages = [{ stage: 'deep', minutes: 400 }]
    const startAt = new Date(endAt.getTime() - 7 * MS_PER_HOUR)
    const row = { score: one.night.score, startAt, endAt, stages, lowOxygen: [] }
    const where = { accountId_day: { accountId, day } }
    await sleepNight.upsert({ where, create: { accountId, day, ...row }, update: row })
  } else if ('warn' in one) {
    const { at: occurredAt, value } = one.warn
    const id = `${accountId} ${occurredAt.getTime()}`
    const row = { accountId, kind: 'heart-fast', level: 'bad', value, limit: 120, occurredAt }
    await warning.upsert({ where: { id }, create: { id, ...row }, update: { value } })
  } else if ('handle' in one)
    await warning.updateMany({ where: { accountId }, data: { handledAt: app.clock.now() } })
  else if ('goal' in one) {
    const since = startOfShanghaiDay(addDays(TODAY, -5))
    const key = { accountId, kind: 'steps', since }
    const where = { accountId_kind_since: key }
    await goal.upsert({ where, create: { ...key, value: one.goal }, update: { value: one.goal } })
  } else {
    const row = { birthday: `${one.born}-05-01`, updatedAt: app.clock.now() }
    await profile.upsert({ where: { accountId }, create: { accountId, ...row }, update: row })
  }
}

const nothing = async () => []

describe('what is remembered', () => {
  it('is what would be read anew, whatever was stored elsewhere meanwhile', async () => {
    await answers()

    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        for (const one of changes) await make(one)
        const remembered = await answers()
        await figures.written()
        isForgetful = true
        const ofFigures = await answers()
        isForgetful = false
        // Resting rates, night temperatures and steps of the days before.
        expect(await elsewhere.dayFigure.count()).toBeGreaterThan(100)
        await memory.clear()
        const anew = await answers()
        expect(remembered).toEqual(anew)
        expect(ofFigures).toEqual(anew)
      }),
      { numRuns: 30, seed: 1, endOnFailure: true },
    )
  }, 120_000)

  it('is asked of the database once, and again when that has changed of which it is made', async () => {
    const memory = createMemory()
    const days = lastDays(TODAY, 3)
    const made: string[] = []

    const read = async () => {
      const known = await memory.open({ accountId, tables: ['Goal'], kinds: ['oxygen'], days })

      await known.of('goals', ['Goal'], async () => made.push('goals'))

      await known.ofDays('oxygen', { kind: 'oxygen', days }, async (missing) => {
        made.push(...missing)
        return missing
      })

      return made.splice(0)
    }

    expect(await read()).toEqual(['goals', ...days])
    expect(await read()).toEqual([])

    const at = new Date(startOfShanghaiDay(addDays(TODAY, -1)).getTime() - 1)
    const source = 'watch'

    await insertReadings(elsewhere, {
      accountId,
      kind: 'oxygen',
      source,
      readings: [{ at, value: 91 }],
    })

    expect(await read()).toEqual([addDays(TODAY, -2)])

    await insertReadings(elsewhere, {
      accountId,
      kind: 'oxygen',
      source,
      readings: [{ at, value: 92 }],
    })

    expect(await read()).toEqual([])
    const since = app.clock.now()
    await elsewhere.goal.create({ data: { accountId, kind: 'steps', value: 1234, since } })
    expect(await read()).toEqual(['goals'])
  })

  it('is made anew as a whole when anything of it has changed, or the minute', async () => {
    const memory = createMemory()
    const days = [TODAY]
    let made = 0

    const whole = async (clock: string) => {
      const now = new Date(`${TODAY}T${clock}+08:00`)
      const known = await memory.open({ accountId, tables: ['Goal'], days, kinds: ['oxygen'] })
      const beside = [await memory.open({ accountId, tables: [], days, kinds: ['temperature'] })]
      return known.ofAll('all', { now, beside }, async () => ++made)
    }

    const measure = async (kind: string, minute: number) => {
      const at = new Date(startOfShanghaiDay(TODAY).getTime() + minute * MS_PER_MINUTE + 1)

      await insertReadings(elsewhere, {
        accountId,
        kind,
        source: 'watch',
        readings: [{ at, value: 36 }],
      })
    }

    expect([await whole('10:00:01'), await whole('10:00:59')]).toEqual([1, 1])
    expect([await whole('10:01'), await whole('10:00')]).toEqual([2, 3])
    await measure('steps', 1)
    expect(await whole('10:00')).toBe(3)
    await measure('oxygen', 1)
    expect(await whole('10:00')).toBe(4)
    await measure('temperature', 1)
    expect(await whole('10:00')).toBe(5)
  })

  it('cannot be asked for without its mark', async () => {
    const known = await app.services.memory.open({
      accountId,
      tables: ['Goal'],
      kinds: ['steps'],
      days: [TODAY],
    })

    await expect(known.of('x', ['Warning'], nothing)).rejects.toThrow('not asked for')
    const yesterday = { kind: 'steps', days: [addDays(TODAY, -1)] } as const
    await expect(known.ofDays('x', yesterday, nothing)).rejects.toThrow('not asked for')
    const other = { kind: 'oxygen', days: [TODAY] } as const
    await expect(known.of('x', other, nothing)).rejects.toThrow('not asked for')
  })
})

it('every change of a marked table gives another mark, and who is erased leaves none', async () => {
  const at = app.clock.now()
  const id = 'who-comes-and-goes'
  const own = { accountId: id }

  await elsewhere.account.create({
    data: { id, userCode: 'UG', phoneHash: 'pg', phoneCipher: '', createdAt: at },
  })

  await elsewhere.device.create({
    data: { code: 'D1', typeCode: '10040001', name: '', firmware: '', keyHash: '' },
  })

  const device = { ...own, measurementId: 'm', deviceCode: 'D1', createdAt: at, startedAt: at }

  await measureDay(elsewhere, id, TODAY)
  await elsewhere.goal.create({ data: { ...own, kind: 'steps', value: 1, since: at } })
  await elsewhere.profile.create({ data: { ...own, updatedAt: at } })

  await elsewhere.binding.create({
    data: { id, ...own, deviceCode: 'D1', status: '02', boundAt: at },
  })

  const warning = { kind: 'heart-fast', level: 'warn', value: 1, limit: 1, occurredAt: at }
  await elsewhere.warning.create({ data: { id, ...own, ...warning } })
  await elsewhere.holterRecord.create({ data: { id, ...device, rateHz: 128, status: 'new' } })

  await elsewhere.pointsEntry.create({
    data: { id, ...own, amount: 30, reason: 'sign-in', detail: '', at, idempotencyKey: id },
  })

  await elsewhere.manualReading.create({
    data: {
      ...own,
      measurementId: 'm',
      kind: 'weight',
      at,
      value: 60,
      place: 'home',
      createdAt: at,
    },
  })

  await elsewhere.ecgRecord.create({
    data: {
      id,
      ...device,
      source: 'watch',
      samples: new Uint8Array(),
      sampleCount: 0,
      complete: true,
      rhythm: 'sinus',
      rhythmReason: '',
      marks: [],
    },
  })

  const marks = async () =>
    new Map(
      (await elsewhere.healthMark.findMany({ where: own })).map(({ part, mark }) => [part, mark]),
    )

  /** Parts whose mark is another after the work. */
  const marked = async (work: Promise<unknown>) => {
    const before = await marks()
    await work

    return [...(await marks())]
      .filter(([part, mark]) => before.get(part) !== mark)
      .map(([part]) => part)
  }

  expect([...(await marks()).keys()].toSorted()).toEqual([...TABLES, ...MARKED_KINDS].toSorted())
  const where = own

  expect(await marked(elsewhere.bloodPressure.updateMany({ where, data: { pulse: 60 } }))).toEqual([
    'BloodPressure',
  ])

  expect(await marked(elsewhere.manualReading.updateMany({ where, data: { value: 61 } }))).toEqual([
    'ManualReading',
  ])

  expect(await marked(elsewhere.pointsEntry.updateMany({ where, data: { amount: 1 } }))).toEqual([
    'PointsEntry',
  ])

  expect(await marked(elsewhere.sleepNight.updateMany({ where, data: { score: 1 } }))).toEqual([
    'SleepNight',
  ])

  expect(await marked(elsewhere.ecgRecord.updateMany({ where, data: { heartRate: 61 } }))).toEqual([
    'EcgRecord',
  ])

  expect(
    await marked(elsewhere.holterRecord.updateMany({ where, data: { status: 'ready' } })),
  ).toEqual(['HolterRecord'])

  expect(await marked(elsewhere.warning.updateMany({ where, data: { handledAt: at } }))).toEqual([
    'Warning',
  ])

  expect(await marked(elsewhere.goal.updateMany({ where, data: { value: 2 } }))).toEqual(['Goal'])

  expect(await marked(elsewhere.profile.updateMany({ where, data: { height: 170 } }))).toEqual([
    'Profile',
  ])

  expect(await marked(elsewhere.binding.updateMany({ where, data: { status: '03' } }))).toEqual([
    'Binding',
  ])

  // Every batch of a device tells when it was heard of, which nothing remembered is made of.
  expect(await marked(elsewhere.binding.updateMany({ where, data: { lastSyncAt: at } }))).toEqual(
    [],
  )

  const oxygen = { ...own, kind: 'oxygen' }

  expect(
    await marked(elsewhere.reading.updateMany({ where: oxygen, data: { value: 95 } })),
  ).toEqual(['oxygen'])

  expect(await marked(elsewhere.reading.deleteMany({ where: oxygen }))).toEqual(['oxygen'])
  expect(await marked(elsewhere.bloodPressure.deleteMany({ where }))).toEqual(['BloodPressure'])
  expect(await marked(elsewhere.manualReading.deleteMany({ where }))).toEqual(['ManualReading'])
  await elsewhere.account.delete({ where: { id } })
  expect(await marks()).toEqual(new Map())
})
