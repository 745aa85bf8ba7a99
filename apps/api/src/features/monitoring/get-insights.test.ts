import { addDays, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { Insight } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string
let phone = 13_700_016_000
const TODAY = '2026-03-02'

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(String((phone += 1)))

  accountId = (
    await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  ).id
})

const DAYS = Array.from({ length: 90 }, (_, index) => addDays(TODAY, index - 89))
const isShort = (index: number) => index % 9 === 3
const scatter = (index: number) => ((index * 37) % 7) - 3

const at = (day: string, minutes: number) =>
  new Date(startOfShanghaiDay(day).getTime() + minutes * MS_PER_MINUTE)

/** Every ninth night is short, and the morning after it `more` mmHg higher. */
async function live(more: number, { source = 'monitor', minute = 450 } = {}) {
  const { database } = app.services

  await database.sleepNight.createMany({
    data: DAYS.map((day, index) => ({
      accountId,
      day,
      startAt: at(day, 0),
      endAt: at(day, 400),
      score: 80,
      stages: [
        { stage: 'light', minutes: isShort(index) ? 350 : 365 },
        { stage: 'awake', minutes: 30 },
      ],
      lowOxygen: [],
    })),
  })

  await database.bloodPressure.createMany({
    data: DAYS.flatMap((day, index) => {
      const morning = 140 + scatter(index) + (isShort(index) ? more : 0)

      return [
        { minutes: minute, systolic: morning - 2 },
        { minutes: minute + 2, systolic: morning + 2 },
        { minutes: 1200, systolic: 130 },
      ].map(({ minutes, systolic }) => ({
        id: `${accountId} ${day} ${minutes}`,
        accountId,
        at: at(day, minutes),
        systolic,
        diastolic: 80,
        source,
      }))
    }),
  })
}

/** From the 60th day on the quiet hour sinks by `beats` in 30 days; the others are busier. */
const rest = (beats: number) =>
  app.services.database.reading.createMany({
    data: DAYS.flatMap((day, index) =>
      [12, 15].flatMap((hour) =>
        Array.from({ length: 6 }, (_, reading) => ({
          accountId,
          kind: 'heartRate',
          at: at(day, hour * 60 + reading * 10),
          value:
            (hour === 12 ? 66 : 90) + scatter(index) / 2 - (beats * Math.max(0, index - 59)) / 30,
          source: 'watch',
        })),
      ),
    ),
  })

async function read(dat = TODAY, query: Record<string, string> = {}) {
  const answer = await user.get<Insight[]>(`/monitor/app/v1/insights/${dat}`, query)
  return { ...answer, isInForm: z.safeParse(z.array(Insight), answer.data).success }
}

const said = ({ sentence }: Insight) => sentence.map(({ text }) => text).join('')

describe('what 90 days have shown', () => {
  it('is told with the days that it was counted from: nights of the watch, mornings of the cuff', async () => {
    await live(8)
    const { data, isInForm } = await read()
    expect(isInForm).toBe(true)
    expect(data.map(({ id }) => id)).toEqual(['short-night-pressure'])
    expect(data[0]).toMatchObject({ count: 10, otherCount: 80, metric: 'bloodPressure' })

    expect(data[0] && said(data[0])).toMatch(
      /^睡不足 6 小时的 10 个夜晚，第二天早晨高压平均高 \d mmHg/,
    )
  })

  it('is told of a medicine from the day on that the person wrote down', async () => {
    await live(0)
    const { database } = app.services
    const begins = DAYS[50] ?? TODAY

    await database.bloodPressure.updateMany({
      where: { accountId, at: { gte: at(begins, 0) } },
      data: { systolic: { decrement: 9 } },
    })

    const medicine = (position: number, name: string, since: string | null) => ({
      accountId,
      position,
      name,
      dose: '5 mg',
      timing: '每天早晨 1 次',
      since,
    })

    await database.medicine.createMany({
      data: [medicine(0, '氨氯地平', begins), medicine(1, '阿司匹林', null)],
    })

    const { data } = await read()
    expect(data.map(({ id }) => id)).toEqual(['medicine-pressure'])
    expect(data[0]).toMatchObject({ count: 40, otherCount: 50, metric: 'bloodPressure' })

    expect(data[0] && said(data[0])).toMatch(
      /^开始吃氨氯地平后的 40 个早晨，高压平均比之前低 \d+ mmHg/,
    )
  })

  it('is the course of the resting rate, without a day that is not over', async () => {
    await rest(8)
    const { data } = await read()
    expect(data.map(({ id }) => id)).toEqual(['resting-rate-course'])
    expect(data[0]).toMatchObject({ count: 29, otherCount: 60, metric: 'heartRate' })
    expect(data[0]?.estimate).toBeLessThan(-5)
  })

  it('is nothing where nothing is, where nothing was measured, and in days to come', async () => {
    await live(0)
    expect((await read()).data).toEqual([])
    user = await app.logIn(String((phone += 1)))
    expect((await read()).data).toEqual([])
    expect((await read('2027-03-02')).data).toEqual([])
  })

  it.each([
    ['the watch', { source: 'watch' }],
    ['the afternoon', { minute: 900 }],
  ])('is nothing by readings of %s', async (_, how) => {
    await live(8, how)
    expect((await read()).data).toEqual([])
  })

  it('is of the days before the one that is asked for', async () => {
    await live(8)
    expect((await read(addDays(TODAY, -30))).data).toEqual([])
    expect((await read(addDays(TODAY, -10))).data[0]?.count).toBe(9)
  })

  it('is nobody else’s to see', async () => {
    await live(8)
    const owner = user.userCode
    user = await app.logIn(String((phone += 1)))
    expect((await read(TODAY, { userCode: owner })).code).toBe('401')
  })
})
