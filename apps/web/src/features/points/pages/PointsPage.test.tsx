import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost } from '../../../host/simulated-host.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import {
  type Answers,
  brokenConnection,
  type Call,
  failed,
  refused,
} from '../../../testing/fake-service.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import type { Points } from '../model/points-answer.ts'
import PointsPage from './PointsPage.tsx'

const WHEEL = {
  id: 'wheel',
  name: '幸运大转盘',
  description: '转一转有惊喜',
  activityType: '0002',
  partake: 2318,
  isPart: false,
  consume: 60,
}

const NEWCOMERS = { ...WHEEL, id: 'new', name: '新人有礼', activityType: '0001', consume: 0 }

const POINTS: Points = {
  remain: 480,
  userOperEntites: [],
  integrals: [1, 2, 3, 4, 5, 6, 7],
  activityResps: [WHEEL],
}

const PRIZES = [
  { prizeId: 'P1', prizeName: '50积分', prizeType: '0001', rate: 600, quota: 50 },
  { prizeId: 'P2', prizeName: '现金红包8.8元', prizeType: '0002', rate: 10, quota: 8.8 },
  { prizeId: 'P3', prizeName: '88积分', prizeType: '0001', rate: 390, quota: 88 },
]

const signedInOn = (...days: string[]): Pick<Points, 'userOperEntites'> => ({
  userOperEntites: days.map((day) => ({
    id: day,
    createTime: `${day}T08:00:00+08:00`,
    integral: 30,
  })),
})

const service = (points: Partial<Points> = {}, answers: Answers = {}) =>
  startService({
    'points.getPoints': () => ({ ...POINTS, ...points }),
    'points.getWheel': () => PRIZES,
    'points.draw': () => ({ id: 'R1', prizeId: 'P3' }),
    'redemption.getQrCode': () => ({ url: '/api/files/v1/qr-code/R1.png' }),
    ...answers,
  })

const open = (search = '?userCode=U1') => renderPage(PointsPage, `/integral${search}`)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const cells = () =>
  within(screen.getByRole('region', { name: '七天签到' })).getAllByRole('listitem')

const gains = () => cells().map((cell) => cell.textContent.replace(/^\D*\d?天\+?/u, ''))

const ticks = () =>
  cells().map((cell) => within(cell).queryByRole('img', { name: '已签到' }) !== null)

const layer = () => screen.getByRole('dialog', { name: '幸运大转盘' })
const result = () => screen.queryByRole('dialog', { name: '抽奖结果' })
const hub = () => within(layer()).getByRole<HTMLButtonElement>('button', { name: /^抽奖/ })

async function openWheel(points: Partial<Points> = {}, answers: Answers = {}) {
  const fake = service(points, answers)
  open()
  fireEvent.click(await screen.findByRole('button', { name: '抽奖：幸运大转盘' }))
  await within(await screen.findByRole('dialog')).findByRole('img', { name: /^转盘/ })
  return fake
}

/** Time passes only as the test says, so that three seconds are three seconds. */
const holdTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function drawn(prizeId: string, answers: Answers = {}) {
  const fake = await openWheel({}, { 'points.draw': () => ({ id: 'R1', prizeId }), ...answers })
  holdTime()
  fireEvent.click(hub())
  await pass(10)
  await pass(3000)
  vi.useRealTimers()
  return fake
}

beforeAll(loadContracts)

beforeEach(() => {
  localStorage.clear()
  useToasts.setState({ items: [] })
  vi.stubGlobal('scrollTo', () => undefined)
  const user = { userCode: 'U1', userPhone: '13800000001', name: null, avatar: null }
  useSession.setState({ token: 'token', user: { ...user, isBinding: true } })
})

it('[POINTS-01] [POINTS-02] [POINTS-03] [POINTS-16] shows what is left, and leads to both records with the user code', async () => {
  service()
  open()
  expect(await screen.findByText('480')).toBeDefined()

  expect(screen.getByRole('link', { name: '积分记录' }).getAttribute('href')).toBe(
    '#/integralRecord?userCode=U1',
  )

  expect(screen.getByRole('link', { name: '中奖记录' }).getAttribute('href')).toBe(
    '#/awardRecord?userCode=U1',
  )
})

it('[POINTS-04] [POINTS-06] [POINTS-07] shows seven days with the usual values until those of the server are there', async () => {
  const late = Promise.withResolvers<unknown>()
  service({}, { 'points.getPoints': () => late.promise })
  open()
  expect(gains()).toEqual(['30', '60', '60', '60', '60', '60', '60'])
  late.resolve(POINTS)
  await waitFor(() => expect(gains()).toEqual(['1', '2', '3', '4', '5', '6', '7']))
})

it('[POINTS-08] marks as many days as there are sign-ins; today stands out', async () => {
  service(signedInOn('2023-12-31', '2024-01-01', '2024-01-02'))
  open()
  await screen.findByText('今天已签到')
  expect(ticks()).toEqual([true, true, true, false, false, false, false])
  expect(cells().findIndex((cell) => cell.getAttribute('aria-current') === 'date')).toBe(2)
  expect(cells()[3]?.textContent).toBe('明天+4')
  expect(screen.queryByRole('button', { name: /^签到/ })).toBeNull()
})

it('[POINTS-05] [POINTS-10] [POINTS-12] signs in, says so, and reads the points again', async () => {
  const fake = service({}, { 'points.signIn': () => null })
  open()
  const button = await screen.findByRole('button', { name: '签到，领 1 积分' })
  fake.answer('points.getPoints', () => ({ ...POINTS, remain: 481, ...signedInOn('2024-01-02') }))
  fireEvent.click(button)
  expect((await screen.findByText('签到成功')).closest('[data-type=success]')).not.toBeNull()

  expect(fake.callsOf('points.signIn').map(({ path }) => path)).toEqual([
    '/api/integral/v1/app/signIn',
  ])

  expect(await screen.findByText('481')).toBeDefined()
  expect(ticks().filter(Boolean)).toHaveLength(1)
})

it('[POINTS-11] another code marks no day and is an error', async () => {
  service({}, { 'points.signIn': failed('5000', '系统繁忙') })
  open()
  fireEvent.click(await screen.findByRole('button', { name: /^签到，/ }))
  expect((await screen.findByText('系统繁忙')).closest('[data-type=error]')).not.toBeNull()
  expect(screen.queryByText(/签到成功/)).toBeNull()
  expect(ticks()).not.toContain(true)
})

it('[POINTS-13] [CONFLICT-03] a second sign-in of the day is one warning in the words of the service', async () => {
  service({}, { 'points.signIn': () => refused('signedInToday') })
  const told: string[] = []
  // Also one that another takes the place of at once.
  const forget = useToasts.subscribe(({ items }) => told.push(...items.map(({ type }) => type)))
  open()
  fireEvent.click(await screen.findByRole('button', { name: /^签到，/ }))
  await screen.findByText('今日已签到')
  expect(told).toEqual(['warning'])
  forget()
})

it('[POINTS-14] [POINTS-15] lists every activity with what it is, costs and how many take part', async () => {
  service({ activityResps: [WHEEL, { ...NEWCOMERS, partake: 18 }] })
  open()
  const list = within(await screen.findByRole('region', { name: '抽奖活动' }))
  expect(list.getAllByRole('button', { name: /^抽奖/ })).toHaveLength(2)

  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toBe('幸运大转盘转一转有惊喜每次 60 积分 · 2,318 人参与抽奖')
  expect(rows[1]).toContain('不花积分 · 18 人参与')
})

it('[POINTS-17] the winners move on by themselves and stop when told', async () => {
  holdTime()
  const winners = ['李*军', '王*琴', '张*'].map((name, index) => ({ name, money: `${index}.8元` }))
  service({}, { 'points.listWinners': () => winners })
  holdTime()
  open()
  await pass(50)
  const feed = screen.getByRole('region', { name: '中奖消息' })
  expect(feed.textContent).toContain('李*军 抽中 0.8元')
  await pass(3000)
  expect(feed.textContent).toContain('王*琴 抽中 1.8元')
  press('暂停滚动')
  await pass(9000)
  expect(feed.textContent).toContain('王*琴')
  press('继续滚动')
  await pass(3000)
  expect(feed.textContent).toContain('张*')
  vi.useRealTimers()
})

it('shows the winners as a list that does not move in elderly mode', async () => {
  service(
    {},
    {
      'points.listWinners': () => [
        { name: '李*军', money: '8.8元' },
        { name: '王*琴', money: '9元' },
      ],
    },
  )

  useSettings.setState({ elder: true })
  open()
  const list = within(await screen.findByRole('region', { name: '中奖消息' }))

  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '李*军 抽中 8.8元',
    '王*琴 抽中 9元',
  ])

  expect(list.queryByRole('button')).toBeNull()
})

it('[POINTS-26] keeps the user code of the address only where there is none', () => {
  service()
  open('?userCode=U2')
  expect(localStorage.getItem('userCode')).toBe('U2')
  cleanup()
  open('?userCode=U3')
  expect(localStorage.getItem('userCode')).toBe('U2')
})

it('offers to try again when nothing could be loaded', async () => {
  const fake = service({}, { 'points.getPoints': brokenConnection })
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  fake.answer('points.getPoints', () => POINTS)
  fireEvent.click(retry)
  expect(await screen.findByText('480')).toBeDefined()
})

it('[WHEEL-01] [WHEEL-02] a draw button opens the wheel with every prize of the activity', async () => {
  const fake = await openWheel()

  expect(fake.callsOf('points.getWheel').map(({ path }) => path)).toEqual([
    '/api/activity/v1/info/wheel',
  ])

  const name = within(layer()).getByRole('img').getAttribute('aria-label')
  for (const { prizeName } of PRIZES) expect(name).toContain(prizeName)
  expect(hub().disabled).toBe(false)
  press('奖品与概率')
  expect(layer().textContent).toContain('现金红包8.8元约 1%')
  expect(result()).toBeNull()
})

it('[WHEEL-03] [WHEEL-05] [WHEEL-06] [WHEEL-07] [WHEEL-12] turns three seconds, to the prize that was answered, and opens the result', async () => {
  const fake = await openWheel()
  holdTime()
  fireEvent.click(hub())
  await pass(10)

  expect(fake.callsOf('points.draw').map(({ body }) => body)).toEqual([
    { id: 'wheel', acitivityType: '0002' },
  ])

  const wheel = within(layer()).getByRole('img')
  expect(wheel.dataset['moving']).toBe('true')
  expect(wheel.style.transitionDuration).toBe('3000ms')
  // The third of three sectors stands at 240 degrees: the wheel turns so far back.
  expect(Number(/rotate\(([\d.]+)deg\)/.exec(wheel.style.transform)?.[1]) % 360).toBe(120)
  expect(hub().disabled).toBe(true)
  await pass(2900)
  expect(result()).toBeNull()
  await pass(100)
  expect(result()).not.toBeNull()
  expect(result()?.textContent).toContain('88')
  expect(result()?.contains(document.activeElement)).toBe(true)
  vi.useRealTimers()
})

it('[WHEEL-04] does not turn when the draw is refused', async () => {
  await openWheel({}, { 'points.draw': () => refused('prizesGone') })
  holdTime()
  fireEvent.click(hub())
  await pass(10)
  expect(screen.getByText('奖品已抽完，请换个活动试试')).toBeDefined()
  expect(within(layer()).getByRole('img').dataset['moving']).toBeUndefined()
  await pass(3100)
  expect(result()).toBeNull()
  expect(hub().disabled).toBe(false)
  vi.useRealTimers()
})

it('[WHEEL-08] points that were won are said to be granted', async () => {
  await drawn('P1')
  expect(result()?.textContent).toContain('积分已发放')
})

it('[WHEEL-09] [WHEEL-10] [WHEEL-11] cash shows its code, asked for by id and redemption page, and the host saves it', async () => {
  const phone = simulatedHost()
  setHost(phone)
  const fake = await drawn('P2')
  const image = await screen.findByRole('img', { name: '现金核销二维码' })
  const url = `${location.origin}/api/files/v1/qr-code/R1.png`
  expect(image.getAttribute('src')).toBe(url)
  const [asked] = fake.callsOf('redemption.getQrCode')
  expect(asked?.query.get('id')).toBe('R1')
  expect(asked?.query.get('reqUrl')).toBe(`${location.origin}/#/writeOff?id=R1`)
  press('保存二维码')
  await waitFor(() => expect(phone.calls).toEqual([{ action: 'savePicture', parameters: { url } }]))
  setHost(undefined)
})

it('[BRIDGE-16] the code of a prize leads to the H5 host where there is one', async () => {
  const links = { customerService: '', h5Test: 'https://test.example.cn' }
  window.__SERVER_ENV__ = 'test'

  const fake = await drawn('P2', {
    'points.draw': () => {
      testConfig({ links })
      return { id: 'R1', prizeId: 'P2' }
    },
  })

  await screen.findByRole('img', { name: '现金核销二维码' })
  const [asked] = fake.callsOf('redemption.getQrCode')
  expect(asked?.query.get('reqUrl')).toBe('https://test.example.cn/#/writeOff?id=R1')
  delete window.__SERVER_ENV__
  testConfig()
})

it('asks for the code again when its picture does not open', async () => {
  const fake = await drawn('P2')
  fireEvent.error(await screen.findByRole('img', { name: '现金核销二维码' }))
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  await waitFor(() => expect(fake.callsOf('redemption.getQrCode')).toHaveLength(2))
  expect(await screen.findByRole('img', { name: '现金核销二维码' })).toBeDefined()
})

it('[WHEEL-13] too few points are said, and no draw is made', async () => {
  const fake = service({ remain: 10 })
  open()
  fireEvent.click(await screen.findByRole('button', { name: '积分不足' }))

  expect((await screen.findAllByText('积分不足')).some((text) => text.closest('[data-type]'))).toBe(
    true,
  )

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('region', { name: '抽奖活动' }).textContent).toContain('还差 50 积分')
  expect(fake.callsOf('points.draw')).toEqual([])
})

it('[WHEEL-14] an activity that was taken cannot be drawn', async () => {
  service({ activityResps: [{ ...NEWCOMERS, isPart: true }] })
  open()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '已抽过' })
  expect(button.disabled).toBe(true)
})

it('[WHEEL-21] a prize that is not on the wheel stops at the last sector and is thanked for', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await openWheel({}, { 'points.draw': () => ({ id: 'R1', prizeId: 'P9' }) })
  holdTime()
  fireEvent.click(hub())
  await pass(10)
  expect(within(layer()).getByRole('img').style.transform).toContain(`${5 * 360 - 240}deg`)
  await pass(3000)
  expect(result()?.textContent).toContain('谢谢参与')
  expect(warned).toHaveBeenCalledWith('the prize that was drawn is not on the wheel')
  vi.useRealTimers()
  warned.mockRestore()
})

it('draws without the wheel when the result is wanted at once, and in elderly mode', async () => {
  await openWheel()
  press('直接看结果')
  await waitFor(() => expect(result()).not.toBeNull(), { timeout: 2000 })
  cleanup()
  const fake = service()
  useSettings.setState({ elder: true })
  open()
  fireEvent.click(await screen.findByRole('button', { name: '抽奖：幸运大转盘' }))
  fireEvent.click(await within(layer()).findByRole('button', { name: '抽一次（60 积分）' }))
  await waitFor(() => expect(result()).not.toBeNull(), { timeout: 2000 })
  expect(fake.callsOf('points.draw')).toHaveLength(1)
})

const keyOf = ({ headers }: Call) => headers.get('idempotency-key')

it('finds a draw of which the answer was lost under its key, also when the page was closed meanwhile', async () => {
  const fake = await openWheel({}, { 'points.draw': brokenConnection })
  fireEvent.click(hub())
  await screen.findByText('网络断了，结果没有传回来。')
  cleanup()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '查看结果' }))
  fake.answer('points.draw', () => ({ id: 'R1', prizeId: 'P1' }))
  fireEvent.click(await screen.findByRole('button', { name: '查看抽奖结果' }))
  await waitFor(() => expect(result()?.textContent).toContain('50'), { timeout: 5000 })
  const [first, second] = fake.callsOf('points.draw').map(keyOf)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  cleanup()
  open()
  await screen.findByText('480')
  expect(screen.queryByRole('button', { name: '查看结果' })).toBeNull()
})

it('never draws a second time where the back end knows no keys', async () => {
  const fake = await openWheel({}, { 'points.draw': brokenConnection })
  testConfig({ backend: 'documented' })
  fireEvent.click(hub())
  await screen.findByText('网络断了，结果没有传回来。')
  expect(screen.queryByRole('button', { name: '查看抽奖结果' })).toBeNull()
  expect(fake.callsOf('points.draw')).toHaveLength(1)
  press('中奖记录')
  await waitFor(() => expect(location.hash).toBe('#/awardRecord?userCode=U1'))
})
