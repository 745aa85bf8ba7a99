import { BoundDevice, DEVICE_TYPES } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { maskPhone } from '@kangban/rules/person/mask'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

it('[API-091] [API-092] [DEVICE-52] answers the devices with status 02, in the order of the slots', async () => {
  const user = await app.logIn('13800000001')
  const { database } = app.services
  const account = await database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })

  const bindings = [
    ['KE1', DEVICE_TYPES.ecgRecorder, '02'],
    ['KW1', DEVICE_TYPES.watch, '02'],
    ['KW2', DEVICE_TYPES.watch, '03'],
    ['KP1', DEVICE_TYPES.bloodPressureMonitor, '01'],
  ] as const

  for (const [code, typeCode, status] of bindings) {
    await database.device.create({ data: { code, typeCode, name: '', firmware: '', keyHash: '' } })

    await database.binding.create({
      data: {
        id: code,
        deviceCode: code,
        accountId: account.id,
        status,
        boundAt: app.clock.now(),
        ...(code === 'KW1' && { battery: 82, lastSyncAt: new Date('2026-03-02T09:58:00+08:00') }),
      },
    })
  }

  const { code, data } = await user.get<z.infer<typeof BoundDevice>[]>(
    '/device/v1/app/bind-device-list',
  )

  expect(code).toBe('1000')
  expect(z.safeParse(z.array(BoundDevice), data).success).toBe(true)

  expect(data).toEqual([
    {
      deviceCode: 'KW1',
      deviceTypeCode: '10010002',
      deviceTypeName: '智能手表',
      bindStatus: '02',
      userPhone: '138****0001',
      deviceType: '10010002',
      kangban: { battery: 82, lastSync: '2026-03-02T09:58:00+08:00' },
    },
    expect.objectContaining({
      deviceCode: 'KE1',
      deviceTypeName: '心电仪',
      kangban: { battery: null, lastSync: null },
    }),
  ])

  const other = await app.logIn('13800000002')
  expect((await other.get('/device/v1/app/bind-device-list')).data).toEqual([])
})

it('a phone is masked but for its ends', () => {
  expect(maskPhone('13800000001')).toBe('138****0001')
})
