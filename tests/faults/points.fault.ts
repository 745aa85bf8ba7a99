// Many draws, redemptions and replays at once: points, stock and prizes stay true. Each check is shown to fail on the naive
// way of writing, which reads, decides, and then writes what it decided.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { Database } from '../../apps/api/src/database/open-database.ts'
import { openSession } from '../../apps/api/src/features/account/sessions.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'
import { addActivity, brokenInvariants, givePoints } from '../../apps/api/src/testing/wheels.ts'
import { isLong } from './length.ts'

const USERS = isLong ? 100 : 20
const DRAWS = isLong ? 10_000 : 1_000
const TRIES = isLong ? 5_000 : 300
const REPLAYS = isLong ? 1_000 : 100
/** Calls in the air at any moment. */
const AT_ONCE = 64
const COST = 20
/** Too few for all the draws, so that the last ones are refused. */
const FIRST_POINTS = 500
const ADMIN = '13750000000'

let app: TestApp
let tokens: string[]
let accountIds: string[]

async function addUser(number: number) {
  const { database, vault } = app.services
  const accountId = randomUUID()
  const phone = String(13750000000 + number)
  const createdAt = app.clock.now()

  const keys = {
    userCode: `UP${number}`,
    phoneHash: vault.hash('phone', phone),
    phoneCipher: vault.encrypt(phone),
  }

  await database.account.create({ data: { id: accountId, ...keys, createdAt } })
  await givePoints(database, accountId, FIRST_POINTS)

  return {
    accountId,
    token: await openSession(app.services, accountId, { userAgent: 'faults', address: '' }),
  }
}

beforeAll(async () => {
  app = await startTestApp({ config: { adminPhone: ADMIN } })
  const { database } = app.services
  const users = await Promise.all(Array.from({ length: USERS }, (_, index) => addUser(index + 1)))
  tokens = users.map(({ token }) => token)
  accountIds = users.map(({ accountId }) => accountId)

  await addActivity(database, { id: 'new', activityType: '0001', consume: 0 }, [
    { name: '30积分', rate: 1, stock: DRAWS, points: 30 },
  ])

  // Scarce prizes run out on the way, and the points of the users do.
  await addActivity(database, { id: 'wheel', activityType: '0002', consume: COST }, [
    { name: '5积分', rate: 60, stock: DRAWS, points: 5 },
    { name: '50积分', rate: 10, stock: DRAWS / 50, points: 50 },
    { name: '现金红包1元', rate: 30, stock: DRAWS / 20, cents: 100 },
  ])
})

afterAll(() => app.stop())

interface Call {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  payload?: object
}

async function call(
  request: Call,
): Promise<{ code: string; msg: string; data: { id: string } | null }> {
  const { statusCode, body } = await app.server.inject(request)
  if (statusCode !== 200) throw new Error(`HTTP ${statusCode}: ${body}`)
  return JSON.parse(body)
}

/** Does the jobs, `AT_ONCE` of them at any moment, and gives their results. */
async function all<T>(
  jobs: number,
  job: (index: number) => Promise<T>,
  atOnce = AT_ONCE,
): Promise<T[]> {
  const results: T[] = []
  let next = 0

  const worker = async () => {
    while (next < jobs) results.push(await job(next++))
  }

  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

const count = <T>(items: readonly T[], of: T): number => items.filter((item) => item === of).length

const drawBy = (token: string, id: string, headers: Record<string, string> = {}) =>
  call({
    method: 'POST',
    url: '/api/activity/v1/app/draw',
    headers: { authorization: token, ...headers },
    payload: { id, acitivityType: id === 'new' ? '0001' : '0002' },
  })

describe(`${DRAWS} draws by ${USERS} users`, () => {
  it('leave ledger, balances, stock and counts true', async () => {
    const codes = await all(DRAWS, async (index) => {
      // Every user draws the free activity twice; the wheel gets the rest, so that one user's draws meet each other.
      const token = tokens[(index >> 1) % USERS] ?? ''
      const { code, msg } = await drawBy(token, index < 2 * USERS ? 'new' : 'wheel')
      return code === '1000' ? code : msg
    })

    const { database } = app.services
    expect(new Set(codes)).toEqual(new Set(['1000', '您已参与过该活动', '积分不足']))
    expect(count(codes, '您已参与过该活动')).toBe(USERS)
    expect(await database.draw.count()).toBe(count(codes, '1000'))

    expect(await database.prize.findUnique({ where: { id: 'wheel-现金红包1元' } })).toMatchObject({
      stock: 0,
    })

    expect(await brokenInvariants(database)).toEqual([])
  }, 600_000)

  it('break them where balance and stock are read, then written', async () => {
    const { database } = app.services
    expect(await brokenInvariants(database)).toEqual([])

    await addActivity(database, { id: 'naive', activityType: '0002', consume: COST }, [
      { name: '5积分', rate: 1, stock: 20, points: 5 },
    ])

    const { accountId } = await addUser(USERS + 1)
    await all(40, () => naiveDraw(database, accountId, app.clock.now()))
    const broken = await brokenInvariants(database)
    expect(broken).toContain('balance is not the ledger')
    expect(broken).toContain('stock is not the draws')
    expect(broken).toContain('partake is not the draws')
  })
})

async function naiveDraw(database: Database, accountId: string, at: Date): Promise<void> {
  const account = await database.account.findUniqueOrThrow({ where: { id: accountId } })
  const activity = await database.activity.findUniqueOrThrow({ where: { id: 'naive' } })
  const prize = await database.prize.findFirstOrThrow({ where: { activityId: activity.id } })
  if (account.points < COST || prize.stock === 0) return
  const won = prize.points ?? 0
  const id = randomUUID()
  const entry = { accountId, detail: '抽奖', at }

  await database.account.update({
    where: { id: accountId },
    data: { points: account.points - COST + won },
  })

  await database.prize.update({ where: { id: prize.id }, data: { stock: prize.stock - 1 } })

  await database.activity.update({
    where: { id: activity.id },
    data: { partake: activity.partake + 1 },
  })

  await database.draw.create({
    data: { id, accountId, activityId: activity.id, prizeId: prize.id, cost: COST, at },
  })

  await database.pointsEntry.createMany({
    data: [
      { ...entry, id: `${id} cost`, amount: -COST, reason: 'draw', idempotencyKey: `${id} cost` },
      { ...entry, id: `${id} prize`, amount: won, reason: 'prize', idempotencyKey: `${id} prize` },
    ],
  })
}

/** A cash prize that nobody has redeemed. */
async function pendingPrize(): Promise<string> {
  const { database } = app.services
  const id = randomUUID()
  const at = app.clock.now()
  const of = { accountId: accountIds[0] ?? '', activityId: 'wheel', prizeId: 'wheel-现金红包1元' }

  await database.draw.create({
    data: { id, ...of, cost: 0, at, redemption: { create: { id, status: '1001', createdAt: at } } },
  })

  return id
}

async function codeForAdmin(): Promise<string> {
  app.clock.advance(3 * MS_PER_HOUR)
  await call({ method: 'GET', url: `/api/user/v1/app/pin?phone=${ADMIN}&purpose=redemption` })
  return app.newestCode(ADMIN)
}

const inspect = (id: string, code: string) =>
  app.server.inject({
    method: 'GET',
    url: `/api/prize/v1/exchange-info?phone=${ADMIN}&code=${code}&id=${id}`,
  })

describe(`${TRIES} tries at once`, () => {
  it('use one SMS code once, and one permit once', async () => {
    const id = await pendingPrize()
    const code = await codeForAdmin()
    const answers = await all(TRIES, () => inspect(id, code), TRIES)
    const right = answers.filter((answer) => answer.json<{ code: string }>().code === '1000')
    expect(right).toHaveLength(1)
    const cookie = String(right[0]?.headers['set-cookie']).split(';')[0] ?? ''

    const redeem = {
      method: 'GET',
      url: `/api/activity/v1/app/manual/${id}`,
      headers: { cookie },
    } as const

    const told = (await all(TRIES, () => call(redeem), TRIES)).map((answer) =>
      answer.code === '1000' ? 'done' : answer.msg,
    )

    expect([count(told, 'done'), count(told, '该奖品已核销')]).toEqual([1, TRIES - 1])
  }, 120_000)

  it('redeem more than once where the status is read, then written', async () => {
    const id = await pendingPrize()
    const { redemption } = app.services.database

    const done = await all(50, async () => {
      const { status } = await redemption.findUniqueOrThrow({ where: { id } })
      if (status !== '1001') return false

      await redemption.update({
        where: { id },
        data: { status: '1002', redeemedAt: app.clock.now() },
      })

      return true
    })

    expect(count(done, true)).toBeGreaterThan(1)
  })
})

describe(`${REPLAYS} calls with one idempotency key at once`, () => {
  const [user, key] = [0, { 'idempotency-key': 'replayed-0001' }]

  const drawsOf = () =>
    app.services.database.draw.count({ where: { accountId: accountIds[user] ?? '' } })

  it('draw once and sign in once, and answer the same', async () => {
    await givePoints(app.services.database, accountIds[user] ?? '', COST)
    const before = await drawsOf()
    const drawn = await all(REPLAYS, () => drawBy(tokens[user] ?? '', 'wheel', key))
    expect(new Set(drawn.map(({ code, data }) => `${code} ${data?.id}`)).size).toBe(1)
    expect(drawn[0]?.code).toBe('1000')
    expect((await drawsOf()) - before).toBe(1)
    const headers = { authorization: tokens[user] ?? '', ...key }

    const signedIn = await all(REPLAYS, () =>
      call({ method: 'GET', url: '/api/integral/v1/app/signIn', headers }),
    )

    expect(new Set(signedIn.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(signedIn[0]?.code).toBe('1000')

    expect(
      await app.services.database.signIn.count({ where: { accountId: accountIds[user] ?? '' } }),
    ).toBe(1)
  }, 120_000)

  it('have many effects where the key is looked up, then written', async () => {
    const { idempotencyKey } = app.services.database
    const id = { accountId: 'naive', operation: 'naive', key: 'naive' }
    let effects = 0

    await all(REPLAYS, async () => {
      if (await idempotencyKey.findUnique({ where: { accountId_operation_key: id } })) return
      effects += 1
      const row = { ...id, answer: 'done', createdAt: app.clock.now() }

      await idempotencyKey.upsert({
        where: { accountId_operation_key: id },
        create: row,
        update: row,
      })
    })

    expect(effects).toBeGreaterThan(1)
  })
})
