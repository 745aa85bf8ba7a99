// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { client } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { useToasts } from '../shared/ui/layers/toast.ts'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import {
  type Answer,
  type Answers,
  failed,
  type FakeService,
  fakeService,
  httpStatus,
} from '../testing/fake-service.ts'

const toasts = () => useToasts.getState().items.map(({ title }) => title)

/** A service that knows what the test says, and of everything else that there is nothing. */
function answering(answers: Answers): FakeService {
  const service = fakeService(answers)
  service.others = () => null
  return service
}

const NIGHT = {
  score: 84,
  totalTime: 372,
  deepSleep: 38,
  lightSleep: 262,
  rem: 72,
  wake: 28,
  wakeCount: 1,
  sleepStartTime: '22:40',
  sleepEndTime: '05:20',
  heartAvg: 59,
  breathWarn: 0,
  details: [2, 1],
  detailTimes: ['22:40', '23:05'],
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00+08:00') })
  testConfig({ apiBase: 'https://service.test', backend: 'documented' })
  queryClient.clear()
  useToasts.setState({ items: [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  useSession.getState().logIn(loginResult())
  location.hash = '#/health'
  return () => vi.useRealTimers()
})

describe('on a back end that keeps the documents alone', () => {
  it('a call of ours is never sent, and nobody is told', async () => {
    const service = fakeService()
    await expect(client.account.listConsents.query({})).rejects.toThrow('not offered')

    await expect(
      client.monitoring.getHeartRate.query({ type: '1', dat: '2026-03-02' }),
    ).rejects.toThrow('not offered')

    expect(service.asked).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('a named call is sent where the operator has said its place, and only then', async () => {
    const service = fakeService()
    await expect(client.account.getFlag.query({})).rejects.toThrow('not offered')

    testConfig({
      apiBase: 'https://service.test',
      backend: 'documented',
      paths: { 'account.getFlag': 'GET /user/v3/flag' },
    })

    service.serve('/user/v3/flag', () => Response.json({ code: '1000', data: { isDaoAn: true } }))
    expect(await client.account.getFlag.query({})).toEqual({ isDaoAn: true })
    expect(service.asked).toEqual(['/user/v3/flag'])
  })

  it('a night gets its verdict and sentence from its own fields', async () => {
    answering({ 'monitoring.getSleep': () => NIGHT })
    const night = await client.monitoring.getSleep.query({ type: '1', dat: '2026-03-02' })
    expect(night).toMatchObject({ ...NIGHT, state: 'good', stateText: '良好', nights: 1 })

    expect(night?.sentence?.map(({ text }) => text).join('')).toBe(
      '昨夜睡了 6 小时 12 分，睡得良好。',
    )
  })

  it.each([{ totalTime: null }, { score: null }])(
    'a night with %j says nothing, and keeps what it has',
    async (gap) => {
      answering({ 'monitoring.getSleep': () => ({ ...NIGHT, ...gap }) })
      const night = await client.monitoring.getSleep.query({ type: '1', dat: '2026-03-02' })
      expect(night).toMatchObject({ ...NIGHT, ...gap })
      expect(night).not.toHaveProperty('sentence')
    },
  )

  it('a week is made of its nights, whatever the back end knows of weeks', async () => {
    const service = answering({ 'monitoring.getSleep': () => NIGHT })

    const week = await client.monitoring.getSleep.query({ type: '2', dat: '2026-03-02' })

    expect(week).toMatchObject({
      nights: 7,
      totalTime: 372,
      details: Array(7).fill(372),
      sleepStartTime: '22:40',
    })

    expect(service.asked.filter((path) => path.includes('/sleep/2/'))).toEqual([])
  })

  it('one part of home that fails costs that part, without a word', async () => {
    answering({
      'monitoring.getSleep': () => NIGHT,
      'warnings.listWarnings': failed('9999', '暂时查不到'),
      'monitoring.getBloodPressure': httpStatus(502),
      'monitoring.listPressureReadings': () => ({ records: null }),
    })

    const home = await client.home.getHomeSummary.query({})

    expect(home.cards.find(({ metric }) => metric === 'sleep')).toMatchObject({
      value: 372,
      stateText: '良好',
    })

    expect(home.cards.find(({ metric }) => metric === 'bloodPressure')).toMatchObject({
      value: null,
    })

    expect(home.sentence.map(({ text }) => text).join('')).toBe('昨夜睡得安稳。预警事件没能读到。')
    expect(toasts()).toEqual([])
  })

  it('home fails where nothing answers, told once', async () => {
    fakeService().offline = true
    await expect(client.home.getHomeSummary.query({})).rejects.toThrow('Failed to fetch')
    expect(toasts()).toEqual(['后端接口连接异常'])
  })

  it('an ended session leads to the login, told once, however many parts were asked for', async () => {
    fakeService().others = failed('410', '登录已失效')
    await expect(client.home.getHomeSummary.query({})).rejects.toThrow('CancelledError')
    expect(toasts()).toEqual(['登录已失效'])
    expect(location.hash).toBe('#/login')
    expect(useSession.getState().token).toBe('')
  })

  it.each([
    ['402', '余额不足', 'error'],
    ['406', '不可接受', 'error'],
    ['407', '需要代理', 'error'],
    ['6666', '请留意', 'warning'],
  ])('a composed answer that failed of %s shows %s as %s, once', async (code, msg, type) => {
    fakeService().others = failed(code, msg)
    await expect(client.home.getHomeSummary.query({})).rejects.toThrow(msg)

    expect(useToasts.getState().items.map(({ title, type: shown }) => [title, shown])).toEqual([
      [msg, type],
    ])

    expect(useSession.getState().token).toBe('token-1')
  })

  it('counts as waiting what is not said to be handled, also of unknown kinds, everywhere alike', async () => {
    const event = {
      id: '1',
      eventType: 'oxygen-low',
      value: 88,
      createTime: '2026-03-02T03:00:00+08:00',
    }

    const events = [
      { ...event, handled: null },
      { ...event, id: '2', eventType: 'something-else', handled: false },
      { ...event, id: '3', createTime: null },
      { ...event, id: '4', handled: true },
    ]

    answering({ 'warnings.listWarnings': () => events, 'monitoring.getSleep': () => NIGHT })
    const summary = await client.warnings.getWarningSummary.query({})

    expect(summary.sentence.map(({ text }) => text).join('')).toMatch(/^3 件事还没了结，先看/)

    const home = await client.home.getHomeSummary.query({})
    expect([summary.open, home.openMatters]).toEqual([3, 3])
    const listed = await client.warnings.listWarnings.query({})

    expect(listed.map(({ eventName, valueText }) => [eventName, valueText])).toEqual([
      ['夜间血氧偏低', '88%'],
      [null, undefined],
      [null, undefined],
      ['夜间血氧偏低', '88%'],
    ])
  })

  it('a part that the person may not see leads to /401', async () => {
    answering({
      'warnings.listWarnings': failed('401', '没有权限'),
      'monitoring.getSleep': () => NIGHT,
    })

    await client.home.getHomeSummary.query({})
    expect(location.hash).toBe('#/401')
    expect(toasts()).toEqual([])
  })

  it('a pressure is that of both calls, each reading once', async () => {
    answering({
      'monitoring.getBloodPressure': () => ({
        avgHi: 140,
        avgLow: 85,
        hi: 128,
        low: 78,
        detailTimes: ['08:12', '19:40:11', null, 'x'],
        hiDetails: [142, '128', 130, 131],
        lowDetails: [88, 78, 80, 80],
      }),
      'monitoring.listPressureReadings': () => ({
        records: [
          { sbp: 142, dbp: 88, pulseRate: 74, measureTime: '2026-03-02 08:12:31', deviceSn: null },
        ],
      }),
    })

    const day = await client.monitoring.getBloodPressure.query({ type: '1', dat: '2026-03-02' })

    expect(
      day?.readings?.map(({ sbp, dbp, pulseRate, source }) => [sbp, dbp, pulseRate, source]),
    ).toEqual([
      [128, 78, null, null],
      [142, 88, 74, 'monitor'],
    ])

    expect(day).toMatchObject({ count: 2, outOfRange: 1, avgHi: 135, avgLow: 83 })
  })

  it.each<[string, Answer]>([
    ['refuses', failed('9999', '参数错误')],
    ['has nothing', () => null],
  ])('a week of steps is made of its days where the back end %s', async (_, week) => {
    const day = {
      total: 5000,
      target: 6000,
      distance: 3300,
      calorie: null,
      details: [],
      detailTimes: [],
    }

    answering({
      'monitoring.getSteps': (call) => {
        if (call.path.includes('/activity/2/')) return week(call)
        return call.path.endsWith('/2026-03-02') ? { ...day, total: 900 } : day
      },
    })

    const steps = await client.monitoring.getSteps.query({ type: '2', dat: '2026-03-02' })

    expect(steps).toMatchObject({
      total: 30_900,
      average: 5000,
      distance: 23_100,
      calorie: null,
      target: 6000,
    })

    expect(steps?.details).toEqual([5000, 5000, 5000, 5000, 5000, 5000, 900])
    expect(steps?.sentence?.map(({ text }) => text).join('')).toContain('平均每天走 5,000 步')
    expect(toasts()).toEqual([])
  })

  it('readings that cannot be placed in time leave what the back end says of the day', async () => {
    answering({
      'monitoring.getBloodPressure': () => ({
        avgHi: 140,
        avgLow: 85,
        hi: 139,
        low: 88,
        detailTimes: ['morning'],
      }),
    })

    const day = await client.monitoring.getBloodPressure.query({ type: '1', dat: '2026-03-02' })
    expect(day).toMatchObject({ avgHi: 140, avgLow: 85, hi: 139, low: 88 })
    expect(day).not.toHaveProperty('sentence')
  })
})

it('our own service is asked as ever', async () => {
  testConfig({ apiBase: 'https://service.test', backend: 'kangban' })
  const service = answering({ 'home.getHomeSummary': failed('9999', '稍后再试') })
  await expect(client.home.getHomeSummary.query({})).rejects.toThrow('稍后再试')
  expect(service.asked).toEqual(['/monitor/v1/app/home-summary'])
})
