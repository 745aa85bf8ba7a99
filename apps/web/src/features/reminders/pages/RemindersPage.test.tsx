import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { setHost } from '../../../host/host.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { type Answers, brokenConnection, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import RemindersPage from './RemindersPage.tsx'

const { example } = contract.reminders.getReminders
if (!example) throw new Error('getReminders has no example')
const EXAMPLE = example.output
const USER = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null, isBinding: true }
const [DONE, LATER] = EXAMPLE.items
const PILL = { ...LATER, reminderId: 'r-2', kind: 'medicine', title: '吃药，氨氯地平 5 mg' }
const NOBODY = { ...EXAMPLE, items: [], plans: [], week: '', nextAt: null, done: 0, total: 0 }

function open(view: object = EXAMPLE, answers: Answers = {}) {
  const world = startService({ 'reminders.getReminders': () => view, ...answers })
  renderPage(RemindersPage, '/reminders')
  return world
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeAll(loadContracts)
beforeEach(() => useSession.setState({ token: 'token', user: USER }))

afterEach(() => {
  useSession.setState({ token: '', user: null })
  setHost(undefined)
  vi.useRealTimers()
})

describe('today', () => {
  it('shows what was done by which reading, what comes, and how the week went', async () => {
    open()
    expect(await screen.findByText('08:12，142/88')).toBeDefined()
    expect(screen.getByText('20:30')).toBeDefined()
    expect(screen.getByText('本周血压 1 次都量了')).toBeDefined()
    expect(screen.queryByRole('button', { name: '跳过' })).toBeNull()
  })

  it('has three buttons for what is due; the word that was said can be taken back', async () => {
    const world = open({ ...EXAMPLE, items: [{ ...PILL, state: 'due' }] })
    await press('吃了')
    expect(await screen.findByText('已记下：吃药，氨氯地平 5 mg')).toBeDefined()
    const said = { id: 'r-2', day: '2026-03-02', time: '20:30' }
    expect(world.callsOf('reminders.markReminder').at(-1)?.body).toEqual({ ...said, as: 'done' })
    await press('撤销')

    await waitFor(() =>
      expect(world.callsOf('reminders.markReminder').at(-1)?.body).toEqual({ ...said, as: 'open' }),
    )

    await press('过 10 分钟')
    await waitFor(() => expect(world.callsOf('reminders.markReminder')).toHaveLength(3))
    await press('跳过')
    await waitFor(() => expect(world.callsOf('reminders.markReminder')).toHaveLength(4))

    expect(world.callsOf('reminders.markReminder').map(({ body }) => body['as'])).toEqual([
      'done',
      'open',
      'snoozed',
      'skipped',
    ])
  })

  it('leads to where one measures, and says nothing of it before', async () => {
    const world = open({ ...EXAMPLE, items: [{ ...LATER, state: 'due' }] })
    await press('现在量')
    expect(location.hash).toBe('#/bloodPressure')
    expect(world.callsOf('reminders.markReminder')).toEqual([])
  })

  it('what was missed can be put down later', async () => {
    const world = open({ ...EXAMPLE, items: [{ ...PILL, time: '06:10', state: 'missed' }] })
    expect(await screen.findByText('06:10 没做')).toBeDefined()
    await press('补记 06:10 吃药，氨氯地平 5 mg')
    await waitFor(() => expect(world.callsOf('reminders.markReminder')[0]?.body['as']).toBe('done'))
  })

  it('says that what is left over is of yesterday', async () => {
    open({ ...EXAMPLE, items: [{ ...DONE, day: '2026-03-01', state: 'snoozed' }] })
    expect(await screen.findByText(/^昨天/)).toBeDefined()
  })
})

describe('plans', () => {
  it('who has none and nothing to go by is told what they are for', async () => {
    open({ ...NOBODY, suggestions: [] })
    expect(await screen.findByText(/都可以加在这里/)).toBeDefined()
    expect(await button('加一个提醒')).toBeDefined()
  })

  it('are suggested to who has none, and taken by one tap', async () => {
    const world = open(NOBODY)
    await press('加上 氨氯地平 5 mg')
    expect(await screen.findByText('已加上')).toBeDefined()

    expect(world.callsOf('reminders.saveReminder')[0]?.body).toEqual({
      kind: 'medicine',
      name: '氨氯地平',
      dose: '5 mg',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: ['08:00'],
      active: true,
    })
  })

  it('are added by hand; what is wrong is said, and nothing typed is lost', async () => {
    const world = open(EXAMPLE, { 'reminders.saveReminder': () => refused('badInput') })
    await press('加一个提醒')
    const form = await sheet('加一个提醒')
    fireEvent.click(form.getByRole('button', { name: '吃药' }))
    fireEvent.click(await form.findByRole('button', { name: '再加一个时间' }))

    for (const day of ['一', '二', '三', '四', '五', '六', '日'])
      fireEvent.click(form.getByRole('button', { name: day, hidden: true }))

    fireEvent.click(form.getByRole('button', { name: '保存' }))
    expect(form.getByText('请填写药名')).toBeDefined()
    expect(form.getByText('请至少选一天')).toBeDefined()
    expect(form.getByText('请填好时间')).toBeDefined()
    expect(world.callsOf('reminders.saveReminder')).toEqual([])
    fireEvent.change(form.getByLabelText('药名'), { target: { value: '氯沙坦' } })
    fireEvent.click(form.getByRole('button', { name: '六' }))
    fireEvent.change(form.getByLabelText('时间 2'), { target: { value: '07:00' } })
    expect(form.getByText('时间不能重复')).toBeDefined()
    fireEvent.change(form.getByLabelText('时间 2'), { target: { value: '20:00' } })
    fireEvent.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(world.callsOf('reminders.saveReminder')).toHaveLength(1))
    const [call] = world.callsOf('reminders.saveReminder')

    expect(call?.body).toMatchObject({
      kind: 'medicine',
      name: '氯沙坦',
      weekdays: [6],
      times: ['07:00', '20:00'],
    })

    expect(call?.headers.get('idempotency-key')).toBeTruthy()
    expect(await screen.findByText('提交的内容有误，请检查后再试')).toBeDefined()
    expect(form.getByDisplayValue('氯沙坦')).toBeDefined()
    world.answer('reminders.saveReminder', () => ({ id: 'r-9' }))
    fireEvent.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are turned off, changed and deleted, and a deleted one comes back', async () => {
    const world = open()
    await press(/^测血压.*08:00.*20:30.*每天/)
    const form = await sheet('修改提醒')
    fireEvent.click(form.getByRole('switch', { name: '到点提醒' }))
    fireEvent.click(form.getByRole('button', { name: '保存' }))

    await waitFor(() =>
      expect(world.callsOf('reminders.saveReminder')[0]?.body).toMatchObject({
        id: 'r-1',
        active: false,
      }),
    )

    await press(/^测血压/)
    fireEvent.click((await sheet('修改提醒')).getByRole('button', { name: '删除这个提醒' }))
    expect(await screen.findByText('已删除 测血压')).toBeDefined()
    await press('撤销')

    await waitFor(() =>
      expect(world.callsOf('reminders.deleteReminder').map(({ body }) => body)).toEqual([
        { id: 'r-1' },
        { id: 'r-1', undo: true },
      ]),
    )
  })
})

/** A browser that knows notices, and what it answers when it asks. */
const browser = (permission: NotificationPermission, answer = permission) => {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'k', auth: 'a' } }),
    unsubscribe: async () => true,
  }

  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  const asked = vi.fn<() => Promise<NotificationPermission>>(async () => answer)
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission, requestPermission: asked })

  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, ready: Promise.resolve({ pushManager }) },
  })

  return asked
}

describe('the ways to be told', () => {
  it('by SMS only when it was chosen', async () => {
    const world = open()
    await press('设置')
    const ways = await sheet('怎样提醒')

    expect(
      ways.getByText(/不写药名和数值。晚上 22:00 到早上 06:00 不发，一天最多 6 条/),
    ).toBeDefined()

    fireEvent.click(ways.getByRole('switch', { name: '短信提醒' }))

    await waitFor(() =>
      expect(world.callsOf('reminders.saveReminderDelivery')[0]?.body).toEqual({ sms: true }),
    )
  })

  it('leaves notices out where the browser has none', async () => {
    open()
    await press('设置')
    await sheet('怎样提醒')
    expect(screen.queryByText('手机通知')).toBeNull()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('asks for the permission after a tap, beside what explains it', async () => {
    const asked = browser('default', 'granted')
    const world = open()
    await press('设置')
    const ways = await sheet('怎样提醒')
    expect(ways.getByText(/锁屏上只写“该量血压了”/)).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
    fireEvent.click(ways.getByRole('button', { name: '开通知' }))

    await waitFor(() =>
      expect(world.callsOf('reminders.savePushTarget')[0]?.body).toEqual({
        endpoint: 'https://push.example.org/1',
        p256dh: 'k',
        auth: 'a',
      }),
    )
  })

  it('who says no is not asked again, and told how to allow it', async () => {
    const asked = browser('denied')
    open()
    await press('设置')
    const ways = await sheet('怎样提醒')
    expect(ways.getByText(/把本网站改成“允许”/)).toBeDefined()
    expect(ways.queryByRole('button', { name: '开通知' })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

it('in the elderly form says less, and the same buttons are there', async () => {
  const world = startService({
    'reminders.getReminders': () => ({ ...EXAMPLE, items: [{ ...PILL, state: 'due' }] }),
  })

  useSettings.setState({ elder: true })
  renderPage(RemindersPage, '/reminders')
  expect(await screen.findByText('20:30 测血压。')).toBeDefined()
  for (const name of ['吃了', '过 10 分钟', '跳过']) expect(await button(name)).toBeDefined()
  expect(screen.getByText('每天')).toBeDefined()
  expect(world.callsOf('reminders.markReminder')).toEqual([])
})

it('a failure is told, with a way to try again', async () => {
  const world = open(EXAMPLE, { 'reminders.getReminders': brokenConnection })
  await press('重试')
  world.answer('reminders.getReminders', () => EXAMPLE)
  await press('重试')
  expect(await screen.findByText('08:12，142/88')).toBeDefined()
})
