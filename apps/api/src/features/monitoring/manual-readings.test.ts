import { randomUUID } from 'node:crypto'
import {
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
  shanghaiTime,
} from '@kangban/china-time'
import type { BloodPressureDay, DoctorPage, ManualReading } from '@kangban/contracts'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { eraseAccount } from '../../upkeep/erase-account.ts'

const app = await startTestApp()
afterAll(() => app.stop())
let phone = 13_700_061_000

async function person() {
  const user = await app.logIn(String((phone += 1)))
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  const where = { userCode: user.userCode }
  const { id } = await app.services.database.account.findUniqueOrThrow({ where })
  return { ...user, accountId: id }
}

type Person = Awaited<ReturnType<typeof person>>
type User = Awaited<ReturnType<TestApp['logIn']>>

const ago = (ms: number) => shanghaiTime(new Date(app.clock.now().getTime() - ms))

const pressure = (change: object = {}) => ({
  kind: 'bloodPressure',
  at: ago(MS_PER_MINUTE),
  systolic: 138,
  diastolic: 86,
  pulse: 72,
  arm: 'left',
  place: 'clinic',
  circumstances: ['exercised'],
  note: '',
  ...change,
})

const single = (kind: string, value: number, change: object = {}) => ({
  kind,
  value,
  at: ago(MS_PER_MINUTE),
  place: 'home',
  circumstances: null,
  note: '',
  ...change,
})

interface Saved {
  stored: string
  saved: ManualReading | null
}

const BASE = '/monitor/app/v1/manual'

const save = (user: User, reading: object, measurementId: string = randomUUID()) =>
  user.post<Saved>(`${BASE}/save`, { measurementId, reading })

const correct = (user: User, id: string, reading: object) =>
  user.post<ManualReading>(`${BASE}/correct`, { id, reading })

const remove = (user: User, id: string) => user.post(`${BASE}/delete`, { id })

const today = () => shanghaiDay(app.clock.now())

const list = async (user: User, kind = 'bloodPressure', query: object = {}) =>
  (
    await user.get<ManualReading[]>(`${BASE}/${kind}`, {
      fromDay: shanghaiDay(new Date(app.clock.now().getTime() - 370 * MS_PER_DAY)),
      toDay: today(),
      ...query,
    })
  ).data

describe('a reading that is typed in', () => {
  it('is stored with its verdict, and listed as it was typed, newest first', async () => {
    const user = await person()
    const note = '楼下 12 层走上来的'
    const first = await save(user, pressure({ note }))

    expect(first.data).toMatchObject({
      stored: 'new',
      saved: { state: 'near', stateText: '接近上限' },
    })

    await save(user, pressure({ at: ago(2 * MS_PER_HOUR), systolic: 150, circumstances: null }))

    expect(await list(user)).toMatchObject([
      { reading: { ...pressure({ at: first.data.saved?.reading.at, note }) }, correctedAt: null },
      { reading: { systolic: 150, circumstances: null }, stateText: '偏高' },
    ])

    const rows = JSON.stringify(await app.services.database.manualReading.findMany())
    expect(rows).not.toContain(note)
  })

  it.each([
    ['oxygen', 88, '异常'],
    ['temperature', 37.34, '发热'],
    ['weight', 61.46, '已测量'],
  ])('may be %s too', async (kind, value, text) => {
    const user = await person()
    const { data } = await save(user, single(kind, value))
    expect(data.saved).toMatchObject({ stateText: text, reading: { kind } })
    const [row] = await list(user, kind)
    const digits = kind === 'oxygen' ? 0 : 1
    expect(row?.reading).toMatchObject({ value: Number(value.toFixed(digits)) })
    expect(await list(user)).toEqual([])
  })

  it('is stored once however often it is sent, also at once', async () => {
    const user = await person()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(user, pressure(), id)))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => '1000'))
    expect(answers.filter(({ data }) => data.stored === 'new')).toHaveLength(1)
    expect(await list(user)).toHaveLength(1)
  })

  it('that is sent again after a correction or its deletion brings the old one not back', async () => {
    const user = await person()
    const id = randomUUID()
    await save(user, pressure(), id)
    await correct(user, id, pressure({ systolic: 128 }))
    const again = await save(user, pressure(), id)
    expect(again.data).toMatchObject({ stored: 'already', saved: { reading: { systolic: 128 } } })
    await remove(user, id)
    expect((await save(user, pressure(), id)).data).toEqual({ stored: 'already', saved: null })
    expect(await list(user)).toEqual([])
  })

  it.each([
    [{ systolic: 301 }, '高压应在40到300之间'],
    [{ systolic: 39, diastolic: 30 }, '高压应在40到300之间'],
    [{ diastolic: 10 }, '低压应在20到200之间'],
    [{ systolic: 80, diastolic: 80 }, '高压应当大于低压'],
    [{ pulse: 300 }, '脉搏应在20到250之间'],
    [{ note: '字'.repeat(61) }, '备注最多60个字'],
  ])('is refused where it cannot have been: %o', async (change, msg) => {
    const user = await person()
    expect(await save(user, pressure(change))).toMatchObject({ code: '9999', msg })
    expect(await list(user)).toEqual([])
  })

  it.each([
    ['oxygen', 101, '血氧应在50到100之间'],
    ['temperature', 31.9, '体温应在32到43之间'],
    ['weight', 151, '体重应在30到150之间'],
  ])('is refused outside its range: %s %d', async (kind, value, msg) => {
    expect(await save(await person(), single(kind, value))).toMatchObject({ code: '9999', msg })
  })

  it('is neither of the future nor of another year', async () => {
    const user = await person()
    const late = pressure({ at: ago(-10 * MS_PER_MINUTE) })
    expect(await save(user, late)).toMatchObject({ code: '9999', msg: '测量时间不能晚于现在' })
    const old = pressure({ at: ago((MANUAL_LIMITS.days + 1) * MS_PER_DAY) })
    expect(await save(user, old)).toMatchObject({ msg: '只能记最近365天内量的' })
    const id = randomUUID()
    await save(user, pressure(), id)
    expect((await correct(user, id, late)).msg).toBe('测量时间不能晚于现在')
  })

  it('is taken so many times of a day and no more, also at once', async () => {
    const user = await person()
    const most = MANUAL_LIMITS.aDay

    const answers = await Promise.all(
      Array.from({ length: most + 3 }, () => save(user, pressure())),
    )

    expect(answers.filter(({ code }) => code === '1000')).toHaveLength(most)

    expect(answers.find(({ code }) => code !== '1000')?.msg).toBe(
      '一天最多记30条，请删掉多余的再记',
    )

    expect(await list(user)).toHaveLength(most)
    expect((await save(user, single('oxygen', 97))).code).toBe('1000')
  })

  it('needs the consent to health data', async () => {
    const user = await app.logIn(String((phone += 1)))
    expect((await save(user, pressure())).msg).toBe('请先同意健康数据的收集与使用')
  })
})

describe('correcting and deleting', () => {
  it('keeps when it was corrected, and not what stood there before', async () => {
    const user = await person()
    const id = randomUUID()
    await save(user, pressure(), id)
    app.clock.advance(MS_PER_HOUR)
    const { data } = await correct(user, id, pressure({ systolic: 128, note: '看错了' }))
    expect(data).toMatchObject({ id, stateText: '接近上限', correctedAt: ago(0) })
    expect(data.reading).toMatchObject({ systolic: 128, note: '看错了' })
    const otherKind = await correct(user, id, single('oxygen', 97))
    expect(otherKind.msg).toBe('不能改成另一种读数')
  })

  it('tells the open pages of the person, and of who looks', async () => {
    const user = await person()
    const publish = vi.spyOn(app.services.live, 'publish')
    const id = randomUUID()
    await save(user, pressure(), id)
    await save(user, pressure(), id)
    await user.post(`${BASE}/correct`, { id, reading: pressure({ systolic: 136 }) })
    await user.post(`${BASE}/delete`, { id })

    expect(publish.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [
        user.accountId,
        { kind: 'manual', at: shanghaiTime(app.clock.now()) },
      ]),
    )
  })

  it('removes the row, again without harm; what is gone cannot be corrected', async () => {
    const user = await person()
    const id = randomUUID()
    await save(user, pressure(), id)
    const removed = await Promise.all([remove(user, id), remove(user, id)])
    expect(removed.map(({ code }) => code)).toEqual(['1000', '1000'])
    const where = { accountId: user.accountId }
    expect(await app.services.database.manualReading.count({ where })).toBe(0)
    expect(await correct(user, id, pressure())).toMatchObject({ msg: '这条读数已经不在了' })
  })

  it('at the same time leaves the one or the other, never half of both', async () => {
    const user = await person()
    const id = randomUUID()
    await save(user, pressure(), id)

    const [changed] = await Promise.all([
      correct(user, id, pressure({ systolic: 128 })),
      remove(user, id),
    ])

    expect(['1000', '9999']).toContain(changed.code)
    expect(await list(user)).toEqual([])
  })

  it("touches nobody else's, whose id is known", async () => {
    const [user, stranger] = [await person(), await person()]
    const id = randomUUID()
    await save(user, pressure(), id)
    expect((await correct(stranger, id, pressure({ systolic: 90 }))).msg).toBe('这条读数已经不在了')
    await remove(stranger, id)
    await save(stranger, pressure({ systolic: 111 }), id)
    expect(await list(user)).toMatchObject([{ reading: { systolic: 138 } }])
    expect(await list(stranger)).toMatchObject([{ reading: { systolic: 111 } }])

    const other = await stranger.get(`${BASE}/bloodPressure`, {
      fromDay: today(),
      toDay: today(),
      userCode: user.userCode,
    })

    expect(other.code).toBe('401')
  })
})

const profileOf = (user: Person) =>
  app.services.database.profile.findUnique({ where: { accountId: user.accountId } })

describe('the weight', () => {
  it('of the newest weighing is that of the profile', async () => {
    const user = await person()
    const id = randomUUID()
    await save(user, single('weight', 61.6), id)
    expect(await profileOf(user)).toMatchObject({ weight: 62 })
    await save(user, single('weight', 70, { at: ago(9 * MS_PER_DAY) }))
    expect(await profileOf(user)).toMatchObject({ weight: 62 })
    await correct(user, id, single('weight', 60.2))
    expect(await profileOf(user)).toMatchObject({ weight: 60 })
    await remove(user, id)
    expect(await profileOf(user)).toMatchObject({ weight: 70 })
  })
})

const day = async (user: Person) =>
  (await user.get<BloodPressureDay | null>(`/monitor/app/v1/bloodpre/1/${today()}`)).data

const measured = (user: Person, at: string, systolic: number) =>
  app.services.database.bloodPressure.create({
    data: {
      id: randomUUID(),
      accountId: user.accountId,
      at: new Date(at),
      systolic,
      diastolic: 80,
      source: 'monitor',
    },
  })

describe('beside what devices measured', () => {
  it('enters no mean, no day and no warning, however grave', async () => {
    const user = await person()
    await save(user, pressure({ systolic: 200, diastolic: 120 }))
    expect(await day(user)).toBeNull()
    await measured(user, ago(MS_PER_MINUTE), 120)
    expect(await day(user)).toMatchObject({ avgHi: 120, kangban: { count: 1, outOfRange: 0 } })

    expect(
      await app.services.database.warning.count({ where: { accountId: user.accountId } }),
    ).toBe(0)
  })

  it('stands on the page for the doctor by hand, outside of the counts', async () => {
    const user = await person()
    await measured(user, ago(2 * MS_PER_MINUTE), 120)
    await save(user, pressure({ systolic: 150 }))
    const { data } = await user.get<DoctorPage>('/report/v1/app/doctor-page', { form: 'doctor' })
    expect(data.pressure.total.count).toBe(1)

    expect(data.pressure.readings.map(({ sbp, byHand }) => [sbp, byHand])).toEqual([
      [120, false],
      [150, true],
    ])

    expect(data.sources.join()).toContain('手动输入 1 次（不计入平均）')
  })

  it('leaves with the export and goes with the account', async () => {
    const user = await person()
    await save(user, pressure({ note: '在药店量的' }))
    const textOf = await exported(app, user)
    expect(textOf('指标/手动输入.csv')).toMatch(/,138,.*在药店量的/)
    const { database, files, jobs } = app.services
    const where = { userCode: user.userCode }
    await database.account.update({ where, data: { deletionRequestedAt: app.clock.now() } })
    await eraseAccount({ database, files, jobs }, user.userCode)
    expect(await database.manualReading.count({ where: { accountId: user.accountId } })).toBe(0)
  })

  it('a note may be set on a reading of a device, by its owner alone, and taken away', async () => {
    const [user, stranger] = [await person(), await person()]
    const { id } = await measured(user, ago(MS_PER_MINUTE), 131)
    const note = { kind: 'bloodPressure', id, circumstances: ['slept-badly'], note: ' 睡得晚 ' }
    const path = '/monitor/app/v1/reading-note'
    expect((await stranger.post(path, note)).msg).toBe('这条读数已经不在了')

    expect((await user.post(path, note)).data).toEqual({
      circumstances: ['slept-badly'],
      note: '睡得晚',
    })

    expect((await day(user))?.kangban?.readings).toMatchObject([
      { id, sbp: 131, circumstances: ['slept-badly'], note: '睡得晚' },
    ])

    await user.post(path, { kind: 'bloodPressure', id, circumstances: null, note: '' })
    expect((await day(user))?.kangban?.readings).toMatchObject([{ circumstances: null, note: '' }])
  })
})
