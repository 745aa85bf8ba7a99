import { addDays, MS_PER_DAY, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { PointsSummary, Prize, RecordEntry, Winner } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { addActivity, brokenInvariants, givePoints } from '../../testing/wheels.ts'
import { pointsRepository } from './points.repository.ts'

const CASH = 'wheel-现金红包8.8元'
let app: TestApp
/** What the next draw's ticket is; the lowest belongs to the first prize. */
let ticket = 0

beforeAll(async () => {
  app = await startTestApp({
    services: { random: { below: (limit) => Math.min(ticket, limit - 1) } },
  })

  const { database } = app.services

  await addActivity(database, { id: 'new', activityType: '0001', consume: 0, position: 1 }, [
    { name: '100积分', rate: 1, stock: 1000, points: 100 },
  ])

  await addActivity(database, { id: 'wheel', activityType: '0002', consume: 60, position: 2 }, [
    { name: '50积分', rate: 3, stock: 1000, points: 50 },
    { name: '现金红包8.8元', rate: 1, stock: 2, cents: 880 },
  ])

  await addActivity(database, { id: 'empty', activityType: '0002', consume: 10, position: 3 }, [
    { name: '100积分', rate: 1, stock: 0, points: 100 },
  ])
})

afterAll(async () => {
  expect(await brokenInvariants(app.services.database)).toEqual([])
  await app.stop()
})

let lastPhone = 13730000000
type User = Awaited<ReturnType<TestApp['logIn']>>

async function newUser(points = 0): Promise<User & { accountId: string }> {
  const user = await app.logIn(String((lastPhone += 1)))

  const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  if (points > 0) await givePoints(app.services.database, accountId, points)
  return { ...user, accountId }
}

/** Leaves that many of the cash prize. */
async function leaveCash(stock: number) {
  const { prize } = app.services.database
  const where = { id: CASH }

  const { _count } = await prize.findUniqueOrThrow({
    where,
    select: { _count: { select: { draws: true } } },
  })

  await prize.update({ where, data: { stock, quota: _count.draws + stock } })
}

const infoOf = async (user: User) => (await user.get<PointsSummary>('/integral/v1/app/info')).data

const signIn = (user: User, headers = {}) =>
  user.get<{ kangban: { integral: number } }>('/integral/v1/app/signIn', {}, headers)

const draw = (user: User, body: object, headers = {}) =>
  user.post<{ id: string; prizeId: string }>('/activity/v1/app/draw', body, headers)

const wheel = { id: 'wheel', acitivityType: '0002' }
const newcomers = { id: 'new', acitivityType: '0001' }

interface Records {
  list: RecordEntry[]
  total: number
  pn: number
  ps: number
}

const recordsOf = async (user: User, query: Record<string, string>) =>
  (await user.get<Records>('/integral/v1/app/integral-record', { pn: '1', ps: '20', ...query }))
    .data

describe('the points summary', () => {
  it('[API-004] [API-005] [API-006] answers points left, sign-ins, seven values and the activities', async () => {
    const user = await newUser(180)
    const answer = await user.get<PointsSummary>('/integral/v1/app/info')
    expect(answer).toMatchObject({ status: 200, code: '1000' })
    expect(z.parse(PointsSummary, answer.data)).toEqual(answer.data)
    expect(answer.data.remain).toBe(180)
    expect(answer.data.userOperEntites).toEqual([])
    expect(answer.data.integrals).toEqual([30, 60, 60, 60, 60, 60, 60])
    expect(answer.data.activityResps.map(({ id }) => id)).toEqual(['new', 'wheel', 'empty'])

    expect(answer.data.activityResps[1]).toMatchObject({
      activityType: '0002',
      consume: 60,
      isPart: false,
    })
  })
})

describe('sign-in', () => {
  it('[API-009] [API-010] [POINTS-25] adds a record, grants the points of the day and writes the ledger', async () => {
    const user = await newUser()
    const signedIn = await signIn(user)

    expect(signedIn).toMatchObject({
      status: 200,
      code: '1000',
      data: { kangban: { integral: 30 } },
    })

    app.clock.advance(MS_PER_DAY)
    await signIn(user)
    const { remain, userOperEntites } = await infoOf(user)
    expect([remain, userOperEntites.map(({ integral }) => integral)]).toEqual([90, [30, 60]])
    expect(userOperEntites[0]).toEqual(signedIn.data.kangban)
    const { list } = await recordsOf(user, { flag: '1' })
    expect(list.map(({ detailExplain }) => detailExplain)).toEqual(['签到 +60', '签到 +30'])
  })

  it('[API-011] [POINTS-24] is refused on the same day in China, also at once, and open after midnight', async () => {
    const user = await newUser()
    const codes = (await Promise.all([1, 2, 3, 4].map(() => signIn(user)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['1000', '9999', '9999', '9999'])
    expect(await signIn(user)).toMatchObject({ code: '9999', msg: '今日已签到', data: null })
    expect((await infoOf(user)).remain).toBe(30)
    const now = app.clock.now().getTime()
    const midnight = startOfShanghaiDay(addDays(shanghaiDay(now), 1)).getTime()
    app.clock.advance(midnight - 1 - now)
    expect(await signIn(user)).toMatchObject({ code: '9999', msg: '今日已签到' })
    app.clock.advance(1)
    expect((await signIn(user)).code).toBe('1000')
  })

  it('[POINTS-23] starts anew after seven, whatever days were missed', async () => {
    const user = await newUser()
    const granted: number[] = []
    const done: [inTheEvening: number, theNextDay: number][] = []
    const doneNow = async () => (await infoOf(user)).userOperEntites.length

    for (const pause of [1, 1, 3, 1, 1, 1, 1, 1]) {
      granted.push((await signIn(user)).data.kangban.integral)
      const inTheEvening = await doneNow()
      app.clock.advance(pause * MS_PER_DAY)
      done.push([inTheEvening, await doneNow()])
    }

    expect(granted).toEqual([30, 60, 60, 60, 60, 60, 60, 30])
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 1].map((day) => [day, day % 7]))
  })

  it('with one idempotency key has one effect and one answer', async () => {
    const user = await newUser()
    const key = { 'idempotency-key': 'sign-in-1' }
    const answers = await Promise.all([1, 2, 3].map(() => signIn(user, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await signIn(user, key)).toEqual(answers[0])
    expect((await infoOf(user)).remain).toBe(30)
  })
})

describe('an activity', () => {
  it('[API-001] [API-002] answers its prizes', async () => {
    const { status, code, data } = await (await newUser()).get<Prize[]>('/activity/v1/info/wheel')
    expect([status, code]).toEqual([200, '1000'])

    expect(data).toEqual([
      { prizeId: 'wheel-50积分', prizeName: '50积分', prizeType: '0001', rate: 3, quota: 50 },
      { prizeId: CASH, prizeName: '现金红包8.8元', prizeType: '0002', rate: 1, quota: 8.8 },
    ])

    expect(z.parse(z.array(Prize), data)).toEqual(data)
  })

  it('[API-003] is unknown', async () => {
    const user = await newUser()

    expect(await user.get('/activity/v1/info/none')).toMatchObject({
      code: '9999',
      msg: '活动不存在',
    })

    expect(await draw(user, { ...wheel, id: 'none' })).toMatchObject({
      code: '9999',
      msg: '活动不存在',
    })
  })
})

describe('a draw', () => {
  it('[API-012] [API-013] [API-014] [WHEEL-18] [WHEEL-20] takes its cost, grants points and counts', async () => {
    const user = await newUser(100)
    const before = (await infoOf(user)).activityResps.find(({ id }) => id === 'wheel')
    ticket = 2
    const { status, code, data } = await draw(user, wheel)
    expect([status, code, data.prizeId]).toEqual([200, '1000', 'wheel-50积分'])
    const after = await infoOf(user)
    expect(after.remain).toBe(100 - 60 + 50)

    expect(after.activityResps.find(({ id }) => id === 'wheel')).toEqual({
      ...before,
      partake: (before?.partake ?? 0) + 1,
    })

    const { list } = await recordsOf(user, { flag: '1' })

    expect(list.map(({ detailExplain }) => detailExplain)).toEqual([
      '抽奖获得 +50',
      '抽奖消耗 -60',
      '新人见面礼 +100',
    ])

    expect((await recordsOf(user, { flag: '2' })).list).toMatchObject([
      { detailExplain: '积分奖励 +50', quota: 50, url: null },
    ])
  })

  it('of cash makes a redemption that is pending, by an id of 128 random bits', async () => {
    const user = await newUser(60)
    await leaveCash(1)
    ticket = 3
    const { data } = await draw(user, wheel)
    expect(data.prizeId).toBe(CASH)
    expect(data.id).toMatch(/^[0-9a-f]{32}$/)
    const redemption = await app.services.database.redemption.findUnique({ where: { id: data.id } })
    expect(redemption).toMatchObject({ status: '1001', redeemedAt: null })
    expect((await infoOf(user)).remain).toBe(0)
  })

  it('[WHEEL-19] is refused with too few points, and changes nothing', async () => {
    const user = await newUser(59)
    expect(await draw(user, wheel)).toMatchObject({ code: '9999', msg: '积分不足' })

    expect([(await infoOf(user)).remain, (await recordsOf(user, { flag: '2' })).total]).toEqual([
      59, 0,
    ])
  })

  it('[POINTS-27] [WHEEL-19] [WHEEL-20] of the activity for new users is free and taken once, also at once', async () => {
    const user = await newUser()

    const isPart = async () =>
      (await infoOf(user)).activityResps.find(({ id }) => id === 'new')?.isPart

    expect(await isPart()).toBe(false)

    const codes = (await Promise.all([1, 2, 3, 4].map(() => draw(user, newcomers)))).map(
      ({ code }) => code,
    )

    expect(codes.toSorted()).toEqual(['1000', '9999', '9999', '9999'])
    expect(await draw(user, newcomers)).toMatchObject({ code: '9999', msg: '您已参与过该活动' })
    expect([await isPart(), (await infoOf(user)).remain]).toEqual([true, 100])
    const other = await newUser()
    expect((await infoOf(other)).activityResps[0]?.isPart).toBe(false)
  })

  it('cannot pay twice from points that suffice once', async () => {
    const user = await newUser(60)
    ticket = 3
    await leaveCash(9)

    const codes = (await Promise.all([1, 2, 3].map(() => draw(user, wheel)))).map(
      ({ code }) => code,
    )

    expect(codes.toSorted()).toEqual(['1000', '9999', '9999'])
  })

  it('takes only prizes that are there', async () => {
    const user = await newUser(200)
    await leaveCash(0)
    ticket = 3
    expect((await draw(user, wheel)).data.prizeId).toBe('wheel-50积分')

    expect(await draw(user, { id: 'empty', acitivityType: '0002' })).toMatchObject({
      code: '9999',
      msg: '奖品已抽完，请换个活动试试',
    })

    expect((await infoOf(user)).remain).toBe(200 - 60 + 50)
  })

  it('takes nothing from an empty stock, whoever has seen it full', async () => {
    const { database } = app.services
    expect(await pointsRepository(database).takeFromStock('empty-100积分')).toBe(false)

    expect(await database.prize.findUnique({ where: { id: 'empty-100积分' } })).toMatchObject({
      stock: 0,
    })
  })

  it('[API-013] needs the type, so misspelled, and the right one', async () => {
    const user = await newUser(60)
    const wrong = { code: '9999', msg: '活动类型不符，请返回后再试' }
    expect(await draw(user, { id: 'wheel', activityType: '0002' })).toMatchObject(wrong)
    expect(await draw(user, { id: 'wheel', acitivityType: '0001' })).toMatchObject(wrong)
    expect((await infoOf(user)).remain).toBe(60)
  })

  it('with one idempotency key has one effect and one answer', async () => {
    const user = await newUser(200)
    ticket = 0
    const key = { 'idempotency-key': 'draw-0001' }
    const answers = await Promise.all([1, 2, 3].map(() => draw(user, wheel, key)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await draw(user, wheel, key)).toEqual(answers[0])
    expect((await infoOf(user)).remain).toBe(190)
    const other = await newUser(60)
    expect((await draw(other, wheel, key)).data.id).not.toBe(answers[0]?.data.id)
  })
})

describe('the records', () => {
  it('[API-015] [API-016] [API-017] come in pages of 20, newest first', async () => {
    const user = await newUser()

    for (let day = 0; day < 25; day++) {
      expect((await signIn(user)).code).toBe('1000')
      app.clock.advance(MS_PER_DAY)
    }

    const [one, two] = [
      await recordsOf(user, { flag: '1' }),
      await recordsOf(user, { flag: '1', pn: '2' }),
    ]

    expect([one.list.length, one.total, one.pn, one.ps]).toEqual([20, 25, 1, 20])
    expect([two.list.length, two.total, two.pn]).toEqual([5, 25, 2])
    const times = [...one.list, ...two.list].map(({ createTime }) => Date.parse(createTime))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(times).size).toBe(25)
  })

  it('[API-017] [API-018] [API-019] hold points by flag 1 and prizes by flag 2; cash has a link to its QR code', async () => {
    const user = await newUser(200)
    await leaveCash(1)
    ticket = 3
    await draw(user, wheel)
    app.clock.advance(1000)
    ticket = 0
    await draw(user, wheel)
    await signIn(user)

    const [points, prizes] = [
      await recordsOf(user, { flag: '1' }),
      await recordsOf(user, { flag: '2' }),
    ]

    for (const row of [...points.list, ...prizes.list])
      expect(z.parse(RecordEntry, row)).toEqual(row)

    expect(points.list.map(({ quota }) => quota).toSorted((a, b) => a - b)).toEqual([
      -60, -60, 30, 50, 200,
    ])

    expect(points.list.some(({ detailExplain }) => detailExplain.includes('现金'))).toBe(false)

    expect(prizes.list.map(({ detailExplain, quota }) => [detailExplain, quota])).toEqual([
      ['积分奖励 +50', 50],
      ['现金红包 8.8元', 8.8],
    ])

    expect(prizes.list[0]?.url).toBeNull()
    const { status, headers } = await app.http().get(prizes.list[1]?.url ?? '')
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('tell on the first page too what another replica has just booked or put right', async () => {
    const user = await newUser(30)
    const { accountId } = user
    const { database } = app.services

    const first = async () =>
      (await recordsOf(user, { flag: '1' })).list.map(({ detailExplain }) => detailExplain)

    expect([await first(), await first()]).toEqual([['新人见面礼 +30'], ['新人见面礼 +30']])
    await givePoints(database, accountId, 45)
    expect(await first()).toContain('新人见面礼 +45')
    const where = { accountId, amount: 45 }
    await database.pointsEntry.updateMany({ where, data: { detail: '补发' } })
    expect(await first()).toContain('补发 +45')
  })

  it('are of the own account', async () => {
    const nobody = await newUser()
    expect(await recordsOf(nobody, { flag: '1' })).toEqual({ list: [], total: 0, pn: 1, ps: 20 })
    expect(await recordsOf(nobody, { flag: '2' })).toEqual({ list: [], total: 0, pn: 1, ps: 20 })
  })

  it.each([
    [{ flag: '3' }, '记录类型应为1或2'],
    [{ flag: '1', pn: '0' }, '页码应为大于0的整数'],
    [{ flag: '1', ps: '101' }, '每页条数应在1到100之间'],
  ])('refuse %o', async (query, msg) => {
    const user = await newUser()

    expect(
      await user.get('/integral/v1/app/integral-record', { pn: '1', ps: '20', ...query }),
    ).toMatchObject({
      code: '9999',
      msg,
    })
  })
})

describe('the winners', () => {
  it('[API-007] [API-008] come newest first, names masked, money with its unit', async () => {
    const [li, nameless] = [await newUser(60), await newUser()]
    await li.post('/user/v2/up-health-info', { name: '李建军' })
    await leaveCash(1)
    app.clock.advance(1000)
    ticket = 3
    await draw(li, wheel)
    app.clock.advance(1000)
    await draw(nameless, newcomers)
    const { status, code, data } = await li.get<Winner[]>('/prize/v1/winners')
    expect([status, code]).toEqual([200, '1000'])

    expect(data.slice(0, 2)).toEqual([
      { name: '康伴用户', money: '100积分' },
      { name: '李*军', money: '8.8元' },
    ])

    for (const winner of data) expect(z.parse(Winner, winner)).toEqual(winner)
  })
})

it('every call of the points centre needs a session', async () => {
  const nobody = app.client()

  const answers = [
    await nobody.get('/integral/v1/app/info'),
    await nobody.get('/integral/v1/app/signIn'),
    await nobody.get('/activity/v1/info/wheel'),
    await nobody.post('/activity/v1/app/draw', wheel),
    await nobody.get('/integral/v1/app/integral-record', { pn: '1', ps: '20', flag: '1' }),
    await nobody.get('/prize/v1/winners'),
  ]

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '410'))
})
