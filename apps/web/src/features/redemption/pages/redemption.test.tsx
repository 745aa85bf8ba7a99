import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { setHost } from '../../../host/host.ts'
import type { HostSettings } from '../../../host/host-settings.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { type Answers, brokenConnection, refused } from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { scannedId } from '../model/scanned-id.ts'
import WriteOffInformationPage from './WriteOffInformationPage.tsx'
import WriteOffPage from './WriteOffPage.tsx'

const ADMIN = '13500000000'

const INFO = {
  id: 'R1',
  activityName: '幸运大转盘',
  userName: '李建军',
  userPhone: '138****0002',
  prizeName: '现金红包8.8元',
  createTime: '2024-01-01T19:20:11+08:00',
  sendStatus: '1001',
}

function service(answers: Answers = {}) {
  const fake = startService({ 'redemption.getRedemption': () => INFO, ...answers })

  testConfig({
    phones: { service: '1', afterSales: '2', rescue: '3', administrator: ADMIN },
  })

  return fake
}

/** Both pages, as the route table has them. */
function Pages() {
  const { pathname } = useLocation()
  return pathname === '/writeOff' ? <WriteOffPage /> : <WriteOffInformationPage />
}

const open = (path = '/writeOff?id=R1') => renderPage(Pages, path)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = () => screen.getByLabelText('验证码')
const redeemButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /核销$/ })

const toasts = () => useToasts.getState().items.map(({ type, title }) => `${type} ${title}`)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** To the second page by a right code. */
async function enter(answers: Answers = {}) {
  const fake = service(answers)
  open()
  fireEvent.change(field(), { target: { value: '123456' } })
  press('确定')
  await screen.findByText('中奖人')
  return fake
}

async function answer(name: '确定' | '取消') {
  press('核销')
  const dialog = within(await screen.findByRole('dialog', { name: '确定要核销？' }))
  fireEvent.click(dialog.getByRole('button', { name }))
}

beforeAll(loadContracts)
beforeEach(() => useToasts.setState({ items: [] }))

afterEach(() => {
  sessionStorage.clear()
  setHost(undefined)
  vi.useRealTimers()
})

it('[REDEEM-01] [REDEEM-05] asks for a code, and says whom it is for', () => {
  service()
  open()
  expect(field()).toBeDefined()
  expect(screen.getByText('该二维码仅供管理员使用')).toBeDefined()
})

it('[REDEEM-02] [REDEEM-03] [REDEEM-19] sends a code to the configured phone, once a minute, also from the next code that is scanned', async () => {
  const fake = service()

  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })

  open()
  press('获取验证码')
  await pass(20)
  expect(fake.callsOf('account.sendCode').map(({ query }) => query.get('phone'))).toEqual([ADMIN])
  const waiting = screen.getByRole<HTMLButtonElement>('button', { name: /s 后重发$/ })
  expect(waiting.disabled).toBe(true)
  await pass(58_000)
  cleanup()
  open('/writeOff?id=R2')

  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^[12]s 后重发$/ }).disabled).toBe(
    true,
  )

  await pass(3000)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false)
})

it('[REDEEM-06] [REDEEM-07] an empty code is asked for when the field is left, and sends nothing', () => {
  const fake = service()
  open()
  fireEvent.blur(field())
  expect(screen.getByRole('alert').textContent).toBe('请输入验证码')
  fireEvent.change(field(), { target: { value: '1' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(field(), { target: { value: '' } })
  press('确定')
  expect(screen.getByRole('alert').textContent).toBe('请输入验证码')
  expect(fake.calls).toEqual([])
})

it('[REDEEM-04] [REDEEM-08] [REDEEM-09] [REDEEM-22] a right code leads to what was won by whom', async () => {
  const fake = await enter()
  expect(location.hash).toBe('#/writeOffInformation')
  const [asked] = fake.callsOf('redemption.getRedemption')

  expect(Object.fromEntries(asked?.query ?? [])).toEqual({
    phone: ADMIN,
    code: '123456',
    id: 'R1',
  })

  const shown = screen.getByRole('main').textContent
  for (const fact of [
    '幸运大转盘',
    '李建军',
    '138****0002',
    '现金红包8.8元',
    '2024-01-01 19:20',
    '待核销',
  ])
    expect(shown).toContain(fact)
})

it.each(['redemptionCodeWrong', 'prizeNotFound'] as const)(
  'stays where it is and says why: %s',
  async (why) => {
    service({ 'redemption.getRedemption': () => refused(why) })
    open()
    fireEvent.change(field(), { target: { value: '000000' } })
    press('确定')

    await waitFor(() =>
      expect(screen.getByLabelText('验证码').getAttribute('aria-invalid')).toBe('true'),
    )

    expect(location.hash).toBe('#/writeOff?id=R1')
    expect(sessionStorage).toHaveLength(0)
  },
)

it('[REDEEM-11] [REDEEM-12] asks before it redeems; no means no', async () => {
  const fake = await enter()
  await answer('取消')
  await waitFor(() => expect(toasts()).toEqual(['info 已取消']))
  expect(fake.callsOf('redemption.redeem')).toEqual([])
  expect(redeemButton().disabled).toBe(false)
})

it('[REDEEM-10] [REDEEM-13] [REDEEM-14] [REDEEM-15] redeems once', async () => {
  const fake = await enter()
  expect(redeemButton().disabled).toBe(false)
  await answer('确定')
  await screen.findByText('这份奖品已经核销。')

  expect(fake.callsOf('redemption.redeem').map(({ path }) => path)).toEqual([
    '/api/activity/v1/app/manual/R1',
  ])

  expect(toasts()).toEqual(['success 核销成功'])
  expect(redeemButton().textContent).toBe('已核销')
  expect(redeemButton().disabled).toBe(true)
  // Also after a reload.
  cleanup()
  open('/writeOffInformation')
  expect(redeemButton().disabled).toBe(true)
})

it('[SHELL-23] shows two dashes for a status that no document names', async () => {
  await enter({ 'redemption.getRedemption': () => ({ ...INFO, sendStatus: '1003' }) })
  const shown = screen.getByRole('main').textContent
  expect(shown).toContain('状态--')
  expect(shown).not.toMatch(/1003|待核销|已核销/)
})

it('[REDEEM-20] goes to the form when nothing was kept', async () => {
  service()
  open('/writeOffInformation')
  await waitFor(() => expect(location.hash).toBe('#/writeOff'))
  expect(screen.getByText('请用相机扫描中奖人的二维码。')).toBeDefined()
})

it('shows as redeemed what somebody else has redeemed meanwhile, without a word of success', async () => {
  await enter({ 'redemption.redeem': () => refused('prizeRedeemed') })
  await answer('确定')
  await screen.findByText('这份奖品已经核销。')
  expect(toasts()).toEqual(['error 该奖品已核销'])
})

it('finds out that the call before, of which no answer came, has redeemed it', async () => {
  const fake = await enter({ 'redemption.redeem': brokenConnection })
  await answer('确定')
  await screen.findByText(/不知道核销成了没有/)
  fake.refuse('redemption.redeem', 'prizeRedeemed')
  await answer('确定')
  await screen.findByText('这份奖品已经核销。')
  expect(toasts()).toContain('success 核销成功')
})

it('leads back to a new code when the permit is over', async () => {
  await enter({ 'redemption.redeem': () => refused('redemptionNotPermitted') })
  await answer('确定')
  fireEvent.click(await screen.findByRole('button', { name: '重新输入验证码' }))
  await waitFor(() => expect(location.hash).toBe('#/writeOff?id=R1'))
})

it('takes the next in the queue by the scanner of the phone', async () => {
  setHost(simulatedHost({ scan: 'https://h5.example.cn/#/writeOff?id=R2' }))
  await enter({ 'redemption.getRedemption': () => ({ ...INFO, sendStatus: '1002' }) })
  press('核销下一份')
  await waitFor(() => expect(location.hash).toBe('#/writeOff?id=R2'))
})

const DENIED = { camera: 'denied', album: 'granted', location: 'granted' } as const

it.each([
  [{ permissions: DENIED }, '没有得到使用相机的许可，请在手机设置里允许。'],
  [{ manner: 'nonsense' }, '没有扫成功，请再扫一次。'],
  [{ manner: 'never', patienceMs: 20 }, '等了很久没有扫码结果，请再扫一次。'],
] satisfies [Partial<HostSettings>, string][])(
  'says why nothing was scanned, and stays: %o',
  async (settings, words) => {
    setHost(simulatedHost(settings))
    await enter({ 'redemption.getRedemption': () => ({ ...INFO, sendStatus: '1002' }) })
    const { hash } = location
    press('核销下一份')
    await waitFor(() => expect(toasts().some((toast) => toast.endsWith(words))).toBe(true))
    expect(location.hash).toBe(hash)
  },
)

it('sends no code to a stranger where production names no administrator', () => {
  service()
  testConfig()
  open()
  expect(screen.getByText('还没有设置管理员手机号，暂时不能核销。')).toBeDefined()
  expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull()
})

it('knows the codes that are ours', () => {
  expect(scannedId('https://h5.example.cn/#/writeOff?id=R1')).toBe('R1')
  expect(scannedId('https://h5.example.cn/app/#/writeOff?from=x&id=R%202')).toBe('R 2')
  expect(scannedId('https://h5.example.cn/#/login?id=R1')).toBeNull()
  expect(scannedId('某段文字')).toBeNull()
})
