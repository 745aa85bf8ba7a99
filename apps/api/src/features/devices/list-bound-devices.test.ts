import { randomUUID } from 'node:crypto'
import { BoundDevice, DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts'
import { formatSamples } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { maskPhone } from '@kangban/rules/person/mask'
import { type Wearer, wearersOf } from './testing/wearers.ts'

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

const lastSync = async (user: Wearer) => {
  const { data } = await user.get<z.infer<typeof BoundDevice>[]>('/device/v1/app/bind-device-list')
  return data[0]?.kangban?.lastSync
}

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const rhythm = { kind: 'sinus', heartRate: 72 } as const
const strip = createEcg({ person, seed: 7, rateHz: 512, rhythm }).read(10 * 512)

const saveEcg = (user: Wearer, deviceType: DeviceTypeCode, startedAt: string) =>
  user.post('/monitor/v1/app/save-ecg', {
    measurementId: randomUUID(),
    deviceType,
    // As a phone knows a recorder that tells no serial number.
    deviceCode: 'v1.Zm9v',
    startedAt,
    ecgContent: formatSamples(strip),
    complete: true,
  })

describe('a device that a phone read', () => {
  it('was synced when its newest ECG was taken', async () => {
    const { wearer, ago } = wearersOf(app, 13_700_009_700)
    const user = await wearer(DEVICE_TYPES.ecgRecorder)
    expect(await lastSync(user)).toBeNull()
    await saveEcg(user, DEVICE_TYPES.watch, ago(1))
    expect(await lastSync(user)).toBeNull()
    await saveEcg(user, DEVICE_TYPES.ecgRecorder, ago(30))
    await saveEcg(user, DEVICE_TYPES.ecgRecorder, ago(60))
    expect(await lastSync(user)).toBe(ago(30))
    // What another recorder measured before this one was bound is not its own.
    const { database, clock } = app.services
    const now = clock.now()
    await database.binding.update({ where: { id: user.code }, data: { boundAt: now } })
    expect(await lastSync(user)).toBeNull()
    await database.binding.update({ where: { id: user.code }, data: { lastSyncAt: now } })
    expect(await lastSync(user)).toBe(ago(0))
  })

  it('was synced when its newest pressure was taken', async () => {
    const { wearer, ago } = wearersOf(app, 13_700_009_800)
    const user = await wearer(DEVICE_TYPES.bloodPressureMonitor)
    const { accountId, code } = user
    const pressure = { accountId, systolic: 124, diastolic: 78, at: new Date(ago(5)) }
    const { database } = app.services

    await database.bloodPressure.create({
      data: { id: randomUUID(), source: 'watch', ...pressure },
    })

    expect(await lastSync(user)).toBeNull()

    await database.bloodPressure.create({
      data: { id: randomUUID(), source: 'monitor', deviceCode: code, ...pressure },
    })

    expect(await lastSync(user)).toBe(ago(5))
  })
})

it('a phone is masked but for its ends', () => {
  expect(maskPhone('13800000001')).toBe('138****0001')
})
