import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR, MS_PER_MINUTE, shanghaiTime } from '@kangban/china-time'
import type { MeasuredEvent } from '@kangban/contracts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { liveOf } from '../../testing/live-of.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { type Reading, type Wearer, wearersOf } from './testing/wearers.ts'

const app = await startTestApp()
const { wearer, send, ago, rate, oxygen, warningsOf } = wearersOf(app, 13_700_016_000)
afterAll(() => app.stop())

describe('warnings', () => {
  const EIGHT = Date.parse('2026-03-02T08:00:00+08:00')
  const at = (minutes: number) => shanghaiTime(new Date(EIGHT + minutes * MS_PER_MINUTE))

  /** A fast heart for 40 minutes, one reading in range, a slow heart; three falls of oxygen within two hours. */
  const course: readonly Reading[] = [
    ...Array.from({ length: 9 }, (_, index) => ({
      kind: 'heartRate',
      at: at(index * 5),
      value: 118 + index,
    })),
    { kind: 'heartRate', at: at(50), value: 80 },
    ...Array.from({ length: 5 }, (_, index) => ({
      kind: 'heartRate',
      at: at(60 + index * 5),
      value: 35,
    })),
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
      // Every third one first: each joins or divides what is there.
      (readings: Reading[]) =>
        [0, 1, 2].flatMap((third) => readings.filter((_, index) => index % 3 === third)),
    ]

    for (const shuffle of shuffles) {
      const user = await wearer()
      const late = shuffle([...course])
      while (late.length > 0) expect((await send(user.code, late.splice(0, 2))).code).toBe('1000')
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
    const hour = new Date(app.clock.now().getTime() - 210 * MS_PER_MINUTE)
    hour.setMinutes(0, 0, 0)

    const walk = [0, 1].map((later) => ({
      kind: 'steps',
      at: shanghaiTime(new Date(hour.getTime() + later * MS_PER_HOUR)),
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

    await warning.updateMany({
      where: { accountId },
      data: { handledAt: app.clock.now(), handledAs: '已问医生' },
    })

    await send(user.code, [oxygen(90, 88)])

    expect(await warning.findMany({ where: { accountId } })).toMatchObject([
      {
        occurredAt: new Date(Date.parse(ago(90))),
        seconds: 1800,
        value: 87,
        handledAs: '已问医生',
      },
    ])
  })
})

/** What was published while the work was done. */
async function during(
  { accountId }: Wearer,
  work: () => Promise<unknown>,
): Promise<MeasuredEvent[]> {
  const stop = new AbortController()
  const events: MeasuredEvent[] = []
  const subscription = liveOf(app.services.live, accountId, stop.signal)
  let next = subscription.next()
  await work()
  const idle = Symbol('idle')

  for (;;) {
    const event = await Promise.race([
      next,
      new Promise<typeof idle>((resolve) => setImmediate(() => resolve(idle))),
    ])

    if (event === idle || event.done) break
    events.push(event.value)
    next = subscription.next()
  }

  stop.abort()
  await next
  return events
}

describe('open pages', () => {
  it('hear of the newest reading of each metric and of new warnings', async () => {
    const user = await wearer()

    const events = await during(user, () =>
      send(user.code, [rate(20, 70), rate(1, 72), oxygen(5, 86), oxygen(1, 97)]),
    )

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
