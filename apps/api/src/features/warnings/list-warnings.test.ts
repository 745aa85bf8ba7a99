import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
type User = Awaited<ReturnType<TestApp['logIn']>>
let mother: User
let son: User

const accountOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700001001')
  son = await app.logIn('13700001002')
  const accountId = await accountOf(mother)

  const rows = [
    {
      id: 'w1',
      kind: 'pressure-high',
      level: 'warn',
      value: 142,
      otherValue: 88,
      limit: 140,
      otherLimit: 90,
      hour: 8,
    },
    { id: 'w2', kind: 'oxygen-low', level: 'bad', value: 87, limit: 90, hour: 3 },
  ]

  await app.services.database.warning.createMany({
    data: rows.map(({ hour, ...row }) => ({
      ...row,
      accountId,
      occurredAt: new Date(`2026-03-02T0${hour}:26:00+08:00`),
      handledAt: row.id === 'w1' ? app.clock.now() : null,
    })),
  })
})

afterAll(() => app.stop())

const list = (user: User, query: Record<string, string> = {}) =>
  user.get<{ id: string }[]>('/monitor/v1/abnormal/list', query)

it('[API-053] [WARN-02] answers the abnormal events with the decided fields, newest first, in words', async () => {
  const { code, data } = await list(mother)
  expect(code).toBe('1000')

  expect(data).toEqual([
    {
      id: 'w1',
      eventType: 'pressure-high',
      eventName: '早晨血压偏高',
      value: 142,
      unit: 'mmHg',
      limit: 140,
      level: 'warn',
      createTime: '2026-03-02T08:26:00+08:00',
      handled: true,
      kangban: {
        otherValue: 88,
        otherLimit: 90,
        seconds: null,
        handledAs: null,
        valueText: '142/88',
        limitText: '上限 140/90',
      },
    },
    {
      id: 'w2',
      eventType: 'oxygen-low',
      eventName: '夜间血氧偏低',
      value: 87,
      unit: '%',
      limit: 90,
      level: 'bad',
      createTime: '2026-03-02T03:26:00+08:00',
      handled: false,
      kangban: {
        otherValue: null,
        otherLimit: null,
        seconds: null,
        handledAs: null,
        valueText: '87%',
        limitText: '下限 90%',
      },
    },
  ])
})

it('[API-054] holds only the events of the person that is named, who must have granted it', async () => {
  expect((await list(son)).data).toEqual([])
  expect((await list(mother, { userCode: mother.userCode })).data).toHaveLength(2)
  expect(await list(son, { userCode: mother.userCode })).toMatchObject({ code: '401', data: null })
  const grant = { ownerId: await accountOf(mother), viewerId: await accountOf(son) }
  const sealed = { phoneHash: 'p', phoneCipher: '', nameCipher: '', areas: 'warnings' }

  await app.services.database.familyGrant.create({
    data: {
      id: 'grant',
      ...grant,
      ...sealed,
      createdAt: app.clock.now(),
      acceptedAt: app.clock.now(),
    },
  })

  expect((await list(son, { userCode: mother.userCode })).data.map(({ id }) => id)).toEqual([
    'w1',
    'w2',
  ])

  expect((await list(mother, { userCode: son.userCode })).code).toBe('401')
})
