import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { BIND_STATUS, type BoundDevice, DEVICE_TYPES, DeviceSlot } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { CODE_KEY, proofAt } from './testing/binding-proof.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

type User = Awaited<ReturnType<TestApp['logIn']>>
const { watch, bloodPressureMonitor, ecgRecorder } = DEVICE_TYPES

let lastPhone = 13_700_005_000

/** Somebody whose height and weight are known. */
async function wearer(): Promise<User> {
  const user = await app.logIn(String((lastPhone += 1)))
  await user.post('/user/v2/up-health-info', { height: 158, weight: 61 })
  return user
}

let lastDevice = 0

async function device(typeCode: string = watch): Promise<string> {
  const code = `KX${String((lastDevice += 1)).padStart(8, '0')}`

  await app.services.database.device.create({
    data: {
      code,
      typeCode,
      name: '康伴',
      firmware: '1.4.2',
      keyHash: code,
      codeKeyCipher: app.services.vault.encrypt(CODE_KEY),
    },
  })

  return code
}

type Bound = { kangban: BoundDevice }

const bind = (user: User, deviceCode: string, rest: Record<string, string> = {}) =>
  user.get<Bound>('/device/v1/app/bind-device', {
    bindStatus: '02',
    deviceCode,
    deviceType: watch,
    jsonBrs: proofAt(app.clock.now()),
    ...rest,
  })

const unbind = (user: User, deviceCode: string, rest: Record<string, string> = {}) =>
  user.get('/device/v1/app/unbind-bind-device', {
    bindStatus: BIND_STATUS.unbound,
    deviceCode,
    userCode: user.userCode,
    deviceType: watch,
    ...rest,
  })

const boundCodes = async (user: User) =>
  (await user.get<BoundDevice[]>('/device/v1/app/bind-device-list')).data.map(
    ({ deviceCode }) => deviceCode,
  )

const bindingsOf = (deviceCode: string) =>
  app.services.database.binding.findMany({ where: { deviceCode }, orderBy: { boundAt: 'asc' } })

describe('binding', () => {
  it('[API-082] [API-083] binds a device, which is in the list from then on', async () => {
    const user = await wearer()
    const code = await device()
    const jsonBrs = proofAt(app.clock.now(), { deviceCode: code, deviceType: watch })

    expect(await bind(user, code, { jsonBrs })).toMatchObject({
      code: '1000',
      data: {
        kangban: {
          deviceCode: code,
          deviceTypeCode: '10010002',
          deviceTypeName: '智能手表',
          bindStatus: '02',
          userPhone: expect.stringMatching(/^137\*{4}\d{4}$/),
          deviceType: '10010002',
        },
      },
    })

    expect(await boundCodes(user)).toEqual([code])
    const [binding] = await bindingsOf(code)
    expect(binding?.status).toBe('02')
    expect(app.services.vault.decrypt(binding?.jsonBrsCipher ?? '')).toBe(jsonBrs)
  })

  it('[DEVICE-01] gives one user a watch, a blood-pressure monitor and an ECG recorder', async () => {
    const user = await wearer()
    const types = [watch, bloodPressureMonitor, ecgRecorder]
    for (const deviceType of types)
      expect((await bind(user, await device(deviceType), { deviceType })).code).toBe('1000')
    const { data } = await user.get<BoundDevice[]>('/device/v1/app/bind-device-list')
    expect(data.map(({ deviceTypeCode }) => deviceTypeCode)).toEqual(types)

    expect(data.map(({ deviceTypeName }) => deviceTypeName)).toEqual([
      '智能手表',
      '血压仪',
      '心电仪',
    ])
  })

  it('[API-083] needs a device code and the status 02', async () => {
    const user = await wearer()

    expect(
      await user.get('/device/v1/app/bind-device', { bindStatus: '02', deviceType: watch }),
    ).toMatchObject({
      code: '9999',
      msg: '请输入设备编号',
    })

    expect((await bind(user, await device(), { bindStatus: '03' })).code).toBe('9999')
    expect((await bind(user, await device(), { deviceType: '10990001' })).msg).toBe('设备类型错误')
  })

  it('[API-084] refuses a device of another type, and takes the type of the device where none is sent', async () => {
    const user = await wearer()
    const code = await device()

    expect(await bind(user, code, { deviceType: bloodPressureMonitor })).toMatchObject({
      code: '9999',
      msg: '设备类型错误',
    })

    expect(await boundCodes(user)).toEqual([])
    const query = { bindStatus: '02', deviceCode: code, jsonBrs: proofAt(app.clock.now()) }

    expect(
      (await user.get<Bound>('/device/v1/app/bind-device', query)).data.kangban.deviceType,
    ).toBe(watch)
  })

  it('needs height and weight', async () => {
    const user = await app.logIn(String((lastPhone += 1)))
    const code = await device()
    const refused = { code: '9999', msg: '请填写个人信息' }
    expect(await bind(user, code)).toMatchObject(refused)
    await user.post('/user/v2/up-health-info', { height: 158 })
    expect(await bind(user, code)).toMatchObject(refused)
    await user.post('/user/v2/up-health-info', { weight: 61 })
    expect((await bind(user, code)).code).toBe('1000')
  })

  it('[API-086] refuses an unknown device and one that somebody else has', async () => {
    const [user, other] = [await wearer(), await wearer()]
    expect(await bind(user, 'KX99999999')).toMatchObject({ code: '9999', msg: '设备不存在' })
    const code = await device()
    await bind(user, code)
    expect(await bind(other, code)).toMatchObject({ code: '9999', msg: '该设备已被绑定' })
    expect(await boundCodes(other)).toEqual([])
  })

  it('gives a device to one of five who bind it at once', async () => {
    const users = await Promise.all([1, 2, 3, 4, 5].map(() => wearer()))
    const code = await device()

    const codes = (await Promise.all(users.map((user) => bind(user, code)))).map(
      (answer) => answer.code,
    )

    expect(codes.toSorted()).toEqual(['1000', '9999', '9999', '9999', '9999'])
    expect(await bindingsOf(code)).toHaveLength(1)
  })

  it('lets a user have one device of a type, also when two are bound at once', async () => {
    const user = await wearer()
    const codes = [await device(), await device()]
    const answers = await Promise.all(codes.map((code) => bind(user, code)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['1000', '9999'])
    expect(answers.find(({ code }) => code === '9999')?.msg).toBe('请先解绑原设备')
    expect(await boundCodes(user)).toHaveLength(1)
  })

  it('does nothing more when it is done again', async () => {
    const user = await wearer()
    const code = await device()
    const answers = await Promise.all([bind(user, code), bind(user, code)])
    expect(answers.map((answer) => answer.code)).toEqual(['1000', '1000'])
    expect(await bind(user, code)).toEqual(answers[0])
    expect(await bindingsOf(code)).toHaveLength(1)
  })
})

describe('unbinding', () => {
  it('[API-094] ends a binding and keeps its history', async () => {
    const [user, next] = [await wearer(), await wearer()]
    const code = await device()
    await bind(user, code)
    app.clock.advance(MS_PER_HOUR)
    expect(await unbind(user, code)).toMatchObject({ code: '1000', data: {} })
    expect(await boundCodes(user)).toEqual([])
    expect((await bind(next, code)).code).toBe('1000')
    const unboundAt = app.clock.now()

    expect(await bindingsOf(code)).toMatchObject([
      { status: '03', unboundAt },
      { status: '02', unboundAt: null },
    ])

    await unbind(next, code)
    app.clock.advance(MS_PER_MINUTE)
    expect((await bind(user, code)).code).toBe('1000')
  })

  it('[API-095] takes the four names, and refuses a device that the user does not have', async () => {
    const [user, other] = [await wearer(), await wearer()]
    const code = await device()
    await bind(user, code)
    const refused = { code: '9999', msg: '设备未绑定', data: null }
    expect(await unbind(other, code)).toMatchObject(refused)
    expect(await unbind(other, 'KX99999999')).toMatchObject(refused)
    expect(await unbind(user, code, { deviceType: ecgRecorder })).toMatchObject(refused)
    expect((await unbind(other, code, { userCode: user.userCode })).code).toBe('401')
    expect(await boundCodes(user)).toEqual([code])
  })
})

describe('the lists', () => {
  it('[API-087] [API-088] name the three types, each with the own device', async () => {
    const user = await wearer()
    const code = await device(bloodPressureMonitor)
    await bind(user, code, { deviceType: bloodPressureMonitor })

    const { code: answered, data } =
      await user.get<z.infer<typeof DeviceSlot>[]>('/device/v1/device-list')

    expect(answered).toBe('1000')
    expect(z.safeParse(z.array(DeviceSlot), data).success).toBe(true)

    expect(data).toEqual([
      { deviceTypeCode: watch, deviceTypeName: '智能手表' },
      {
        deviceTypeCode: bloodPressureMonitor,
        deviceTypeName: '血压仪',
        deviceCode: code,
        deviceType: bloodPressureMonitor,
        bindStatus: '02',
        userPhone: expect.stringContaining('****'),
        battery: null,
        lastSync: null,
        firmware: '1.4.2',
      },
      { deviceTypeCode: ecgRecorder, deviceTypeName: '心电仪' },
    ])
  })

  it('[DEVICE-52] hold their type twice in every answer, and are asked for by deviceType alone', async () => {
    const user = await wearer()
    const types = [watch, bloodPressureMonitor, ecgRecorder]
    const codes = new Map<string, string>()

    for (const deviceType of types) {
      const code = await device(deviceType)
      codes.set(deviceType, code)
      const { kangban } = (await bind(user, code, { deviceType })).data
      expect([kangban.deviceTypeCode, kangban.deviceType]).toEqual([deviceType, deviceType])
    }

    const { data } = await user.get<BoundDevice[]>('/device/v1/app/bind-device-list')

    expect(data.map(({ deviceTypeCode, deviceType }) => [deviceTypeCode, deviceType])).toEqual(
      types.map((type) => [type, type]),
    )

    const asked = (name: string, type: string) =>
      user.get<BoundDevice | null>('/device/v1/app/bind-device-info', { [name]: type })

    for (const type of types) {
      expect((await asked('deviceType', type)).data).toMatchObject({
        deviceCode: codes.get(type),
        deviceTypeCode: type,
        deviceType: type,
      })

      expect((await asked('deviceTypeCode', type)).code).toBe('9999')
    }

    const other = { deviceType: watch }
    expect((await unbind(user, codes.get(ecgRecorder) ?? '', other)).code).toBe('9999')
    const right = { deviceType: ecgRecorder }
    expect((await unbind(user, codes.get(ecgRecorder) ?? '', right)).code).toBe('1000')
  })

  it('[API-089] [API-090] the device of one type, or null', async () => {
    const user = await wearer()
    const code = await device()
    await bind(user, code)

    const info = (deviceType: string) =>
      user.get<BoundDevice | null>('/device/v1/app/bind-device-info', { deviceType })

    expect(await info(watch)).toMatchObject({ code: '1000', data: { deviceCode: code } })
    expect(await info(ecgRecorder)).toMatchObject({ code: '1000', data: null })
    expect(await info('1')).toMatchObject({ code: '9999', msg: '设备类型错误' })
  })

  it('show what the login answer says about being bound', async () => {
    const user = await wearer()
    const code = await device()
    const phone = String(lastPhone)

    const isBinding = async () => {
      await app.client().get('/user/v1/app/pin', { phone })

      const answer = await app
        .client()
        .get<{ userInfo: { isBinding: boolean } }>('/user/v1/app/login', {
          phone,
          pin: app.newestCode(phone),
        })

      app.clock.advance(61_000)
      return answer.data.userInfo.isBinding
    }

    expect(await isBinding()).toBe(false)
    await bind(user, code)
    expect(await isBinding()).toBe(true)
    await unbind(user, code)
    expect(await isBinding()).toBe(false)
  })
})
