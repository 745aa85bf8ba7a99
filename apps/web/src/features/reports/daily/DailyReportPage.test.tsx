import { contract } from '@kangban/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { reportOf } from '../testing/report.ts'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import DailyReportPage from './DailyReportPage.tsx'

const PATH = '/health-daily-report-detail'
const NEWEST = { ...reportOf('r2', '2024-01-01'), previousId: 'r1', nextId: null }
const BEFORE = { ...reportOf('r1', '2023-12-31'), previousId: null, nextId: 'r2' }

const ROW = {
  id: 'r2',
  kind: 'daily',
  day: '2024-01-01',
  endDay: '2024-01-01',
  title: '1月1日 周一',
  state: 'bad',
  stateText: '要重视',
  keyNumbers: [],
  change: null,
  unread: true,
  at: '2024-01-02T08:00:00+08:00',
}

const service = (answers: Answers = {}) =>
  startService({
    'reports.listReports': () => ({ list: [ROW], total: 1, pn: 1, ps: 1 }),
    'reports.getReport': ({ query }) =>
      [NEWEST, BEFORE].find(({ id }) => id === query.get('id')) ?? refused('reportNotFound'),
    'profile.getHealthInfo': () => contract.profile.getHealthInfo.example?.output,
    'reports.listShares': () => [],
    ...answers,
  })

const open = (path = PATH) => renderPage(DailyReportPage, path)
const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const section = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('li') ?? document.body)

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('opens the newest report without an id: the conclusion, who it is, and six sections with verdict and comparison', async () => {
  service()
  open()
  expect(await screen.findByText('夜间血氧低到 87%，')).toBeDefined()
  expect(screen.getByText('1月1日 周一')).toBeDefined()
  for (const fact of ['要重视', '女', '69 岁', '高血压', '1月1日 23:50 生成'])
    expect(screen.getByText(fact)).toBeDefined()
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names.slice(0, 6)).toEqual(['睡眠', '心率', '血压', '血氧', '皮肤温度', '步数'])
  const pressure = section('血压')
  for (const text of ['151/93', 'mmHg', '偏高', '和平时差不多', '147/90'])
    expect(pressure.getByText(text)).toBeDefined()
  expect(section('心率').getByText('118 次/分')).toBeDefined()
  expect(section('皮肤温度').getByText('未测量')).toBeDefined()
  expect(section('皮肤温度').queryByText('暂无')).toBeNull()
  expect(screen.getByText(/供参考，不是诊断/)).toBeDefined()
})

it('lists the events with time, value and limit, leads to all of them, and says when there was none', async () => {
  service()
  open()
  const event = within((await screen.findByText('夜间血氧偏低')).closest('li') ?? document.body)
  for (const text of ['03:26', '87%', '下限 90%', '异常'])
    expect(event.getByText(text)).toBeDefined()

  expect(screen.getByRole('link', { name: /全部预警事件/ }).getAttribute('href')).toBe(
    '#/warnEventList',
  )

  service({ 'reports.getReport': () => ({ ...NEWEST, events: [] }) })
  open()
  expect(await screen.findByText('这一天没有预警事件。')).toBeDefined()
})

it('steps to the report before and back; a step that leads nowhere cannot be pressed', async () => {
  service()
  open()
  await screen.findByText('1月1日 周一')
  const pressed = step('前一份')
  expect([step('前一份').disabled, step('后一份').disabled]).toEqual([false, true])
  fireEvent.click(pressed)
  expect(await screen.findByText('2023年12月31日 周日')).toBeDefined()
  expect(location.hash).toBe(`#${PATH}?id=r1`)
  // It stayed under the finger while the other report came.
  expect(step('前一份')).toBe(pressed)
  expect([step('前一份').disabled, step('后一份').disabled]).toEqual([true, false])
})

it('says in the words of the service that there is no such report, and leads to the newest', async () => {
  service()
  open(`${PATH}?id=gone`)
  fireEvent.click(await screen.findByRole('button', { name: '看最新的日报' }))
  expect(await screen.findByText('1月1日 周一')).toBeDefined()
})

it('says that there is none yet', async () => {
  service({ 'reports.listReports': () => ({ list: [], total: 0, pn: 1, ps: 1 }) })
  open()
  expect(await screen.findByText(/还没有日报/)).toBeDefined()
})

it('offers to try again when nothing could be asked', async () => {
  const world = service()
  world.offline = true
  open(`${PATH}?id=r2`)
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('1月1日 周一')).toBeDefined()
})

it('makes a link for as many days as are chosen, and copies its whole address', async () => {
  const made: unknown[] = []
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))

  service({
    'reports.createShare': ({ body }) => {
      made.push(body)
      return { id: 's1', token: 'T', url: '#/rb?token=T', expiresAt: '2024-02-01T12:00:00+08:00' }
    },
  })

  open()
  fireEvent.click(await screen.findByRole('button', { name: '分享给家人' }))
  const sheet = within(screen.getByRole('dialog', { name: '分享给家人' }))

  expect(sheet.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    '1 天',
    '✓ 7 天',
    '30 天',
  ])

  fireEvent.click(sheet.getByRole('radio', { name: '30 天' }))
  fireEvent.click(sheet.getByRole('button', { name: '生成链接' }))
  expect(await sheet.findByText(/2月1日 12:00 前有效/)).toBeDefined()
  expect(made).toEqual([{ reportId: 'r2', days: 30 }])
  fireEvent.click(sheet.getByRole('button', { name: '复制链接' }))
  expect(await screen.findByText('链接已复制')).toBeDefined()
  expect(writeText).toHaveBeenCalledWith(new URL('#/rb?token=T', location.href).href)
})

it('lists the living links and ends one after asking', async () => {
  const row = {
    reportId: 'r2',
    kind: 'daily',
    day: '2024-01-01',
    endDay: '2024-01-01',
    title: '1月1日 周一',
  }

  let shares = ['s1', 's2', 's3', 's4'].map((id) => ({
    ...row,
    id,
    createdAt: '2024-01-02T09:00:00+08:00',
    expiresAt: '2024-01-09T09:00:00+08:00',
  }))

  const revoked: unknown[] = []

  service({
    'reports.listShares': () => shares,
    'reports.revokeShare': ({ body }) => {
      revoked.push(body)
      shares = shares.filter(({ id }) => id !== body['id'])
      return {}
    },
  })

  open()
  const card = within(await screen.findByRole('region', { name: '还有效的分享链接' }))
  const buttons = () => card.getAllByRole('button', { name: '撤销 日报 · 1月1日 周一 的链接' })
  expect(buttons()).toHaveLength(3)
  fireEvent.click(card.getByRole('button', { name: '显示全部 4 个' }))
  expect(buttons()).toHaveLength(4)
  fireEvent.click(buttons()[0] ?? document.body)
  fireEvent.click(await screen.findByRole('button', { name: '保留' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(revoked).toEqual([])
  fireEvent.click(buttons()[1] ?? document.body)
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(buttons()).toHaveLength(3))
  expect(revoked).toEqual([{ id: 's2' }])
})

it('prints under a name of its own, and says where it cannot', async () => {
  const names: string[] = []
  vi.stubGlobal('print', () => names.push(document.title))
  document.title = '日报详情'
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '打印或存 PDF' }))
  expect(names).toEqual(['健康日报 2024-01-01'])
  window.dispatchEvent(new Event('afterprint'))
  expect(document.title).toBe('日报详情')
  vi.stubGlobal('print', undefined)
  fireEvent.click(screen.getByRole('button', { name: '打印或存 PDF' }))
  expect(await screen.findByText(/这里不能打印/)).toBeDefined()
})

it('says the shorter sentence in elderly mode, reads aloud, and can do all the same', async () => {
  service()
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByText('血氧偏低，请尽快问问医生。')).toBeDefined()

  for (const name of ['读给我听', '前一份', '后一份', '分享给家人', '打印']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
})

it('shows without a network what was read before, marked as such', async () => {
  useSession.setState({
    token: 'T',
    user: { userCode: 'U1', userPhone: '', name: null, avatar: null, isBinding: true },
  })

  const world = service()
  open()
  await screen.findByText('1月1日 周一')
  cleanup()
  world.offline = true
  open()
  expect(await screen.findByText('1月1日 周一')).toBeDefined()
  expect(await screen.findByText(/没能取到最新数据，下面是.*的/)).toBeDefined()
})
