import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

it('[API-071] [API-072] answers the own contacts with id, name and phone, in the order in which to call them', async () => {
  const user = await app.logIn('13700002001')
  const { database, vault } = app.services

  const { id: accountId } = await database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  const contact = (id: string, position: number, [name, phone]: [string, string]) => ({
    id,
    accountId,
    position,
    nameCipher: vault.encrypt(name),
    phoneCipher: vault.encrypt(phone),
    createdAt: app.clock.now(),
  })

  await database.contact.createMany({
    data: [contact('c2', 2, ['女儿', '13800000009']), contact('c1', 1, ['儿子', '13800000002'])],
  })

  expect(await user.get('/user/v1/list/contacts')).toMatchObject({
    code: '1000',
    data: [
      { id: 'c1', name: '儿子', phone: '13800000002' },
      { id: 'c2', name: '女儿', phone: '13800000009' },
    ],
  })

  const other = await app.logIn('13700002002')
  expect((await other.get('/user/v1/list/contacts')).data).toEqual([])
})
