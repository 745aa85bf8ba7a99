import {
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
  shanghaiTime,
  startOfShanghaiDay,
} from '@kangban/china-time'
import type { MomentNote } from '@kangban/contracts'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { eraseAccount } from '../../upkeep/erase-account.ts'

const app = await startTestApp()
afterAll(() => app.stop())
let phone = 13_700_064_000

type User = Awaited<ReturnType<TestApp['logIn']>>

async function person(): Promise<User> {
  const user = await app.logIn(String((phone += 1)))
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return user
}

const PATH = '/monitor/app/v1/note'
/** At every hour of the clock a minute of today, or of yesterday where today has none yet. */
const ago = (ms: number) => new Date(app.clock.now().getTime() - ms)
const minute = () => ago(2 * MS_PER_MINUTE)

const write = (user: User, change: object = {}) =>
  user.post<MomentNote>(PATH, {
    metric: 'heartRate',
    at: shanghaiTime(minute()),
    circumstances: ['exercised'],
    note: ' 爬楼梯上来的 ',
    ...change,
  })

const list = async (user: User, metric = 'heartRate', at = minute(), query: object = {}) =>
  (await user.get<MomentNote[]>(`${PATH}/${metric}`, { day: shanghaiDay(at), ...query })).data

describe('a note at a minute of the watch', () => {
  it('stands at the whole minute, and is set anew by a second one', async () => {
    const user = await person()

    const at = shanghaiTime(
      new Date(Math.floor(minute().getTime() / MS_PER_MINUTE) * MS_PER_MINUTE),
    )

    const first = { at, circumstances: ['exercised'], note: '爬楼梯上来的' }
    expect((await write(user)).data).toEqual(first)
    expect(await list(user)).toEqual([first])
    await write(user, { circumstances: null, note: '看错了' })
    expect(await list(user)).toEqual([{ at, circumstances: null, note: '看错了' }])
    expect(await list(user, 'oxygen')).toEqual([])
  })

  it('goes with nothing in it, again without harm', async () => {
    const user = await person()
    await write(user)
    const nothing = { circumstances: null, note: ' ' }
    expect((await write(user, nothing)).code).toBe('1000')
    expect((await write(user, { ...nothing, circumstances: [] })).code).toBe('1000')
    expect(await list(user)).toEqual([])
  })

  it('of a night stands at its day, whatever the hour that is sent', async () => {
    const user = await person()
    const at = ago(MS_PER_DAY)
    await write(user, { metric: 'sleep', at: shanghaiTime(at), note: '楼上吵' })
    const night = shanghaiTime(startOfShanghaiDay(shanghaiDay(at)))
    expect(await list(user, 'sleep', at)).toMatchObject([{ at: night, note: '楼上吵' }])
  })

  it('is refused for what has not come, is too old, or has no reading of its own', async () => {
    const user = await person()
    const later = shanghaiTime(ago(-MS_PER_HOUR))
    expect((await write(user, { at: later })).msg).toBe('备注的时间不能晚于现在')
    const older = shanghaiTime(ago(366 * MS_PER_DAY))
    expect((await write(user, { at: older })).msg).toBe('只能给最近365天内的写备注')
    expect((await write(user, { metric: 'bloodPressure' })).msg).toBe('读数的种类不正确')
    expect((await write(user, { note: '长'.repeat(61) })).msg).toContain('60')
  })

  it('needs the consent to health data', async () => {
    const user = await app.logIn(String((phone += 1)))
    expect((await write(user)).msg).toBe('请先同意健康数据的收集与使用')
  })

  it('has a limit a day that writers at the same time keep too, and one that stands may change', async () => {
    const user = await person()

    const noon = new Date(
      startOfShanghaiDay(shanghaiDay(ago(MS_PER_DAY))).getTime() + 12 * MS_PER_HOUR,
    )

    const at = (index: number) => shanghaiTime(new Date(noon.getTime() + index * MS_PER_MINUTE))
    const most = MANUAL_LIMITS.aDay
    for (let index = 0; index < most - 1; index += 1) await write(user, { at: at(index) })

    const last = await Promise.all([0, 1, 2].map((index) => write(user, { at: at(most + index) })))

    expect(last.filter(({ code }) => code === '1000')).toHaveLength(1)
    expect(await list(user, 'heartRate', noon)).toHaveLength(most)
    expect((await write(user, { at: at(0), note: '改过' })).code).toBe('1000')
  })

  it("touches nobody else's, and is shown to nobody without a grant", async () => {
    const [user, stranger] = [await person(), await person()]
    await write(user)
    await write(stranger, { note: '', circumstances: null })
    expect(await list(user)).toHaveLength(1)
    const query = { day: shanghaiDay(minute()), userCode: user.userCode }
    expect((await stranger.get(`${PATH}/heartRate`, query)).code).toBe('401')
  })

  it('tells the open pages', async () => {
    const user = await person()
    const publish = vi.spyOn(app.services.live, 'publish')
    await write(user)
    expect(publish.mock.calls.map(([, event]) => event.kind)).toEqual(['manual'])
    publish.mockRestore()
  })

  it('leaves with the export, sealed where it is stored, and goes with the account', async () => {
    const user = await person()
    await write(user)
    const { database, files, jobs } = app.services
    const account = { userCode: user.userCode }
    const row = await database.momentNote.findFirstOrThrow({ where: { account } })
    expect(JSON.stringify(row)).not.toContain('爬楼梯')
    const textOf = await exported(app, user)
    expect(textOf('指标/备注.csv')).toMatch(/心率.*爬楼梯上来的/)

    await database.account.update({
      where: account,
      data: { deletionRequestedAt: app.clock.now() },
    })

    await eraseAccount({ database, files, jobs }, user.userCode)
    expect(await database.momentNote.count({ where: { accountId: row.accountId } })).toBe(0)
  })
})
