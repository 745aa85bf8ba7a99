import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

interface Report {
  day: string
  main: { name: string; verdictText: string }
  secondary: { name: string }[]
  sentence: { text: string }[]
  elderSentence: { text: string }[]
  scores: { type: string; name: string; score: number; change: number | null }[]
  meaning: { summary: string; traits: string[]; prone: string }
  advice: { title: string; items: string[] }[]
  dos: string[]
  donts: string[]
  previous: { day: string; main: { name: string }; changeText: string } | null
  disclaimer: string
}
type User = Awaited<ReturnType<TestApp['logIn']>>

let app: TestApp
let user: User
let phones = 0

const report = async (by: User, query: Record<string, string> = {}) =>
  (await by.get<Report | null>('/tcm/v1/app/report', query)).data

/** Somebody well, but for these answers. */
async function answer(by: User, stated: Record<string, number>) {
  const { data } = await by.get<{ questions: { id: string }[] }>('/survey/v1/app/info')

  const well = Object.fromEntries(
    data.questions.map(({ id }) => [id, id === 'energetic' || id === 'adapts' ? 5 : 1]),
  )

  expect(
    (await by.post('/survey/v1/app/submit', { code: 'tcm', answers: { ...well, ...stated } })).code,
  ).toBe('1000')
}

const SNEEZES = { sneezes: 5, 'runny-nose': 5, wheezes: 5 }
const FEW_SNEEZES = { sneezes: 4, 'runny-nose': 4, wheezes: 4 }
const COLD = { 'cold-limbs': 5, 'cold-trunk': 5, 'wears-more': 4, 'cold-food': 4 }

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

beforeEach(async () => {
  user = await app.logIn(`1370503${String(++phones).padStart(4, '0')}`)
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
})

describe('the report', () => {
  it('is null before the first answers', async () => {
    expect(await user.get('/tcm/v1/app/report')).toMatchObject({ code: '1000', data: null })
  })

  it('has everything that the screens show', async () => {
    await answer(user, SNEEZES)
    const data = await report(user)

    // Special diathesis: 3 x 5 + 4 = 19, (19 - 7) / 28
    expect(data).toMatchObject({
      main: { name: '特禀质', verdictText: '是' },
      secondary: [],
      previous: null,
      meaning: { summary: expect.stringContaining('过敏') as string },
    })

    expect(data?.sentence.map(({ text }) => text).join('')).toBe('您的体质偏特禀质。')

    expect(data?.elderSentence.map(({ text }) => text).join('')).toBe(
      '您偏特禀质，容易过敏，要记住什么会引起，躲着它。',
    )

    expect(data?.scores.map(({ name, score, change }) => [name, score, change])).toEqual([
      ['平和质', 100, null],
      ...['气虚质', '阳虚质', '阴虚质', '痰湿质', '湿热质', '血瘀质', '气郁质'].map((name) => [
        name,
        0,
        null,
      ]),
      ['特禀质', 42.9, null],
    ])

    expect(data?.advice.map(({ title }) => title)).toEqual(['饮食', '起居', '运动', '情志', '穴位'])
    expect([data?.dos.length, data?.donts.length]).toEqual([3, 3])
    expect(data?.disclaimer).toMatch(/ZYYXH\/T157-2009.*仅供参考，不是诊断/)
  })

  it('tells what has changed since the answers before', async () => {
    await answer(user, SNEEZES)
    const firstDay = (await report(user))?.day
    app.clock.advance(10 * MS_PER_DAY)
    await answer(user, { ...FEW_SNEEZES, ...COLD })
    const data = await report(user)

    // Yang deficiency: 5 + 5 + 4 + 4 + 3 = 21, (21 - 7) / 28; special diathesis 3 x 4 + 4 = 16, (16 - 7) / 28
    expect(data).toMatchObject({
      main: { name: '阳虚质' },
      secondary: [{ name: '特禀质', verdictText: '有倾向' }],
      previous: {
        day: firstDay,
        main: { name: '特禀质' },
        changeText: '主要体质由特禀质变为阳虚质，阳虚质得分从0分升到50分。',
      },
    })

    const changes = Object.fromEntries(
      (data?.scores ?? []).map(({ type, change }) => [type, change]),
    )

    expect(changes).toMatchObject({
      'yang-deficiency': 50,
      'special-diathesis': -10.8,
      'damp-heat': 0,
    })
  })

  it('is that of the latest answers at or before the asked day', async () => {
    await answer(user, SNEEZES)
    const first = (await report(user))?.day ?? ''
    app.clock.advance(10 * MS_PER_DAY)
    await answer(user, COLD)
    const second = (await report(user))?.day ?? ''
    expect(second > first).toBe(true)
    const nameOn = async (date: string) => (await report(user, { date }))?.main.name
    expect([await nameOn(second), await nameOn('2099-01-01')]).toEqual(['阳虚质', '阳虚质'])
    expect(await nameOn(first)).toBe('特禀质')
    const between = addDays(first, 1)
    expect(await nameOn(between)).toBe('特禀质')
    expect((await report(user, { date: first }))?.previous).toBeNull()
    expect(await report(user, { date: '2020-01-01' })).toBeNull()

    for (const date of ['2026/1/1', '2026-02-30', '9999-12-31', '0000-01-01']) {
      expect((await user.get('/tcm/v1/app/report', { date })).msg).toBe('日期格式应为YYYY-MM-DD')
    }
  })

  it('counts a day as China does', async () => {
    // To 23:30 in China, when it is still afternoon in UTC, then past midnight there
    const untilNight = Date.parse('2027-01-05T23:30:00+08:00') - app.clock.now().getTime()
    app.clock.advance(untilNight)
    const night = await app.logIn('13705039001')
    await night.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
    await answer(night, SNEEZES)
    app.clock.advance(MS_PER_HOUR)
    await answer(night, COLD)

    expect([
      (await report(night, { date: '2027-01-05' }))?.main.name,
      (await report(night))?.main.name,
    ]).toEqual(['特禀质', '阳虚质'])
  })
})

describe('the history', () => {
  it('lists the days, newest first, with type and score', async () => {
    expect((await user.get('/tcm/v1/app/history')).data).toEqual([])
    await answer(user, SNEEZES)
    app.clock.advance(10 * MS_PER_DAY)
    await answer(user, { ...COLD, ...FEW_SNEEZES })
    const { data } = await user.get<{ day: string }[]>('/tcm/v1/app/history')

    expect(data).toMatchObject([
      { main: { name: '阳虚质', score: 50, verdict: 'yes' }, secondary: [{ name: '特禀质' }] },
      { main: { name: '特禀质', score: 42.9, verdict: 'yes' }, secondary: [] },
    ])

    expect((data[0]?.day ?? '') > (data[1]?.day ?? '')).toBe(true)
  })

  it('shows nothing of another user, and nothing without a session', async () => {
    await answer(user, SNEEZES)
    const stranger = await app.logIn('13705039002')
    expect((await stranger.get('/tcm/v1/app/history')).data).toEqual([])
    expect(await report(stranger)).toBeNull()

    expect((await stranger.get('/tcm/v1/app/report', { userCode: user.userCode })).code).not.toBe(
      '1000',
    )

    for (const path of ['report', 'history'])
      expect((await app.client().get(`/tcm/v1/app/${path}`)).code).toBe('410')
  })
})
