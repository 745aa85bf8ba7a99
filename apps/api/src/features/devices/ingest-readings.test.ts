import { DEVICE_TYPES, type LiveEvent } from '@kangban/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shanghaiTime } from '../../ports/clock.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

interface Answer {
  accepted: number
  duplicates: number
  refused: { index: number; reason: string }[]
}
type Reading = Record<string, unknown>

const DAY_MS = 86_400_000
const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00'

let lastPhone = 13_700_006_000
/** Somebody with consent and a device that was bound 40 days ago. */
async function wearer(typeCode: string = DEVICE_TYPES.watch) {
  const user = await app.logIn(String((lastPhone += 1)))
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  const { database, vault } = app.services
  const { id: accountId } = await database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  const code = `KI${String(lastPhone)}`
  const keyHash = vault.hash('device key', KEY)
  await database.device.create({ data: { code, typeCode, name: '', firmware: '', keyHash, holderId: accountId } })
  const boundAt = new Date(app.clock.now().getTime() - 40 * DAY_MS)
  await database.binding.create({ data: { id: code, deviceCode: code, accountId, status: '02', boundAt } })
  return { ...user, accountId, code }
}
type Wearer = Awaited<ReturnType<typeof wearer>>

const send = (code: string, readings: Reading[], { key = KEY, batchId = randomUUID(), battery = 80 } = {}) =>
  app
    .client()
    .post<Answer>(
      '/device/v1/app/ingest',
      { deviceCode: code, batchId, battery, readings },
      key ? { 'x-device-key': key } : {},
    )

/** A moment so many minutes before now. */
const ago = (minutes: number) => shanghaiTime(new Date(app.clock.now().getTime() - minutes * 60_000))
const rate = (minutes: number, value: number): Reading => ({ kind: 'heartRate', at: ago(minutes), value })
const oxygen = (minutes: number, value: number): Reading => ({ kind: 'oxygen', at: ago(minutes), value })
const count = ({ accountId }: Wearer) => app.services.database.reading.count({ where: { accountId } })

const warningsOf = async ({ accountId }: Wearer) =>
  (await app.services.database.warning.findMany({ where: { accountId } }))
    .map(({ kind, level, value, occurredAt, seconds }) =>
      [occurredAt.toISOString(), kind, level, value, seconds].join(' '),
    )
    .toSorted()

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
    const rates = await database.reading.findMany({ where: { accountId, kind: 'heartRate' }, orderBy: { at: 'asc' } })
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
    expect(await app.services.database.bloodPressure.findMany({ where: { accountId } })).toMatchObject([
      { systolic: 142, diastolic: 88, pulse: 74, source: 'monitor', deviceCode: code },
    ])
    expect((await send(code, [pressure])).data).toMatchObject({ accepted: 0, duplicates: 1 })
    expect(await warningsOf(user)).toEqual([expect.stringContaining('pressure-high warn 142')])
  })
  it('is refused reading by reading, and says why', async () => {
    const user = await wearer()
    const bad = [
      rate(-6, 70),
      rate(30 * 1440 + 1, 70),
      { kind: 'bloodPressure', at: ago(1), systolic: 120, diastolic: 80 },
      rate(2, 0),
      { kind: 'steps', at: ago(7), value: 12 },
      { kind: 'sleep', startAt: ago(10), endAt: ago(400), stages: [{ stage: 'deep', minutes: 390 }] },
    ]
    expect((await send(user.code, [rate(-4, 70), ...bad])).data).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: ['future', 'too-old', 'not-of-this-device', 'implausible', 'implausible', 'implausible'].map(
        (reason, index) => ({ index: index + 1, reason }),
      ),
    })
    expect(await count(user)).toBe(1)
  })
  it('holds at most 5,000 readings', async () => {
    const user = await wearer()
    const readings = Array.from({ length: 5001 }, (_, index) => rate(index, 70))
    expect(await send(user.code, readings)).toMatchObject({ code: '9999', msg: '每次最多上传5000条数据' })
    expect(await count(user)).toBe(0)
  })
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
    const steps = (value: number) => ({ kind: 'steps', at: '2026-03-02T09:00:00+08:00', value })
    for (const value of [300, 860, 500]) await send(user.code, [steps(value)])
    const { accountId } = user
    expect(await app.services.database.reading.findMany({ where: { accountId } })).toMatchObject([{ value: 860 }])
  })
  it('a night that went on replaces its beginning, a nap does not replace a night', async () => {
    const user = await wearer()
    const sleep = (startAt: string, endAt: string, minutes: number) => ({
      kind: 'sleep',
      startAt: `2026-03-0${startAt}:00+08:00`,
      endAt: `2026-03-0${endAt}:00+08:00`,
      stages: [{ stage: 'light', minutes }],
    })
    await send(user.code, [sleep('1T23:00', '2T04:00', 300)])
    await send(user.code, [sleep('1T23:00', '2T06:00', 420)])
    await send(user.code, [sleep('2T08:00', '2T08:40', 40)])
    const { accountId } = user
    expect(await app.services.database.sleepNight.findMany({ where: { accountId } })).toMatchObject([
      { day: '2026-03-02', endAt: new Date('2026-03-02T06:00:00+08:00') },
    ])
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
    expect(await send(user.code, [rate(1, 70)])).toMatchObject({ code: '9999', msg: '请先同意健康数据的收集与使用' })
    expect(await count(user)).toBe(0)
  })
  it('and only what was measured while that person had it', async () => {
    const [user, next] = [await wearer(), await wearer(DEVICE_TYPES.ecgRecorder)]
    await next.post('/user/v2/up-health-info', { height: 170, weight: 66 })
    await user.get('/device/v1/app/unbind-bind-device', { bindStatus: '03', deviceCode: user.code })
    await next.get('/device/v1/app/bind-device', { bindStatus: '02', deviceCode: user.code })
    app.clock.advance(10 * 60_000)
    expect((await send(user.code, [rate(30, 70), rate(5, 71)])).data).toEqual({
      accepted: 1,
      duplicates: 0,
      refused: [{ index: 0, reason: 'not-bound-then' }],
    })
    expect([await count(user), await count(next)]).toEqual([0, 1])
  })
})

describe('warnings', () => {
  const EIGHT = Date.parse('2026-03-02T08:00:00+08:00')
  const at = (minutes: number) => shanghaiTime(new Date(EIGHT + minutes * 60_000))
  /** A fast heart for 40 minutes, one reading in range, a slow heart; three falls of oxygen within two hours. */
  const course: readonly Reading[] = [
    ...Array.from({ length: 9 }, (_, index) => ({ kind: 'heartRate', at: at(index * 5), value: 118 + index })),
    { kind: 'heartRate', at: at(50), value: 80 },
    ...Array.from({ length: 5 }, (_, index) => ({ kind: 'heartRate', at: at(60 + index * 5), value: 35 })),
    ...[88, 96, 86, 89].map((value, index) => ({
      kind: 'oxygen',
      at: at([-120, -100, -70, -10][index] ?? 0),
      value,
    })),
  ]
  let expected: string[]
  beforeEach(async () => {
    const user = await wearer()
    await send(user.code, [...course])
    expected = await warningsOf(user)
  })
  it('follow from the readings', () => {
    expect(expected.map((warning) => warning.split(' ').slice(1).join(' '))).toEqual([
      'oxygen-low bad 86 6600',
      'heart-fast warn 126 2400',
      'heart-slow bad 35 1200',
    ])
  })
  it('are the same whatever the order in which the readings come', async () => {
    const shuffles = [
      (readings: Reading[]) => readings.toReversed(),
      (readings: Reading[]) => readings.toSorted((a, b) => String(a['value']).localeCompare(String(b['value']))),
      (readings: Reading[]) => readings.toSorted((_, b) => (b['kind'] === 'oxygen' ? 1 : -1)),
    ]
    for (const shuffle of shuffles) {
      const user = await wearer()
      for (const reading of shuffle([...course])) expect((await send(user.code, [reading])).data.accepted).toBe(1)
      expect(await warningsOf(user)).toEqual(expected)
    }
  })
  it('go when a late reading shows that there was nothing', async () => {
    const user = await wearer()
    await send(user.code, [rate(60, 115), rate(47, 116)])
    expect(await warningsOf(user)).toHaveLength(1)
    await send(user.code, [rate(50, 80)])
    expect(await warningsOf(user)).toEqual([])
    await send(user.code, [rate(200, 115), rate(188, 116)])
    expect(await warningsOf(user)).toHaveLength(1)
    const hour = new Date(app.clock.now().getTime() - 210 * 60_000)
    hour.setMinutes(0, 0, 0)
    const walk = [0, 1].map((later) => ({
      kind: 'steps',
      at: shanghaiTime(new Date(hour.getTime() + later * 3_600_000)),
      value: 2400,
    }))
    await send(user.code, walk)
    expect(await warningsOf(user)).toEqual([])
  })
  it('that were handled stay handled when they turn out to have begun earlier', async () => {
    const user = await wearer()
    await send(user.code, [oxygen(60, 87)])
    const { accountId } = user
    const { warning } = app.services.database
    await warning.updateMany({ where: { accountId }, data: { handledAt: app.clock.now(), handledAs: '已问医生' } })
    await send(user.code, [oxygen(90, 88)])
    expect(await warning.findMany({ where: { accountId } })).toMatchObject([
      { occurredAt: new Date(Date.parse(ago(90))), seconds: 1800, value: 87, handledAs: '已问医生' },
    ])
  })
})

describe('open pages', () => {
  /** What was published while the work was done. */
  async function during({ accountId }: Wearer, work: () => Promise<unknown>): Promise<LiveEvent[]> {
    const stop = new AbortController()
    const events: LiveEvent[] = []
    const subscription = app.services.live.subscribe(accountId, stop.signal)[Symbol.asyncIterator]()
    let next = subscription.next()
    await work()
    const idle = Symbol('idle')
    for (;;) {
      const event = await Promise.race([next, new Promise<typeof idle>((resolve) => setImmediate(() => resolve(idle)))])
      if (event === idle || event.done) break
      events.push(event.value)
      next = subscription.next()
    }
    stop.abort()
    await next
    return events
  }
  it('hear of the newest reading of each metric and of new warnings', async () => {
    const user = await wearer()
    const events = await during(user, () => send(user.code, [rate(20, 70), rate(1, 72), oxygen(5, 86), oxygen(1, 97)]))
    expect(events).toEqual([
      { kind: 'reading', metric: 'heartRate', value: 72, at: ago(1) },
      { kind: 'reading', metric: 'oxygen', value: 97, at: ago(1) },
      { kind: 'warning', metric: 'oxygen', value: 86, at: ago(5) },
    ])
  })
  it('hear nothing of what they know, nor of a late reading as if it were of now', async () => {
    const user = await wearer()
    const batchId = randomUUID()
    const readings = [rate(10, 70), oxygen(10, 87)]
    await send(user.code, readings, { batchId })
    expect(await during(user, () => send(user.code, readings, { batchId }))).toEqual([])
    expect(await during(user, () => send(user.code, readings))).toEqual([])
    expect(await during(user, () => send(user.code, [rate(60, 90)]))).toEqual([])
    // It prolongs a known event: no new one.
    expect(await during(user, () => send(user.code, [oxygen(40, 88)]))).toEqual([])
  })
})

it('a batch of 5,000 is taken whole', async () => {
  const user = await wearer()
  const readings = Array.from({ length: 5000 }, (_, index) => rate(index + 1, 70 + (index % 40)))
  expect((await send(user.code, readings)).data).toEqual({ accepted: 5000, duplicates: 0, refused: [] })
  expect(await count(user)).toBe(5000)
})
