import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { contract, listOperations, type Operation } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../upkeep/sweep.ts'
import { exported } from '../../testing/exported.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
afterAll(() => app.stop())

type User = Awaited<ReturnType<typeof app.logIn>>

const REFUSED = '您申请了注销账号，现在不保存新内容。要继续使用，请到“我的”里撤回注销'

const call = (
  user: User,
  { method, path, example }: Operation,
): Promise<{ code: string; msg: string }> => {
  const input = Object(example?.input) as object
  if (method === 'POST') return user.post(path, input)
  const query = Object.entries(input).map(([key, value]) => [key, String(value)])
  return user.get(path, Object.fromEntries(query) as Record<string, string>)
}

const askForDeletion = async (user: User, phone: string) => {
  await app.client().get('/user/v1/app/pin', { phone, purpose: 'deletion' })
  await user.get('/user/v1/account/logout', { pin: app.newestCode(phone) })
  app.clock.advance(2 * MS_PER_MINUTE)
  return app.logIn(phone)
}

/** All that changes something for whoever is logged in. */
const writes = listOperations(contract).filter(
  ([, { safety, ownership }]) =>
    safety !== 'read' && ownership !== 'anyone' && ownership !== 'secret',
)

/** What helps in distress, gives less away, or ends things. */
const GOES_ON = [
  'account.endSessions',
  'account.logOut',
  'account.withdrawConsent',
  'account.withdrawDeletion',
  'doctor.revokeDoctorShare',
  'reminders.deletePushTarget',
  'reports.revokeShare',
  'services.cancelRescue',
  'services.startRescue',
]

/** After these the request or the session is over. */
const OVER_WITH = ['account.logOut', 'account.withdrawDeletion']

describe('while a request for the deletion of the account stands', () => {
  const phone = '13910026001'
  let user: User

  beforeAll(async () => {
    user = await askForDeletion(await app.logIn(phone), phone)
  })

  it('only what is named goes on', () => {
    const going = writes.filter(([, { whileLeaving }]) => whileLeaving).map(([name]) => name)
    expect(going.toSorted()).toEqual(GOES_ON)
    expect(writes.length).toBeGreaterThan(45)
  })

  it.each(writes.filter(([name]) => !GOES_ON.includes(name)))('%s is refused', async (_, one) => {
    expect(await call(user, one)).toMatchObject({ code: '9999', msg: REFUSED })
  })

  it.each(writes.filter(([name]) => GOES_ON.includes(name) && !OVER_WITH.includes(name)))(
    '%s is not refused for it',
    async (_, one) => {
      expect((await call(user, one)).msg).not.toBe(REFUSED)
    },
  )

  it('the face of tRPC refuses as well', async () => {
    const answer = await app
      .http()
      .post('/api/trpc/account.giveConsent')
      .set({ authorization: user.token, 'content-type': 'application/json' })
      .send({ kind: 'health-data', version: '2023-11-20' })

    expect(JSON.stringify(answer.body)).toContain(REFUSED)
  })

  it('own data are read and taken along, and all goes on once it is withdrawn', async () => {
    const textOf = await exported(app, user)
    expect(textOf('账号/账号.csv')).toContain('申请注销时间')
    expect((await user.get('/user/v1/account/session-list')).code).toBe('1000')
    expect((await user.post('/user/v1/account/deletion-withdraw', {})).code).toBe('1000')
    const consent = { kind: 'health-data', version: '2023-11-20' }
    expect((await user.post('/user/v1/app/consent', consent)).code).toBe('1000')
  })
})

describe('a session that nobody uses', () => {
  const list = '/user/v1/account/session-list'

  it('ends after 14 days, and goes on while it is used', async () => {
    const phone = '13910026002'
    const [idle, used] = [await app.logIn(phone), await app.logIn(phone)]
    app.clock.advance(13 * MS_PER_DAY)
    expect((await used.get(list)).code).toBe('1000')
    app.clock.advance(MS_PER_DAY)
    expect((await idle.get(list)).code).toBe('410')
    const listed = await used.get<{ current: boolean }[]>(list)
    expect(listed.data).toMatchObject([{ current: true }])
    await sweep(app.services, app.clock.now())
    expect((await idle.get(list)).code).toBe('410')
    expect((await used.get(list)).code).toBe('1000')
    app.clock.advance(13 * MS_PER_DAY)
    expect((await used.get(list)).code).toBe('1000')
    // 30 days after the log-in it is over, however much it was used.
    app.clock.advance(4 * MS_PER_DAY)
    expect((await used.get(list)).code).toBe('410')
  })
})
