import type { DataExport } from '@kangban/contracts'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../../../../../prisma/seed/seed.ts'
import { createVault } from '../../security/vault.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startTestApp()
  const { database, config, clock, files } = app.services

  await seed({
    database,
    vaultFor: (nonces) => createVault(config, nonces),
    filesWith: () => files,
    seed: 1,
    today: '2026-03-02',
    now: clock.now(),
    adminPhone: '13800000000',
    days: 10,
  })

  user = await app.logIn('13800000001')
}, 60_000)

afterAll(() => app.stop())

const read = async (query: Record<string, string> = {}) =>
  (await user.get<DataExport>('/user/v1/account/export', query)).data

const refused = async (from: string, to: string) =>
  (await user.get('/user/v1/account/export', { from, to })).msg

describe('the export', () => {
  it('holds everything of the account, in clear', async () => {
    const data = await read()

    expect(data).toMatchObject({
      from: '2025-12-03',
      to: '2026-03-02',
      earlierTo: null,
      account: { phone: '13800000001', isDaoAn: true },
      profile: {
        name: '王桂兰',
        sex: 2,
        height: 158,
        idNo: expect.stringMatching(/^999999\d{11}[\dX]$/),
      },
      consents: [{ kind: 'health-data' }],
      contacts: [{ phone: '13800000002' }, { phone: '13800000009' }],
      familyGrants: expect.arrayContaining([
        expect.objectContaining({
          name: '李建军（儿子）',
          phone: '13800000002',
          areas: ['warnings', 'metrics', 'ecg', 'reports', 'reminders'],
        }),
      ]),
    })

    expect(data.medicalTags.map(({ tagName }) => tagName)).toEqual(['高血压', '心房颤动', '高血压'])
    expect(data.devices).toHaveLength(3)
    const { database } = app.services

    const { id: accountId } = await database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const points = data.readings.reduce((sum, { values }) => sum + values.length, 0)
    expect(points).toBe(await database.reading.count({ where: { accountId } }))
    expect(data.sleepNights).toHaveLength(await database.sleepNight.count({ where: { accountId } }))
    expect(data.warnings).toHaveLength(await database.warning.count({ where: { accountId } }))
    expect(data.ecgRecords).toHaveLength(await database.ecgRecord.count({ where: { accountId } }))

    expect(data.holterRecords).toMatchObject([
      {
        status: 'ready',
        sampleBlocks: 10,
        samplesFrom: '/monitor/v1/app/holter/blocks',
        summary: { episodes: [] },
      },
    ])

    expect(data.ecgRecords[0]?.['samplesMillivolts']).toMatch(/^(-?[\d.]*,){15359}-?[\d.]*$/)
  })

  it('gives each reading its day and second', async () => {
    const first = await app.services.database.reading.findFirstOrThrow({
      where: { kind: 'heartRate', account: { userCode: user.userCode } },
      orderBy: { at: 'asc' },
    })

    const [rates] = (await read()).readings.filter(({ kind }) => kind === 'heartRate')

    expect(Date.parse(`${rates?.day}T00:00:00+08:00`) + (rates?.seconds[0] ?? 0) * 1000).toBe(
      first.at.getTime(),
    )

    expect(rates?.values[0]).toBe(first.value)
  })

  it('holds no hash, no sealed text, no session secret and nobody else', async () => {
    const text = JSON.stringify(await read())
    expect(text).not.toMatch(/"\w*(hash|cipher|token)"/i)
    // What the vault seals begins with the name of its key.
    expect(text).not.toMatch(/"demo\.[A-Za-z0-9+/=]{20}/)

    const others = await app.services.database.account.findMany({
      where: { userCode: { not: user.userCode } },
    })

    for (const { userCode, id } of others)
      for (const one of [userCode, id]) expect(text).not.toContain(one)
  })

  it('is asked for by days, at most 92, and says where older measurements are', async () => {
    const data = await read({ from: '2026-03-01', to: '2026-03-02' })
    expect(data.earlierTo).toBe('2026-02-28')

    expect(new Set(data.readings.map(({ day }) => day))).toEqual(
      new Set(['2026-03-01', '2026-03-02']),
    )

    expect(await refused('2026-03-02', '2026-03-01')).toBe('开始日期不能晚于结束日期')
    expect(await refused('2025-11-30', '2026-03-02')).toBe('一次最多导出92天的数据')
  })

  it('forgets no table that belongs to an account', () => {
    const schema = readFileSync(
      new URL('../../../../../prisma/schema.prisma', import.meta.url),
      'utf8',
    )

    const owned = [...schema.matchAll(/^model (\w+) \{\n(?:[^}]*\n)? *accountId /gm)].map(
      ([, model]) => model ?? '',
    )

    // A note of the service for itself: which calls it has answered.
    const internal = ['IdempotencyKey']

    expect(owned.filter((model) => !internal.includes(model)).toSorted()).toEqual(
      EXPORTED.toSorted(),
    )
  })
})

/** The tables behind the sections; a new one needs a section and a line here. */
const EXPORTED = [
  'Session',
  'SecurityEvent',
  'Consent',
  'Profile',
  'ProfileTag',
  'Medicine',
  'Reminder',
  'ReminderMark',
  'ReminderNotice',
  'Rescue',
  'PushTarget',
  'Contact',
  'Binding',
  'Reading',
  'BloodPressure',
  'ManualReading',
  'MomentNote',
  'SleepNight',
  'EcgRecord',
  'HolterRecord',
  'Warning',
  'Goal',
  'MeasurementComparison',
  'PointsEntry',
  'SignIn',
  'Draw',
  'Participation',
  'Report',
  'DoctorShare',
  'SurveyAnswer',
  'StoredFile',
  'ArchiveDocument',
  'Feedback',
  'Entitlement',
  'Appointment',
  'ServiceClick',
]

it('[API-118] [API-119] the flag says whether the account has the emergency-help service', async () => {
  const flag = (client: { get: typeof user.get }) =>
    client.get<{ isDaoAn: boolean }>('/user/v1/account/flag')

  expect(await flag(user)).toMatchObject({ code: '1000', data: { isDaoAn: true } })

  expect(await flag(await app.logIn('13700008001'))).toMatchObject({
    code: '1000',
    data: { isDaoAn: false },
  })

  expect((await flag(app.client())).code).toBe('410')
})
