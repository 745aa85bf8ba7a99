import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

type User = Awaited<ReturnType<TestApp['logIn']>>
interface Saved {
  id: string
  name: string
  phone: string
}

const daughter = { contactName: '李秀英（女儿）', contactPhone: '13800000009' }

const save = (user: User, contact: object) =>
  user.post<{ kangban: Saved }>('/user/v1/save/contacts', contact)

const list = async (user: User) => (await user.get<Saved[]>('/user/v1/list/contacts')).data
const remove = (user: User, id: string) => user.get('/user/v1/delete/contacts', { id })

it('[API-073] [API-120] [CONFLICT-26] saves contactName and contactPhone, and lists them as name and phone', async () => {
  const user = await app.logIn('13700003001')
  const { code, data } = await save(user, { ...daughter, contactName: ' 李秀英（女儿） ' })
  expect(code).toBe('1000')
  await save(user, { contactName: '李建军（儿子）', contactPhone: '13800000002' })

  expect(await list(user)).toEqual([
    { id: data.kangban.id, name: '李秀英（女儿）', phone: '13800000009' },
    { id: expect.any(String), name: '李建军（儿子）', phone: '13800000002' },
  ])
})

it('keeps names and phones unreadable in the database', async () => {
  const user = await app.logIn('13700003002')
  await save(user, daughter)
  const rows = JSON.stringify(await app.services.database.contact.findMany())
  for (const secret of ['李秀英', '13800000009']) expect(rows).not.toContain(secret)
})

it('refuses what is no mobile number, a blank name and a phone that is there already', async () => {
  const user = await app.logIn('13700003003')

  for (const contactPhone of ['12345', '12800000000', '138000000000', '']) {
    expect(await save(user, { ...daughter, contactPhone })).toMatchObject({
      code: '9999',
      msg: '请输入正确的手机号格式',
    })
  }

  expect(await save(user, { ...daughter, contactName: '  ' })).toMatchObject({
    code: '9999',
    msg: '请输入联系人姓名',
  })

  await save(user, daughter)

  expect(await save(user, { ...daughter, contactName: '小英' })).toMatchObject({
    code: '9999',
    msg: '该手机号已在紧急联系人中',
  })

  expect(await list(user)).toHaveLength(1)
})

it('[CONTACT-16] holds five, also when seven are saved at once', async () => {
  const user = await app.logIn('13700003004')

  const saving = Array.from({ length: 7 }, (_, index) =>
    save(user, { contactName: `邻居${index + 1}`, contactPhone: `1390000000${index}` }),
  )

  const answers = await Promise.all(saving)
  expect(answers.filter(({ code }) => code === '1000')).toHaveLength(5)
  expect(answers.find(({ code }) => code === '9999')?.msg).toBe('紧急联系人最多5位，请先删除一位')
  const contacts = await list(user)
  expect(contacts).toHaveLength(5)
  await remove(user, contacts[0]?.id ?? '')
  expect((await save(user, daughter)).code).toBe('1000')
})

it('saves one of two equal contacts that arrive at once', async () => {
  const user = await app.logIn('13700003005')

  const codes = (await Promise.all([save(user, daughter), save(user, daughter)])).map(
    ({ code }) => code,
  )

  expect(codes.toSorted()).toEqual(['1000', '9999'])
})

it('[API-074] deletes an own contact', async () => {
  const user = await app.logIn('13700003006')
  const { data } = await save(user, daughter)
  expect((await remove(user, data.kangban.id)).code).toBe('1000')
  expect(await list(user)).toEqual([])
})

it('[API-075] answers the same for the contact of somebody else and an unknown one, and deletes nothing', async () => {
  const [user, other] = [await app.logIn('13700003007'), await app.logIn('13700003008')]
  const { data } = await save(user, daughter)
  const refused = { code: '9999', msg: '联系人不存在', data: null }
  expect(await remove(other, data.kangban.id)).toMatchObject(refused)
  expect(await remove(other, 'nobody')).toMatchObject(refused)
  expect(await list(user)).toHaveLength(1)
})

it('puts the contacts into the order in which to call them, and refuses a list that is not theirs', async () => {
  const user = await app.logIn('13700003090')
  const other = await app.logIn('13700003091')
  await save(user, daughter)
  await save(user, { contactName: '李建军（儿子）', contactPhone: '13800000002' })
  await save(other, daughter)
  const [first, second] = await list(user)
  const [foreign] = await list(other)
  const order = (ids: unknown[]) => user.post('/user/v1/order/contacts', { ids })
  expect((await order([second?.id, first?.id])).code).toBe('1000')
  const turned = [second, first]
  expect(await list(user)).toEqual(turned)

  for (const ids of [[first?.id], [first?.id, first?.id], [first?.id, foreign?.id]]) {
    expect(await order(ids)).toMatchObject({ code: '9999', msg: '联系人有变化，请刷新后再排顺序' })
  }

  expect(await list(user)).toEqual(turned)
  // Who is added later is called last.
  await save(user, { contactName: '邻居', contactPhone: '13900000001' })
  expect((await list(user)).map(({ name }) => name).at(-1)).toBe('邻居')
})
