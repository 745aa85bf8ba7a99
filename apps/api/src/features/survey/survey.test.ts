import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '@kangban/china-time'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

interface Paper {
  title: string
  ruleNote: string
  options: { value: number; label: string }[]
  questions: { id: string; text: string }[]
  lastAnsweredDay: string | null
}
interface Result {
  day: string
  main: { type: string; verdict: string }
  secondary: { type: string }[]
  scores: { type: string; score: number }[]
}
type User = Awaited<ReturnType<TestApp['logIn']>>

let app: TestApp
let phones = 0
const paperOf = async (by: User) => (await by.get<Paper>('/survey/v1/app/info')).data

const submit = (by: User, answers: object, code = 'tcm') =>
  by.post<Result>('/survey/v1/app/submit', { code, answers })

const idsOf = async (by: User) => (await paperOf(by)).questions.map(({ id }) => id)

const answersOf = async (by: User, value: number | string) =>
  Object.fromEntries((await idsOf(by)).map((id) => [id, value]))

async function newUser({
  sex,
  consent = true,
}: { sex?: 1 | 2; consent?: boolean } = {}): Promise<User> {
  const one = await app.logIn(`1370502${String(++phones).padStart(4, '0')}`)
  if (consent)
    await one.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  if (sex) await one.post('/user/v2/up-health-info', { sex })
  return one
}

const rowsOf = ({ userCode }: User) =>
  app.services.database.surveyAnswer.findMany({ where: { account: { userCode } } })

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

describe('the paper', () => {
  it('has 60 questions for a woman, five answers each, and says by which rule it is scored', async () => {
    const paper = await paperOf(await newUser({ sex: 2 }))
    expect(paper.title).toBe('中医体质问卷')
    expect(paper.questions.length).toBe(60)

    expect(paper.options.map(({ value, label }) => `${value}${label}`)).toEqual([
      '1没有',
      '2很少',
      '3有时',
      '4经常',
      '5总是',
    ])

    expect(paper.ruleNote).toMatch(/ZYYXH\/T157-2009.*仅供参考/)
    expect(paper.lastAnsweredDay).toBeNull()
  })

  it('asks a man, a woman and somebody unknown what concerns them', async () => {
    const special = ['yellow-discharge', 'damp-groin']

    const asked = async (sex?: 1 | 2) =>
      (await idsOf(await newUser(sex ? { sex } : {}))).filter((id) => special.includes(id))

    expect([await asked(1), await asked(2), await asked()]).toEqual([
      ['damp-groin'],
      ['yellow-discharge'],
      [],
    ])
  })

  it('is only there by its code, and only for a user', async () => {
    const user = await newUser()

    expect(await user.get('/survey/v1/app/info', { code: 'phq9' })).toMatchObject({
      code: '9999',
      msg: '没有这份问卷',
    })

    expect(
      (await user.get<Paper>('/survey/v1/app/info', { code: 'tcm' })).data.questions.length,
    ).toBe(59)

    expect((await app.client().get('/survey/v1/app/info')).code).toBe('410')
  })
})

describe('answering', () => {
  it('scores the answers, keeps them and remembers the day', async () => {
    const user = await newUser({ sex: 2 })
    const tiredness = ['tired', 'short-of-breath', 'palpitations', 'dizzy', 'sweats-easily']

    const answers = {
      ...(await answersOf(user, 1)),
      energetic: 4,
      adapts: 4,
      ...Object.fromEntries(tiredness.map((id) => [id, 4])),
    }

    const { code, data } = await submit(user, answers)
    expect(code).toBe('1000')

    // Qi deficiency: 5 x 4 + 3 x 1 = 23, (23 - 8) / 32; balanced: 4 + 4 + 2 + 5 x 5 = 35, (35 - 8) / 32
    expect(data).toMatchObject({
      day: '2026-03-02',
      main: { type: 'qi-deficiency', name: '气虚质', verdict: 'yes', verdictText: '是' },
      secondary: [],
      sentence: [{ text: '您的体质偏' }, { text: '气虚质' }, { text: '。' }],
    })

    expect(data.scores.slice(0, 2)).toMatchObject([
      { type: 'balanced', score: 84.4 },
      { type: 'qi-deficiency', score: 46.9 },
    ])

    expect(data.scores.length).toBe(9)
    expect((await paperOf(user)).lastAnsweredDay).toBe('2026-03-02')
    expect((await rowsOf(user)).map((row) => row.answers)).toEqual([answers])
  })

  it('takes numbers as text', async () => {
    const user = await newUser()

    expect(
      (await submit(user, await answersOf(user, '3'))).data.scores.map(({ score }) => score),
    ).toEqual(Array.from({ length: 9 }, () => 50))
  })

  it('replaces the answers of the same day, also at once, and keeps those of other days', async () => {
    const user = await newUser()
    const [poor, well] = [await answersOf(user, 5), await answersOf(user, 1)]
    await submit(user, poor)
    await Promise.all([submit(user, well), submit(user, well), submit(user, well)])
    expect((await rowsOf(user)).map((row) => row.answers)).toEqual([well])
    app.clock.advance(MS_PER_DAY)
    await submit(user, poor)
    expect((await rowsOf(user)).length).toBe(2)
  })

  it('is refused without consent', async () => {
    const user = await newUser({ consent: false })
    expect((await submit(user, await answersOf(user, 1))).msg).toBe('请先同意健康数据的收集与使用')
    expect(await rowsOf(user)).toEqual([])
  })

  it('is refused when a question is open, unknown or of the other sex, or an answer is none of the five', async () => {
    const user = await newUser({ sex: 1 })
    const { tired: _, energetic: _energetic, ...open } = await answersOf(user, 2)
    const answers = await answersOf(user, 2)
    expect((await submit(user, open)).msg).toBe('还有2题没有回答')

    expect((await submit(user, { ...answers, 'yellow-discharge': 1 })).msg).toBe(
      '问卷已更新，请重新打开后再答',
    )

    for (const value of [0, 6, 2.5, '2.5', '', null, true]) {
      expect((await submit(user, { ...answers, tired: value })).msg).toBe(
        '每道题请从五个选项中选一个',
      )
    }

    expect((await submit(user, answers, 'phq9')).msg).toBe('没有这份问卷')
    expect((await user.post('/survey/v1/app/submit', {})).msg).toBe('请先回答问卷')
    expect(await rowsOf(user)).toEqual([])
  })
})
