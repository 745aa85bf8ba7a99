import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { useSession } from '../../../stores/session.ts'
import { type Answers, failed, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import ContactsPage from './ContactsPage.tsx'

const SON = { id: 'a', name: '儿子', phone: '13800000002' }
const DAUGHTER = { id: 'b', name: '女儿', phone: '13800000009' }
const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }

/** A service that keeps what it is told. */
function service(answers: Answers = {}, contacts = [SON, DAUGHTER]) {
  let kept = contacts

  return startService({
    'contacts.listContacts': () => kept,
    'contacts.saveContact': ({ body }) => {
      kept = [
        ...kept,
        { id: 'c', name: String(body.contactName), phone: String(body.contactPhone) },
      ]

      return {}
    },
    'contacts.deleteContact': ({ query }) => {
      kept = kept.filter(({ id }) => id !== query.get('id'))
      return {}
    },
    'contacts.orderContacts': ({ body }) => {
      const ids = body.ids as string[]
      kept = kept.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      return {}
    },
    ...answers,
  })
}

const open = () => renderPage(ContactsPage, '/contacts')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const names = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)

const dialog = () => within(screen.getByRole('dialog'))

const fill = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })

beforeAll(loadContracts)
beforeEach(() => useSession.setState({ token: 'token', user: USER }))

afterEach(() => {
  useSession.setState({ token: '', user: null })
  Reflect.deleteProperty(navigator, 'contacts')
  vi.useRealTimers()
})

it('[CONTACT-01] lists who is called, with name, phone and place, each a tap away from a call', async () => {
  service()
  open()
  await screen.findByText('女儿')
  expect(names()).toEqual(['儿子', '女儿'])
  const call = screen.getByRole('link', { name: '拨打 儿子' })
  expect(call.getAttribute('href')).toBe('tel:13800000002')
  expect(screen.getByText('13800000009')).toBeDefined()
  expect(screen.getByText(/给每一位打一次电话/)).toBeDefined()
})

it('says why somebody should be added where there is nobody', async () => {
  service({}, [])
  open()
  expect(await screen.findByText(/请加上一位随时能接电话的人/)).toBeDefined()
  expect(screen.getByRole('button', { name: '添加联系人' })).toBeDefined()
})

it('[CONTACT-02] [CONTACT-07] [CONTACT-08] [CONTACT-11] [CONTACT-12] adds somebody by any name, once both fields are filled', async () => {
  const world = service()
  open()
  await screen.findByText('女儿')
  press('添加联系人')
  expect(dialog().queryByRole('button', { name: '确定' })).toBeNull()
  fill('姓名或称呼', '1')
  expect(dialog().queryByRole('button', { name: '确定' })).toBeNull()
  fill('姓名或称呼', '   ')
  fill('手机号', '13900000001')
  expect(dialog().queryByRole('button', { name: '确定' })).toBeNull()
  fill('姓名或称呼', '1')
  fireEvent.click(dialog().getByRole('button', { name: '确定' }))
  expect(await screen.findByText('添加成功')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  expect(world.callsOf('contacts.saveContact').map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/v1/save/contacts', { contactName: '1', contactPhone: '13900000001' }],
  ])

  await waitFor(() => expect(names()).toEqual(['儿子', '女儿', '1']))
})

it('[CONTACT-06] asks for a right number and sends nothing', async () => {
  const world = service()
  open()
  await screen.findByText('女儿')
  press('添加联系人')
  fill('姓名或称呼', '邻居')
  fill('手机号', '12345')
  fireEvent.click(dialog().getByRole('button', { name: '确定' }))
  expect(await screen.findByText('请输入正确的手机号格式')).toBeDefined()
  expect(world.callsOf('contacts.saveContact')).toEqual([])
})

it.each([
  ['the words of the server', () => refused('contactTaken'), '该手机号已在紧急联系人中'],
  ['its own words where there are none', failed('9999', ''), '添加失败，请重试'],
])('[CONTACT-13] [CONFLICT-04] says once why nobody was added: %s', async (_, answer, text) => {
  service({ 'contacts.saveContact': answer })
  open()
  await screen.findByText('女儿')
  press('添加联系人')
  fill('姓名或称呼', '邻居')
  fill('手机号', '13900000001')
  fireEvent.click(dialog().getByRole('button', { name: '确定' }))
  expect(await screen.findAllByText(text)).toHaveLength(1)
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByText(/后端接口/)).toBeNull()
})

it('[CONTACT-03] [CONTACT-15] deletes after it was asked, and puts the person back in the same place', async () => {
  const world = service()
  open()
  await screen.findByText('女儿')
  press('删除 儿子')
  expect(dialog().getByText('确定要删除该联系人吗？')).toBeDefined()
  expect(world.callsOf('contacts.deleteContact')).toEqual([])
  fireEvent.click(dialog().getByRole('button', { name: '删除' }))
  await waitFor(() => expect(names()).toEqual(['女儿']))
  expect(world.addresses).toContain('/api/user/v1/delete/contacts?id=a')
  press('撤销')
  await waitFor(() => expect(names()).toEqual(['儿子', '女儿']))
  expect(world.callsOf('contacts.orderContacts').at(-1)?.body).toEqual({ ids: ['c', 'b'] })
})

it('changes the order by buttons and keys, says it, and goes back when it is refused', async () => {
  const world = service()
  open()
  await screen.findByText('女儿')
  expect(screen.getByRole('button', { name: '上移 儿子' }).hasAttribute('disabled')).toBe(true)
  press('上移 女儿')
  await waitFor(() => expect(names()).toEqual(['女儿', '儿子']))
  expect(await screen.findByText('女儿 现在第 1 个拨打')).toBeDefined()
  await waitFor(() => expect(world.callsOf('contacts.orderContacts')).toHaveLength(1))
  fireEvent.keyDown(screen.getByRole('button', { name: /^拖动 女儿/ }), { key: 'ArrowDown' })
  await waitFor(() => expect(names()).toEqual(['儿子', '女儿']))
  await waitFor(() => expect(world.callsOf('contacts.orderContacts')).toHaveLength(2))
  world.refuse('contacts.orderContacts', 'contactsChanged')
  press('下移 儿子')
  expect(await screen.findByText('联系人有变化，请刷新后再排顺序')).toBeDefined()
  await waitFor(() => expect(names()).toEqual(['儿子', '女儿']))
})

it('leaves the order out where the back end knows none', async () => {
  service()
  testConfig({ backend: 'documented' })
  open()
  await screen.findByText('女儿')
  expect(screen.queryByRole('button', { name: /上移|下移|拖动/ })).toBeNull()
  expect(screen.getByRole('button', { name: '删除 女儿' })).toBeDefined()
})

it('takes a person from the phone book, where the browser has one', async () => {
  service()
  open()
  await screen.findByText('女儿')
  press('添加联系人')
  expect(screen.queryByRole('button', { name: '从通讯录选择' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  Object.defineProperty(navigator, 'contacts', {
    configurable: true,
    value: {
      select: () => Promise.resolve([{ name: ['李秀英'], tel: ['021-555', '+86 139-0000-0001'] }]),
    },
  })

  press('添加联系人')
  press('从通讯录选择')
  await waitFor(() => expect(screen.getByDisplayValue('13900000001')).toBeDefined())
  expect(screen.getByDisplayValue('李秀英')).toBeDefined()
})
