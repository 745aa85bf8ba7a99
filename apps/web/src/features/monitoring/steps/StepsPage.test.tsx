import { contract } from '@kangban/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { changed, exampleOf } from '../testing/answers.ts'
import StepsPage from './StepsPage.tsx'

const WEEK = changed(exampleOf(contract.monitoring.getSteps.example), {
  detailTimes: [
    '2023-12-27',
    '2023-12-28',
    '2023-12-29',
    '2023-12-30',
    '2023-12-31',
    '2024-01-01',
    '2024-01-02',
  ],
  best: { day: '2023-12-31', steps: 6210 },
})

const HOURS = Array.from({ length: 24 }, (_, hour) =>
  hour === 8 ? 3000 : hour === 9 ? 1316 : null,
)

const DAY = changed(
  WEEK,
  {
    total: 4316,
    details: HOURS,
    detailTimes: HOURS.map((_, hour) => `${String(hour).padStart(2, '0')}:00`),
  },
  {
    goals: [],
    hourMeans: [],
    averageBefore: null,
    compared: null,
    sentence: [{ text: '今天走了 4,316 步，离 5,000 步的目标还差 684 步。', tone: 'plain' }],
    elderSentence: [{ text: '走了 4,316 步，\n还差 684 步。', tone: 'plain' }],
  },
)

const service = (answers: Answers = {}) =>
  startService({
    'monitoring.getSteps': ({ path }) => (path.includes('/activity/2/') ? WEEK : DAY),
    'home.getHomeSummary': () => contract.home.getHomeSummary.example?.output,
    ...answers,
  })

const open = (query = '') => renderPage(StepsPage, `/stepNumber${query}`)

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

it('shows the day: what was walked, the goal and the figures', async () => {
  const world = service()
  open()
  expect(await screen.findByText('今天走了 4,316 步，离 5,000 步的目标还差 684 步。')).toBeDefined()
  for (const text of [
    '今天 4,316 步',
    '还差 684 步',
    '8 时到 9 时走了 3,000 步',
    '这天路程',
    '连续达标',
  ])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.getByRole('img', { name: '完成 86%' })).toBeDefined()

  expect(world.asked.filter((path) => path.includes('/activity/'))).toEqual([
    expect.stringContaining('/activity/1/2024-01-02'),
  ])
})

it('shows the week: the average without today, what changed, the days that met the goal', async () => {
  service()
  open('?span=week')
  expect(await screen.findByText('5,070')).toBeDefined()
  for (const text of [
    '5 个整天的平均，今天未计入',
    '比上周多 450',
    '目标 5,000 步',
    '达标 4 天，连续 3 天',
    '没有数据',
    '8 时最多',
    '周日最多',
  ])
    expect(screen.getByText(text)).toBeDefined()
  fireEvent.click(screen.getAllByText('查看数据表')[0] ?? document.body)
  const row = await screen.findByRole('row', { name: /12月30日/ })
  expect(within(row).getByText('--')).toBeDefined()
})

it('without height and weight has dashes and says what is missing', async () => {
  service({
    'monitoring.getSteps': () =>
      changed(DAY, { distance: null, calorie: null }, { missing: ['height', 'weight'] }),
  })

  open()
  expect(await screen.findByText(/还不知道您的身高和体重/)).toBeDefined()
  expect(screen.getAllByText('--')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '去填写' })).toBeDefined()
})

const openSheet = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '改目标' }))
  return screen.findByRole<HTMLInputElement>('textbox', { name: /每日步数目标/ })
}

it('changes the goal by steps or by typing, and offers the old one', async () => {
  let goal = 5000
  const saved: unknown[] = []

  service({
    'monitoring.getSteps': () => ({ ...DAY, target: goal }),
    'monitoring.saveGoal': ({ body }) => {
      goal = Number(body['value'])
      saved.push(body)
      return { kind: 'steps', value: goal, since: '2024-01-02' }
    },
  })

  open()
  const field = await openSheet()
  expect(field.value).toBe('5000')
  fireEvent.click(screen.getByRole('button', { name: '多 500 步' }))
  expect(field.value).toBe('5500')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('目标改成 5,500 步了')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '改回 5,000 步' }))
  await waitFor(() => expect(screen.queryByText('目标改成 5,500 步了')).toBeNull())

  expect(saved).toEqual([
    { kind: 'steps', value: 5500 },
    { kind: 'steps', value: 5000 },
  ])
})

it('keeps what was typed when it is out of range or cannot be saved', async () => {
  service({ 'monitoring.saveGoal': () => refused('serverError') })
  open()
  const field = await openSheet()
  fireEvent.change(field, { target: { value: '30001' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填 1,000 到 30,000 之间的整数')).toBeDefined()
  fireEvent.change(field, { target: { value: '8200' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/没能保存/)).toBeDefined()
  expect(field.value).toBe('8200')
})

it('of a span that is over offers no goal to change', async () => {
  service({ 'monitoring.getSteps': () => DAY })
  open('?date=2024-01-01')
  expect(await screen.findByText('这一天 4,316 步')).toBeDefined()
  expect(screen.queryByRole('button', { name: '改目标' })).toBeNull()
})

it('in the elderly form says the same in fewer words', async () => {
  service()
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByText(/走了 4,316 步，\s*还差 684 步。/)).toBeDefined()
})

it('without data says so', async () => {
  service({ 'monitoring.getSteps': () => null })
  open()
  expect(await screen.findByText(/今天没有步数数据|还没有步数数据/)).toBeDefined()
})
