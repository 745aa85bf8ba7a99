import { randomUUID } from 'node:crypto'
import {
  type BloodPressureDay,
  type BpMonitorDay,
  DEVICE_TYPES,
  type HomeSummary,
} from '@kangban/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { MINUTES_PER_DAY, shanghaiDay } from '@kangban/china-time'
import { exported } from '../../testing/exported.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { type Wearer, wearersOf } from './testing/wearers.ts'

const app = await startTestApp()
const { wearer, send, ago, warningsOf } = wearersOf(app, 13_700_009_500)
afterAll(() => app.stop())

const reading = (change: object = {}) => ({
  measurementId: randomUUID(),
  at: ago(1),
  systolic: 142,
  diastolic: 88,
  pulse: 74,
  battery: 66,
  ...change,
})

const save = (user: Wearer, change: object = {}) =>
  user.post('/blood-pressure-monitor/v1/save-blood-pressure', {
    deviceCode: user.code,
    ...reading(),
    ...change,
  })

const stored = ({ accountId }: Wearer) =>
  app.services.database.bloodPressure.findMany({ where: { accountId } })

const told = (entry: { circumstances: unknown } | undefined) => entry?.circumstances

const owner = () => wearer(DEVICE_TYPES.bloodPressureMonitor)

describe("a reading of the user's own monitor", () => {
  it('is stored with its verdict, its warning and the battery', async () => {
    const user = await owner()

    expect((await save(user)).data).toEqual({
      stored: 'new',
      reason: null,
      state: 'high',
      stateText: '偏高',
      sentence: [
        { text: '这次量得 142/88，', tone: 'plain' },
        { text: '偏高，请午后再测一次。', tone: 'warn' },
      ],
    })

    expect(await stored(user)).toMatchObject([
      { systolic: 142, diastolic: 88, pulse: 74, source: 'monitor', deviceCode: user.code },
    ])

    expect(await warningsOf(user)).toEqual([expect.stringContaining('pressure-high warn 142')])

    expect(
      await app.services.database.binding.findUnique({ where: { id: user.code } }),
    ).toMatchObject({ battery: 66 })
  })

  it('is shown at once by home and the page for the doctor, where the clock of the monitor runs ahead', async () => {
    const user = await owner()
    await save(user, { at: ago(-4) })
    const { cards } = (await user.get<HomeSummary>('/monitor/v1/app/home-summary')).data
    expect(cards.find(({ metric }) => metric === 'bloodPressure')).toMatchObject({ value: 142 })

    expect((await user.get('/report/v1/app/doctor-page', { form: 'doctor' })).data).toMatchObject({
      sources: [expect.stringContaining('血压仪 1 次'), expect.anything(), expect.anything()],
    })
  })

  it('is stored once, however often it is sent and whoever brings it', async () => {
    const user = await owner()
    const same = reading({ systolic: 124, diastolic: 78 })
    expect((await save(user, same)).data).toMatchObject({ stored: 'new', state: 'normal' })
    expect((await save(user, same)).data).toMatchObject({ stored: 'new', state: 'normal' })
    const { at, systolic, diastolic, pulse } = same

    expect(
      (await send(user.code, [{ kind: 'bloodPressure', at, systolic, diastolic, pulse }])).data,
    ).toMatchObject({
      duplicates: 1,
    })

    expect((await save(user, { ...same, measurementId: randomUUID() })).data).toMatchObject({
      stored: 'already',
    })

    expect(await stored(user)).toHaveLength(1)
  })

  it('keeps what was told of the moment, and lists it beside the reading', async () => {
    const user = await owner()
    await save(user, { circumstances: ['dizzy', 'exercised'] })
    await save(user, { at: ago(2), circumstances: [] })
    await save(user, { at: ago(3) })
    const day = shanghaiDay(app.clock.now())

    const records = await user.post<BpMonitorDay>(
      '/blood-pressure-monitor/v1/query-blood-pressure',
      {
        queryType: 'SINGLE_DAY',
        queryDate: day,
      },
    )

    expect(records.data.records.map(({ kangban }) => told(kangban))).toEqual([
      null,
      [],
      ['dizzy', 'exercised'],
    ])

    const course = await user.get<BloodPressureDay>(`/monitor/app/v1/bloodpre/1/${day}`)

    expect(course.data.kangban?.readings.map(told)).toEqual([['dizzy', 'exercised'], [], null])

    expect((await exported(app, user))('指标/血压.csv')).toContain('头晕、刚运动')
  })

  it('tells to rest and to call a doctor where it is grave', async () => {
    const user = await owner()
    const { data } = await save(user, { systolic: 186, diastolic: 112 })

    expect(data).toMatchObject({
      state: 'alert',
      sentence: [{}, { text: '很高，请坐下休息，五分钟后再测，还高就今天看医生。', tone: 'bad' }],
    })
  })

  it('is refused with a reason where it cannot be', async () => {
    const user = await owner()

    const reasons = await Promise.all(
      [{ at: ago(-10) }, { at: ago(31 * MINUTES_PER_DAY) }, { systolic: 80, diastolic: 120 }].map(
        async (change) => (await save(user, change)).data,
      ),
    )

    expect(reasons).toMatchObject(
      ['future', 'too-old', 'implausible'].map((reason) => ({
        stored: 'refused',
        reason,
        state: 'none',
      })),
    )

    expect(await stored(user)).toEqual([])
  })
})

describe('nobody', () => {
  it('stores with a monitor of somebody else, one that was given up, or a device of another type', async () => {
    const [user, other, watch] = [await owner(), await owner(), await wearer()]
    const unknown = { deviceCode: 'KP999' }

    for (const [who, change] of [
      [user, { deviceCode: other.code }],
      [user, unknown],
      [watch, {}],
    ] as const) {
      expect(await save(who, change)).toMatchObject({ code: '9999', msg: '设备未绑定' })
    }

    await app.services.database.device.update({
      where: { code: user.code },
      data: { holderId: null },
    })

    expect(await save(user)).toMatchObject({ code: '9999', msg: '设备未绑定' })
    for (const one of [user, other, watch]) expect(await stored(one)).toEqual([])
  })

  it('stores without consent', async () => {
    const user = await owner()
    await app.services.database.consent.deleteMany({ where: { accountId: user.accountId } })
    expect((await save(user)).code).toBe('9999')
    expect(await stored(user)).toEqual([])
  })
})
