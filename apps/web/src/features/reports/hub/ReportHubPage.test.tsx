import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { rowOf } from '../testing/rows.ts'
import ReportHubPage from './ReportHubPage.tsx'

const DAILY = rowOf({ unread: true })

const WEEKLY = rowOf({
  id: 'w1',
  kind: 'weekly',
  title: '12月25日–31日',
  day: '2023-12-25',
  endDay: '2023-12-31',
  change: '步数少 357',
})

const dot = (id: string, day: string) => ({
  id,
  day,
  state: 'bad',
  stateText: '要重视',
  unread: id === 'r1',
})

const FULL = {
  sentence: [
    { text: '有 1 份新报告没看，', tone: 'plain' },
    { text: '请看 1月1日 的日报。', tone: 'warn' },
  ],
  elderSentence: [{ text: '有 1 份没看。', tone: 'plain' }],
  first: { id: 'r1', kind: 'daily' },
  daily: DAILY,
  weekly: WEEKLY,
  heartRisk: {
    id: 'h1',
    day: '2024-01-01',
    level: 'high',
    levelText: '高风险',
    state: 'bad',
    unread: false,
  },
  tcm: { id: 't1', day: '2023-12-20', main: '气虚质', at: '2023-12-20T11:00:00+08:00' },
  unread: { daily: 1, weekly: 0, heartRisk: 0 },
  calendar: [dot('r0', '2023-12-31'), dot('r1', '2024-01-01')],
}

const NOTHING = {
  ...FULL,
  sentence: [{ text: '还没有日报，戴好手表，过一天就有。', tone: 'plain' }],
  first: null,
  daily: null,
  weekly: null,
  heartRisk: null,
  tcm: null,
  calendar: [],
}

const service = (overview: unknown = FULL) =>
  startService({ 'reports.getOverview': () => overview })

const open = (path = '/health-report') => renderPage(ReportHubPage, path)
const card = (name: string) => within(screen.getByRole('region', { name }))
const hrefOf = (element: HTMLElement) => element.getAttribute('href')

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('says what waits, opens it, and shows the newest of each kind', async () => {
  service()
  open()
  expect(await screen.findByText('请看 1月1日 的日报。')).toBeDefined()
  const daily = card('健康日报')
  for (const text of ['1月1日 周一', '昨天', '未读', '要留意', '151/93'])
    expect(daily.getByText(text)).toBeDefined()

  expect(hrefOf(daily.getByRole('link', { name: '全部健康日报' }))).toBe(
    '#/health-daily-report-list',
  )

  expect(card('健康周报').getByText('比上周：步数少 357')).toBeDefined()
  expect(card('其他报告').getByText('高风险')).toBeDefined()
  expect(card('其他报告').getByText('气虚质')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '看这份日报' }))
  expect(location.hash).toBe('#/health-daily-report-detail?id=r1')
})

it('has the days of this month and the last: those with a report lead to it and say their verdict', async () => {
  service()
  open()
  const calendar = within(await screen.findByRole('table', { name: '2024年1月' }))

  expect(
    calendar.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))[0],
  ).toBe('周一')

  const link = calendar.getByRole('link', { name: '1月1日 周一，要重视，未读' })
  expect(hrefOf(link)).toBe('#/health-daily-report-detail?id=r1')
  expect(calendar.getAllByRole('link')).toHaveLength(1)
  expect(calendar.getByText('2')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: '12月' }))
  expect(screen.getByRole('link', { name: '2023年12月31日 周日，要重视' })).toBeDefined()
  expect(location.hash).toContain('month=2023-12')
})

it('before the first report says what will come, and no empty cards', async () => {
  service(NOTHING)
  open()
  expect(await screen.findByText('还没有日报，戴好手表，过一天就有。')).toBeDefined()
  const coming = within(screen.getByRole('region', { name: '以后这里会有' }))
  expect(coming.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('region', { name: '日报日历' })).toBeNull()
  expect(screen.queryByRole('button', { name: /看这份/ })).toBeNull()
})

it('offers to try again when nothing could be asked', async () => {
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('请看 1月1日 的日报。')).toBeDefined()
})

it('in elderly mode has a way back, can be read aloud, and lists the days below each other', async () => {
  service()
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByText('有 1 份没看。')).toBeDefined()
  for (const name of ['读给我听', '返回', '看这份日报'])
    expect(screen.getByRole('button', { name })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  const day = card('日报日历').getByRole('link', { name: /1月1日 周一/ })
  expect(hrefOf(day)).toBe('#/health-daily-report-detail?id=r1')
})
