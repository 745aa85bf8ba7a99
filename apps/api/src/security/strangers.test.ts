// What strangers ask for and guess at keeps nobody out of the own account, whoever they are and however many ask at once.
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { readConfig } from '../config/env.ts'
import { isPostgres } from '../database/open-database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { eraseAccount } from '../upkeep/erase-account.ts'
import { sweep } from '../upkeep/sweep.ts'
import { createVault, type Vault } from './vault.ts'

const OK = '1000'
const TOO_MANY = '429'
const WRONG = { code: '9999', msg: '验证码错误或已失效，请重新获取' }
const sent: { to: string; code: string }[] = []

const sms = {
  sendSms: async ({ to, code = '' }: { to: string; code?: string }) => {
    sent.push({ to, code })
  },
}

const ownVault = createVault(readConfig({}))
let compared = 0

const vault: Vault = {
  ...ownVault,
  same(left, right) {
    compared += 1
    return ownVault.same(left, right)
  },
}

let app: TestApp
let replicas: App[]
let phone: string
let phones = 13_962_000_000
let addresses = 0
let calls = 0

beforeAll(async () => {
  app = await startTestApp({ services: { sms, vault } })
  replicas = [app]
  // Two services on one SQLite file must be two processes: a write of the one waits for the other and lets nobody run.
  if (isPostgres(app.services.config.databaseUrl))
    replicas.push(await buildApp(app.services.config, { clock: app.clock, sms, vault }))
})

afterAll(async () => {
  await replicas[1]?.server.close()
  await app.stop()
})

beforeEach(() => {
  app.clock.advance(2 * MS_PER_DAY)
  phone = String((phones += 1))
  sent.length = 0
})

const newAddress = () => {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

interface Answer {
  code: string
  msg: string
  data: { token: string; userCode: string } | null
}

/** A caller at an address, who asks the replicas by turns; a browser keeps the cookies that it is sent, and a new one says so. */
function caller({ address = newAddress(), browser = true, isOld = false } = {}) {
  let cookie = ''

  const get = async (path: string, query: Record<string, string>, token = ''): Promise<Answer> => {
    const { server } = replicas[(calls += 1) % replicas.length] ?? app

    const answer = await server.inject({
      url: `/api${path}`,
      query,
      remoteAddress: address,
      headers: {
        ...(browser && !isOld && { 'sec-fetch-site': 'same-origin' }),
        ...(cookie && { cookie }),
        ...(token && { authorization: token }),
      },
    })

    const [set] = [answer.headers['set-cookie'] ?? []].flat()
    if (browser && set) cookie = set.slice(0, set.indexOf(';'))
    return JSON.parse(answer.body) as Answer
  }

  return {
    address,
    get,
    cookie: () => cookie,
    ask: (to = phone) => get('/user/v1/app/pin', { phone: to }),
    enter: (pin: string, to = phone) => get('/user/v1/app/login', { phone: to, pin }),
  }
}

type Caller = ReturnType<typeof caller>

const newest = () => sent.at(-1)?.code ?? ''
const another = (code: string) => (code === '000000' ? '000001' : '000000')

async function logIn(who: Caller): Promise<{ token: string; userCode: string }> {
  expect((await who.ask()).code).toBe(OK)
  const { code, data } = await who.enter(newest())
  expect(code).toBe(OK)
  app.clock.advance(MS_PER_MINUTE)
  return data ?? { token: '', userCode: '' }
}

const toldMinutes = ({ msg }: Answer) => Number(/^请(\d+)分钟后再获取验证码$/.exec(msg)?.[1])

/** So many codes, each asked for by another stranger as soon as it is sent. */
async function flood(codes: number) {
  for (let count = 0; count < codes; count++) {
    let answer = await caller().ask()

    if (answer.code !== OK) {
      app.clock.advance(toldMinutes(answer) * MS_PER_MINUTE)
      answer = await caller().ask()
    }

    expect(answer.code).toBe(OK)
  }
}

async function askEachMinute(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    await caller().ask()
    app.clock.advance(MS_PER_MINUTE)
  }
}

const devicesOf = (to: string) =>
  app.services.database.knownDevice.count({ where: { phoneHash: vault.hash('phone', to) } })

describe('codes that strangers ask for', () => {
  it('do not stop a device that the phone knows', async () => {
    const owner = caller()
    await logIn(owner)
    await flood(12)
    expect((await owner.ask()).code).toBe(OK)
    expect((await owner.enter(newest())).code).toBe(OK)
  })

  it('stop the owner on a new device for no longer than is told, an hour at most', async () => {
    await logIn(caller())
    await flood(12)
    const owner = caller()
    const minutes = toldMinutes(await owner.ask())
    expect(minutes).toBe(60)
    app.clock.advance((minutes - 1) * MS_PER_MINUTE)
    expect(toldMinutes(await owner.ask())).toBe(1)
    app.clock.advance(MS_PER_MINUTE)
    await logIn(owner)
    // Who has had the code is known from then on.
    await flood(6)
    await logIn(owner)
  })

  it('are one a minute at first, and no more than 30 a day, from however many addresses', async () => {
    await askEachMinute(60)
    expect(sent).toHaveLength(6)
    await askEachMinute(23 * 60)
    expect(sent).toHaveLength(29)
  }, 60_000)

  it('are ten a day from one address, so that it does not hold a phone', async () => {
    const stranger = caller()

    for (let hour = 0; hour < 12; hour++) {
      await stranger.ask()
      app.clock.advance(MS_PER_HOUR)
    }

    expect(sent).toHaveLength(10)
    expect((await stranger.ask()).msg).toBe('今日获取验证码次数已达上限，请明天再试')
    expect((await caller().ask()).code).toBe(OK)
  })

  it('tell nothing of the phone: one with an account is answered like one without', async () => {
    const answers = async () => {
      const told: Answer[] = []

      for (let count = 0; count < 4; count++) {
        told.push(await caller().ask(), await caller().ask())
        app.clock.advance(2 * MS_PER_MINUTE)
      }

      return told
    }

    await logIn(caller())
    app.clock.advance(2 * MS_PER_DAY)
    const known = await answers()
    phone = String((phones += 1))
    expect(await answers()).toEqual(known)
  })

  it('are one, when 300 ask at once at every replica', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => caller().ask()))
    expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
    expect(sent).toHaveLength(1)
  }, 60_000)

  it('block and open nothing when the clock is set back by an hour', async () => {
    const owner = caller()
    await logIn(owner)
    await flood(12)
    await owner.ask()
    const before = newest()
    app.clock.advance(-MS_PER_HOUR)
    expect(await owner.enter(before)).toMatchObject(WRONG)
    await logIn(owner)
    expect((await caller().ask()).code).toBe(OK)
    expect(toldMinutes(await caller().ask())).toBe(1)
  })
})

describe('a code', () => {
  it('is good for whoever asked for it, and for nobody else', async () => {
    const [owner, stranger] = [caller(), caller()]
    await owner.ask()
    const code = newest()
    expect(await stranger.enter(code)).toMatchObject(WRONG)
    expect((await owner.enter(code)).code).toBe(OK)
    await owner.ask()
    // Of a device that shows its token the address says nothing.
    expect(await caller({ address: owner.address }).enter(newest())).toMatchObject(WRONG)
    expect((await owner.enter(newest())).code).toBe(OK)
  })

  it.each([
    ['from elsewhere', () => newAddress()],
    ['from the same address', (owner: Caller) => owner.address],
  ])(
    'survives 300 guesses at once by strangers %s',
    async (_, addressOf) => {
      const owner = caller()
      // The first code of a new browser, which shows no device yet.
      await owner.ask()
      const code = newest()

      const guesses = await Promise.all(
        Array.from({ length: 300 }, () =>
          caller({ address: addressOf(owner), browser: false }).enter(another(code)),
        ),
      )

      expect(guesses.some(({ code: answered }) => answered === OK)).toBe(false)
      expect((await owner.enter(code)).code).toBe(OK)
    },
    60_000,
  )

  it('is not burnt by five wrong guesses of a stranger who asked for one too', async () => {
    const [owner, stranger] = [caller(), caller()]
    await owner.ask()
    const code = newest()
    app.clock.advance(MS_PER_MINUTE)
    await stranger.ask()
    for (let tries = 0; tries < 6; tries++)
      expect(await stranger.enter(another(newest()))).toMatchObject(WRONG)
    expect(await stranger.enter(newest())).toMatchObject(WRONG)
    expect((await owner.enter(code)).code).toBe(OK)
  })

  it('of a client without cookies is good at its address alone', async () => {
    const client = caller({ browser: false })
    await client.ask()
    const code = newest()
    expect(await caller({ browser: false }).enter(code)).toMatchObject(WRONG)
    expect(await caller({ address: client.address }).enter(code)).toMatchObject({ code: OK })
  })
})

describe('a browser that does not say that our page asks', () => {
  it('has a code for its address, five tries at it, and is known after it', async () => {
    const owner = caller({ isOld: true })
    const next = caller({ address: owner.address, browser: false })
    await owner.ask()
    const code = newest()
    for (const who of [owner, next, owner, next, owner])
      expect(await who.enter(another(code))).toMatchObject(WRONG)
    expect(await owner.enter(code)).toMatchObject(WRONG)

    app.clock.advance(MS_PER_MINUTE)
    phone = String((phones += 1))
    const newcomer = caller({ isOld: true })
    await logIn(newcomer)
    await flood(3)
    await logIn(newcomer)
  })

  it('is not kept from the own code by one that a neighbour asks for', async () => {
    const owner = caller()
    await owner.ask()
    const code = newest()
    app.clock.advance(MS_PER_MINUTE)
    await caller({ address: owner.address, browser: false }).ask()
    expect((await owner.enter(code)).code).toBe(OK)
  })
})

describe('guesses', () => {
  it('at the own code are five, when 300 come at once at every replica', async () => {
    const owner = caller()
    await owner.ask()
    const code = newest()
    compared = 0
    const answers = await Promise.all(Array.from({ length: 300 }, () => owner.enter(another(code))))
    expect(compared).toBe(5)
    // What is over the limit of an hour is not even looked for.
    expect(answers.filter(({ code: answered }) => answered === TOO_MANY)).toHaveLength(280)
    expect(await owner.enter(code)).toMatchObject({ code: TOO_MANY })
  }, 60_000)

  it('are a hundred an hour of an address; who was sent a code there may enter it', async () => {
    const owner = caller()
    await owner.ask()
    const code = newest()
    const { address } = owner

    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        caller({ address }).enter('123456', String(13_970_000_000 + index)),
      ),
    )

    expect(answers.filter(({ code: answered }) => answered === TOO_MANY)).toHaveLength(200)
    expect((await owner.enter(code)).code).toBe(OK)
  }, 60_000)

  it('that were right do not count', async () => {
    const client = caller({ browser: false })
    const answers: string[] = []

    for (let count = 0; count < 30; count++) {
      // Another phone of the same address, so that no code is refused.
      phone = String((phones += 1))
      await client.ask()
      for (let wrong = 0; wrong < 3; wrong++) await client.enter(another(newest()))
      answers.push((await client.enter(newest())).code)
    }

    // Three of each four count: a hundred are not reached.
    expect(answers).toEqual(Array.from({ length: 30 }, () => OK))
  })
})

describe('a device that is known', () => {
  it('keeps a token of its own that pages cannot read, the same with each code', async () => {
    const url = '/api/user/v1/app/pin'
    const { headers } = await app.server.inject({ url, query: { phone } })
    const [cookie = ''] = [headers['set-cookie'] ?? []].flat()

    expect(cookie).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Strict$/,
    )

    const owner = caller()
    phone = String((phones += 1))
    await logIn(owner)
    const first = owner.cookie()
    await logIn(owner)
    expect(owner.cookie()).toBe(first)
    const rows = JSON.stringify(await app.services.database.knownDevice.findMany())
    expect(rows).not.toContain(first.slice('device='.length))
    expect(rows).not.toContain(phone)
  })

  it('is none that another phone knows', async () => {
    const stranger = caller()
    await logIn(stranger)
    phone = String((phones += 1))
    await flood(1)
    expect(toldMinutes(await stranger.ask())).toBe(1)
  })

  it('has ten codes a day', async () => {
    const owner = caller()
    await logIn(owner)

    for (let count = 0; count < 10; count++) {
      app.clock.advance(MS_PER_MINUTE)
      expect((await owner.ask()).code).toBe(OK)
      expect((await owner.ask()).code).not.toBe(OK)
    }

    // Of two reasons the one that lasts longer.
    expect((await owner.ask()).msg).toBe('今日获取验证码次数已达上限，请明天再试')
  })

  it('is sent codes when strangers had a thousand sent within the hour', async () => {
    const owner = caller()
    await logIn(owner)
    app.clock.advance(MS_PER_HOUR)
    let answered = OK
    for (let count = 0; answered === OK && count < 1100; count++)
      answered = (await caller().ask(String(13_980_000_000 + count))).code
    expect(answered).toBe(TOO_MANY)
    expect(sent).toHaveLength(1001)
    await logIn(owner)
  }, 60_000)

  it('is forgotten when sessions are ended from another one, with the account, and after a year', async () => {
    const { database } = app.services

    const [old, own] = [caller(), caller()]
    await logIn(old)
    const { token, userCode } = await logIn(own)
    expect(await devicesOf(phone)).toBe(2)

    const { body } = await app.server.inject({
      method: 'POST',
      url: '/api/user/v1/account/session-end',
      payload: {},
      headers: { authorization: token, cookie: own.cookie() },
    })

    expect(JSON.parse(body)).toMatchObject({ code: OK })
    expect(await devicesOf(phone)).toBe(1)
    await flood(1)
    expect(toldMinutes(await old.ask())).toBe(1)
    await logIn(own)

    const deletionRequestedAt = app.clock.now()
    await database.account.updateMany({ where: { userCode }, data: { deletionRequestedAt } })
    await eraseAccount(app.services, userCode)
    expect(await devicesOf(phone)).toBe(0)

    phone = String((phones += 1))
    await logIn(old)
    app.clock.advance(366 * MS_PER_DAY)
    await sweep(app.services, app.clock.now())
    expect(await devicesOf(phone)).toBe(0)
  })
})
