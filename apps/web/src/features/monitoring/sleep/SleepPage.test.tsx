import { contract, SleepData } from '@kangban/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { changed, exampleOf } from '../testing/answers.ts'
import SleepPage from './SleepPage.tsx'

const NIGHT = changed(exampleOf(contract.monitoring.getSleep.example), {
  details: [2, 1, 4, 3],
  detailTimes: ['22:40', '23:05', '23:30', '23:36'],
})

const DAYS = [
  '2023-12-27',
  '2023-12-28',
  '2023-12-29',
  '2023-12-30',
  '2023-12-31',
  '2024-01-01',
  '2024-01-02',
]

const each = <T,>(value: T) => DAYS.map((_, index) => (index === 2 ? null : value))

const WEEK = changed(
  NIGHT,
  { detailTimes: DAYS, details: each(372) },
  {
    nights: 6,
    usualScore: null,
    deepDetails: each(38),
    lightDetails: each(262),
    remDetails: each(72),
    wakeDetails: each(28),
    scoreDetails: each(84),
    startDetails: each('22:40'),
    endDetails: each('05:20'),
    lowOxygen: [],
    sentence: [{ text: '近7天记录了 6 晚，平均每晚睡 6 小时 12 分，睡得良好。', tone: 'plain' }],
  },
)

const service = (answers: Answers = {}) =>
  startService({
    'monitoring.getSleep': ({ path }) => (path.includes('/sleep/2/') ? WEEK : NIGHT),
    'home.getHomeSummary': () => contract.home.getHomeSummary.example?.output,
    ...answers,
  })

const open = (query = '') => renderPage(SleepPage, `/sleep${query}`)
const region = (name: string) => within(screen.getByRole('region', { name }))
const stages = () => document.querySelectorAll('[data-stage]')

// jsdom lays nothing out: what the charts draw is tested with their options.
vi.mock('../../../shared/charts/echarts.ts', () => ({
  init: () => ({
    setOption: () => undefined,
    resize: () => undefined,
    on: () => undefined,
    dispose: () => undefined,
  }),
}))

class NoResize {
  observe() {}
  disconnect() {}
}

beforeAll(loadContracts)
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoResize))

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('shows a night: score, times, stages, heart, falls of the oxygen and four cards', async () => {
  service()
  open()
  expect(await screen.findByText('84')).toBeDefined()
  for (const text of ['比近 14 天高 4 分', '0:38', '4:22', '1:12', '0:28', '深睡 10%', '清醒 1 次'])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByText(/22:40 入睡，05:20 醒来，夜里醒了 1 次。/)).toBeDefined()
  expect(screen.getByText('03:26 低到 87%')).toBeDefined()
  expect(stages()).toHaveLength(4)
  const deep = within(screen.getByRole('region', { name: '深睡比例' }))
  for (const text of ['10%', '正常', '参考 5-14%']) expect(deep.getByText(text)).toBeDefined()
})

it('[SLEEP-27] shows every figure where it belongs: awake, awakenings, oxygen, heart, and the bars of the cards', async () => {
  const answer = changed(NIGHT, {
    totalTime: 363,
    deepSleep: 41,
    lightSleep: 245,
    rem: 77,
    wake: 33,
    wakeCount: 3,
    breathWarn: 4,
    heartAvg: 61,
    deepRate: 12,
    sleepCompRate: 86,
    deepCompRate: 91,
    remCompRate: 72,
  })

  service({ 'monitoring.getSleep': () => answer })
  open()
  const totals = await screen.findByLabelText('各阶段多长时间')

  expect([...totals.children].map(({ textContent }) => textContent)).toEqual([
    '0:41深睡 12%',
    '4:05浅睡 67%',
    '1:17REM 21%',
    '0:33清醒 3 次',
  ])

  const night = screen.getByRole('region', { name: '夜里' }).textContent
  expect(night).toContain('平均心率61次/分')
  expect(night).toMatch(/低血氧.*异常4次/)

  const bars = {
    睡眠时长: ['6 小时 3 分', '50.416', '参考中间值的 86%'],
    深睡比例: ['12%', '40%', '同龄平均的 91%'],
    'REM 比例': ['21%', '46.666', '同龄平均的 72%'],
  }

  for (const [name, [value = '', at = '', compared = '']] of Object.entries(bars)) {
    expect(region(name).getByText(value)).toBeDefined()
    expect(region(name).getByText(compared)).toBeDefined()
    const mark = region(name).getByRole('img').querySelector('[style*="--at"]')
    expect(mark?.getAttribute('style')).toContain(`--at: ${at}`)
  }

  expect(region('夜里醒来').getByText('3 次')).toBeDefined()

  for (const field of ['totalTime', 'deepSleep', 'lightSleep', 'rem', 'wake'])
    expect(SleepData.safeParse({ ...NIGHT, [field]: 30.5 }).success).toBe(false)
})

it('[SHELL-23] shows two dashes for the state of a card that is none of the three', async () => {
  const unknown = { sleepState: '尚可', deepState: '4', remState: 1, wakeState: 'high' }
  service({ 'monitoring.getSleep': () => ({ ...NIGHT, ...unknown }) })
  open()
  await screen.findByRole('region', { name: '睡眠时长' })

  for (const name of ['睡眠时长', '深睡比例', 'REM 比例', '夜里醒来']) {
    const card = region(name)
    expect(card.getAllByText('--', { exact: false }).length).toBeGreaterThan(0)
    expect(card.queryByText(/正常|偏低|偏高|偏多|尚可|high/)).toBeNull()
  }
})

it('goes through the stages with the arrows', async () => {
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '后一段' }))
  expect(screen.getByText('浅睡 22:40–23:05，25 分钟')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '后一段' }))
  fireEvent.click(screen.getByRole('button', { name: '后一段' }))
  fireEvent.click(screen.getByRole('button', { name: '后一段' }))
  expect(screen.getByText('REM 23:36–05:20，5 小时 44 分')).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一段' }).disabled).toBe(true)
})

it('does not show a time awake that there was not', async () => {
  service({ 'monitoring.getSleep': () => ({ ...NIGHT, wake: 0, wakeCount: 0 }) })
  open()
  await screen.findByText('0:38')
  expect(screen.queryByText(/清醒 \d/)).toBeNull()
  expect(screen.queryByText(/夜里醒了/)).toBeNull()
})

it('has room for a night of one stage, for a gap, and for figures out of range', async () => {
  const odd = {
    ...NIGHT,
    details: [null, 2],
    detailTimes: ['22:40', '23:40'],
    totalTime: 1000,
    heartAvg: null,
  }

  service({ 'monitoring.getSleep': () => odd })
  open()
  await screen.findByText('84')
  expect(stages()).toHaveLength(1)
  expect(screen.getByText('16 小时 40 分')).toBeDefined()
  expect(screen.getByText('--')).toBeDefined()
})

it('without a night has two dashes for every value, and no stages', async () => {
  service({ 'monitoring.getSleep': () => null })
  open()
  const figures = await screen.findByLabelText('没有记录时的各项')
  const values = within(figures).getAllByRole('definition')
  expect(values.length).toBeGreaterThanOrEqual(10)
  expect(new Set(values.map(({ textContent }) => textContent))).toEqual(new Set(['--']))
  expect(stages()).toHaveLength(0)
})

it('shows a week: the mean night, and each night in the table with its gap', async () => {
  service()
  open('?span=week')
  expect(await screen.findByText('6 晚的平均，得分 84')).toBeDefined()
  expect(screen.getByText('平均 22:40 入睡，05:20 醒来。')).toBeDefined()
  fireEvent.click(screen.getByText('查看数据表'))
  const row = await screen.findByRole('row', { name: /12月29日/ })
  expect(within(row).getAllByText('--')).toHaveLength(8)
})

it('in the elderly form begins with how long it was, in everyday words, with the same cards and helps', async () => {
  service()
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByText('睡得良好，')).toBeDefined()
  for (const text of ['得分 84', '做梦 19%']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText('REM')).toBeNull()
  expect(screen.getAllByRole('button', { name: /是什么意思$/ })).toHaveLength(6)
  expect(screen.getAllByText(/^参考 /)).toHaveLength(4)
})
