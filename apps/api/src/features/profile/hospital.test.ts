import type { Hospital } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const PATH = '/user/v1/hospital'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13700009901')
})

afterAll(() => app.stop())

const kept = async (of = user) => (await of.get<Hospital | null>(PATH)).data
const save = (hospital: object | null) => user.post(PATH, { hospital })

describe('the hospital that somebody goes to', () => {
  it('is one, as it was typed last, and nobody else’s', async () => {
    expect(await kept()).toBeNull()
    await save({ name: '社区医院', phone: '13800000001' })
    expect((await save({ name: ' 北京医院 ', phone: '（010）12345678' })).code).toBe('1000')
    expect(await kept()).toEqual({ name: '北京医院', phone: '010-12345678' })
    expect(await kept(await app.logIn('13700009902'))).toBeNull()
  })

  it('is sealed where it is stored, and open in the export', async () => {
    await save({ name: '北京医院', phone: '010-12345678' })

    const profiles = await app.services.database.profile.findMany()
    expect(profiles).toHaveLength(1)
    expect(JSON.stringify(profiles)).not.toMatch(/北京医院|12345678/)

    const textOf = await exported(app, user)
    const profile = textOf('账号/个人资料.csv')
    expect(profile).toContain('常去的医院,北京医院\r\n')
    expect(profile).toContain('医院电话,010-12345678\r\n')
  })

  it('is forgotten when the person says so', async () => {
    await save({ name: '北京医院', phone: '120' })
    await save(null)
    expect(await kept()).toBeNull()
  })

  it.each([
    [{ name: '', phone: '120' }, '请填写医院名称'],
    [{ name: '北京医院', phone: '12345678' }, '电话请写成 010-12345678、手机号或 120'],
    [{ name: '医'.repeat(61), phone: '120' }, '医院名称不能超过60个字'],
  ])('is refused where nothing would ring: %j', async (hospital, message) => {
    expect(await save(hospital)).toMatchObject({ code: '9999', msg: message })
  })
})
