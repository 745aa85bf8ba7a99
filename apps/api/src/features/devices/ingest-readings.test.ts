import { randomUUID } from 'node:crypto'
import { MINUTES_PER_DAY, MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'
import { proofAt } from './testing/binding-proof.ts'
import { type Wearer, wearersOf } from './testing/wearers.ts'

const app = await startTestApp()
const { wearer, send, ago, rate, oxygen, warningsOf } = wearersOf(app, 13_700_006_000)
afterAll(() => app.stop())

const count = ({ accountId }: Wearer) =>
  app.services.database.reading.count({ where: { accountId } })

describe('a batch', () => {
  it('is stored under the person who has the device, each reading at its own time', async () => {
    const user = await wearer()

    const night = {
      kind: 'sleep',
      startAt: '2026-03-01T22:30:00+08:00',
      endAt: '2026-03-02T05:30:00+08:00',
      averageHeartRate: 58,
      stages: [
        { stage: 'light', minutes: 300 },
        { stage: 'deep', minutes: 120 },
      ],
      lowOxygen: [{ at: '2026-03-02T03:00:00+08:00', lowestPercent: 88, seconds: 40 }],
    }

    const readings = [
      rate(10, 72),
      rate(3000, 64),
      oxygen(10, 97),
      { kind: 'temperature', at: ago(10), value: 33.4 },
      { kind: 'steps', at: '2026-03-02T08:00:00+08:00', value: 640 },
      night,
    ]

    expect(await send(user.code, readings)).toMatchObject({
      code: '1000',
      data: { accepted: 6, duplicates: 0, refused: [] },
    })

    const { database } = app.services
    const { accountId } = user

    const rates = await database.reading.findMany({
      where: { accountId, kind: 'heartRate' },
      orderBy: { at: 'asc' },
    })

    expect(rates.map(({ at, value, source }) => `${shanghaiTime(at)} ${value} ${source}`)).toEqual([
      `${ago(3000)} 64 watch`,
      `${ago(10)} 72 watch`,
    ])

    expect(await database.sleepNight.findMany({ where: { accountId } })).toMatchObject([
      { day: '2026-03-02', averageHeartRate: 58, score: expect.any(Number), stages: night.stages },
    ])

    expect(await database.binding.findUnique({ where: { id: user.code } })).toMatchObject({
      battery: 80,
      lastSyncAt: app.clock.now(),
    })
  })

  it('of a blood-pressure monitor holds pressures', async () => {
    const user = await wearer(DEVICE_TYPES.bloodPressureMonitor)
    const pressure = { kind: 'bloodPressure', at: ago(5), systolic: 142, diastolic: 88, pulse: 74 }

    expect((await send(user.code, [pressure, rate(5, 74)])).data).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: [{ index: 1, reason: 'not-of-this-device' }],
    })

    const { accountId, code } = user

    expect(
      await app.services.database.bloodPressure.findMany({ where: { accountId } }),
    ).toMatchObject([
      { systolic: 142, diastolic: 88, pulse: 74, source: 'monitor', deviceCode: code },
    ])

    expect((await send(code, [pressure])).data).toMatchObject({ accepted: 0, duplicates: 1 })
    expect(await warningsOf(user)).toEqual([expect.stringContaining('pressure-high warn 142')])
  })

  it('is refused reading by reading, and says why', async () => {
    const user = await wearer()

    const bad = [
      rate(-6, 70),
      rate(30 * MINUTES_PER_DAY + 1, 70),
      { kind: 'bloodPressure', at: ago(1), systolic: 120, diastolic: 80 },
      rate(2, 0),
      { kind: 'steps', at: ago(7), value: 12 },
      {
        kind: 'sleep',
        startAt: ago(10),
        endAt: ago(400),
        stages: [{ stage: 'deep', minutes: 390 }],
      },
    ]

    expect((await send(user.code, [rate(-4, 70), ...bad])).data).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: [
        'future',
        'too-old',
        'not-of-this-device',
        'implausible',
        'implausible',
        'implausible',
      ].map((reason, index) => ({ index: index + 1, reason })),
    })

    expect(await count(user)).toBe(1)
  })

  it('holds at most 5,000 readings', async () => {
    const user = await wearer()
    const readings = Array.from({ length: 5001 }, (_, index) => rate(index, 70))

    expect(await send(user.code, readings)).toMatchObject({
      code: '9999',
      msg: '每次最多上传5000条数据',
    })

    expect(await count(user)).toBe(0)
  })
})

const steps = (value: number) => ({ kind: 'steps', at: '2026-03-02T09:00:00+08:00', value })

const sleep = (startAt: string, endAt: string, minutes: number) => ({
  kind: 'sleep',
  startAt: `2026-03-0${startAt}:00+08:00`,
  endAt: `2026-03-0${endAt}:00+08:00`,
  stages: [{ stage: 'light', minutes }],
})

describe('sent again', () => {
  it('a batch changes nothing and gets the same answer, also when it arrives three times at once', async () => {
    const user = await wearer()
    const readings = [rate(30, 70), rate(25, 71), rate(-10, 72)]
    const batchId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(user.code, readings, { batchId })))
    expect(answers.map(({ code }) => code)).toEqual(['1000', '1000', '1000'])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await send(user.code, readings, { batchId })).toEqual(answers[0])
    expect(await count(user)).toBe(2)
  })

  it('what overlaps is known, and the first value of a moment stays', async () => {
    const user = await wearer()
    await send(user.code, [rate(30, 70), rate(25, 71)])

    expect((await send(user.code, [rate(25, 99), rate(20, 72), rate(20, 73)])).data).toMatchObject({
      accepted: 1,
      duplicates: 2,
    })

    const stored = await app.services.database.reading.findMany({
      where: { accountId: user.accountId },
      orderBy: { at: 'asc' },
    })

    expect(stored.map(({ value }) => value)).toEqual([70, 71, 72])
  })

  it('the steps of an hour grow and never shrink', async () => {
    const user = await wearer()
    for (const value of [300, 860, 500]) await send(user.code, [steps(value)])
    const { accountId } = user

    expect(await app.services.database.reading.findMany({ where: { accountId } })).toMatchObject([
      { value: 860 },
    ])
  })

  it('a night that went on replaces its beginning, a nap does not replace a night', async () => {
    const user = await wearer()
    await send(user.code, [sleep('1T23:00', '2T04:00', 300)])
    await send(user.code, [sleep('1T23:00', '2T06:00', 420)])
    await send(user.code, [sleep('2T08:00', '2T08:40', 40)])
    const { accountId } = user

    expect(await app.services.database.sleepNight.findMany({ where: { accountId } })).toMatchObject(
      [{ day: '2026-03-02', endAt: new Date('2026-03-02T06:00:00+08:00') }],
    )
  })
})

describe('who may send', () => {
  it('only the device that knows its key; an unknown device answers the same', async () => {
    const user = await wearer()
    const refused = { code: '9999', msg: '设备验证失败', data: null }

    for (const key of ['', 'c0ffee00', 'c0ffee00c0ffee00c0ffee00c0ffee01']) {
      expect(await send(user.code, [rate(1, 70)], { key })).toMatchObject(refused)
    }

    expect(await send('KI00000000', [rate(1, 70)])).toMatchObject(refused)
    expect(await count(user)).toBe(0)
  })

  it('a device that somebody has bound', async () => {
    const user = await wearer()
    const unbinding = { bindStatus: '03', deviceCode: user.code }
    expect((await user.get('/device/v1/app/unbind-bind-device', unbinding)).code).toBe('1000')
    expect(await send(user.code, [rate(1, 70)])).toMatchObject({ code: '9999', msg: '设备未绑定' })
  })

  it('for a person who has agreed', async () => {
    const user = await wearer()
    await app.services.database.consent.deleteMany({ where: { accountId: user.accountId } })

    expect(await send(user.code, [rate(1, 70)])).toMatchObject({
      code: '9999',
      msg: '请先同意健康数据的收集与使用',
    })

    expect(await count(user)).toBe(0)
  })

  it('and only what was measured while that person had it', async () => {
    const [user, next] = [await wearer(), await wearer(DEVICE_TYPES.ecgRecorder)]
    await next.post('/user/v2/up-health-info', { height: 170, weight: 66 })
    await user.get('/device/v1/app/unbind-bind-device', { bindStatus: '03', deviceCode: user.code })
    const jsonBrs = proofAt(app.clock.now())
    const binding = { bindStatus: '02', deviceCode: user.code, jsonBrs }
    expect((await next.get('/device/v1/app/bind-device', binding)).code).toBe('1000')
    app.clock.advance(10 * MS_PER_MINUTE)

    expect((await send(user.code, [rate(30, 70), rate(5, 71)])).data).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: [{ index: 0, reason: 'not-bound-then' }],
    })

    expect([await count(user), await count(next)]).toEqual([0, 1])
  })
})

it('a batch of 5,000 is taken whole', async () => {
  const user = await wearer()
  const readings = Array.from({ length: 5000 }, (_, index) => rate(index + 1, 70 + (index % 40)))

  expect((await send(user.code, readings)).data).toEqual({
    accepted: 5000,
    duplicates: 0,
    refused: [],
  })

  expect(await count(user)).toBe(5000)
})
