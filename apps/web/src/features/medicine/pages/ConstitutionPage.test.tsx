import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { testHistory, testReport } from '../testing/report.ts'
import ConstitutionPage from './ConstitutionPage.tsx'

const PATH = '/chineseMedicineIndex'
const BEFORE = { ...testReport(), day: '2023-10-03', previous: null }

const service = (answers: Answers = {}) =>
  startService({
    'medicine.getConstitutionReport': ({ query }) =>
      query.get('date') === '2023-10-03' ? BEFORE : testReport(),
    'medicine.listConstitutionReports': testHistory,
    ...answers,
  })

const open = (path = PATH) => renderPage(ConstitutionPage, path)
const card = (name: string) => within(screen.getByRole('region', { name }))
const row = (name: RegExp) => screen.getByRole('button', { name })

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('begins with the conclusion, then the main type with its verdict and score, and what there is besides', async () => {
  service()
  open()
  expect(await screen.findByText('气虚质的倾向')).toBeDefined()
  expect(screen.getByText('1月1日 周一 答题')).toBeDefined()
  const main = card('主要体质')
  for (const text of ['气虚质', '37.5', '阳虚质']) expect(main.getByText(text)).toBeDefined()
  expect(main.getAllByText('有倾向')).toHaveLength(2)
  expect(screen.getByText(/仅供参考，不是诊断/)).toBeDefined()
})

it('shows nine bars in order, the balanced type apart, each with its change in words, and explains a name on a tap', async () => {
  service()
  open()
  await screen.findByText('气虚质的倾向')
  const bars = card('九种体质得分')
  const names = bars.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 3))

  expect(names).toEqual([
    '平和质',
    '气虚质',
    '阳虚质',
    '血瘀质',
    '湿热质',
    '痰湿质',
    '气郁质',
    '特禀质',
    '阴虚质',
  ])

  expect(row(/^气虚质/).textContent).toContain('有倾向比上次低 18.837.5分')
  expect(row(/^阳虚质/).textContent).toContain('没变')
  expect(row(/^平和质/).textContent).toContain('否比上次高 3.1')
  for (const line of ['30 倾向', '40 偏颇', '60 以上才算，越高越好'])
    expect(bars.getByText(line)).toBeDefined()
  fireEvent.click(row(/^湿热质/))
  expect(row(/^湿热质/).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/脸上出油，口苦/).hidden).toBe(false)
})

it('has the radar as a second view that a reload keeps, with the sentence as its text, and a table of both times', async () => {
  service()
  open()
  fireEvent.click(await screen.findByRole('radio', { name: '雷达' }))

  expect(
    screen.getByRole('img', { name: '您有气虚质的倾向，还不明显，现在调养正好。' }),
  ).toBeDefined()

  expect(location.hash).toBe(`#${PATH}?view=radar`)
  fireEvent.click(screen.getByText('查看数据表'))
  const cells = within(await screen.findByRole('row', { name: /^气虚质/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['37.5', '56.3', '有倾向'])
})

it('gives advice by topic, also by the arrow keys', async () => {
  service()
  open(`${PATH}?advice=living`)
  expect(await screen.findByText('保证午睡')).toBeDefined()
  expect(screen.queryByText('常吃山药、小米')).toBeNull()
  fireEvent.keyDown(screen.getByRole('tab', { name: /起居/ }), { key: 'ArrowRight' })
  expect(screen.getByRole('tabpanel', { name: /运动/ }).textContent).toBe('慢走')
  fireEvent.click(screen.getByRole('tab', { name: '穴位' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('按揉足三里')
})

it('compares with the answers before in the words of the service', async () => {
  service()
  open()
  await screen.findByText('气虚质的倾向')
  const comparison = card('和上次比')
  expect(comparison.getByText('主要体质仍是气虚质，气虚质得分从56.3分降到37.5分。')).toBeDefined()
  expect(comparison.getByText('上次 2023年10月3日 周二')).toBeDefined()
})

it('draws the main score over time and leads to the report of an earlier day and back to the latest', async () => {
  service()
  open()
  const line = await screen.findByRole('img', { name: /^主要体质得分/ })
  expect(line.getAttribute('aria-label')).toContain('10月3日气虚质 56.3 分，1月1日气虚质 37.5 分')
  fireEvent.click(screen.getByRole('link', { name: /2023年10月3日/ }))
  expect(await screen.findByText('这是 2023年10月3日 周二 的报告，不是最新的。')).toBeDefined()
  expect(location.hash).toBe(`#${PATH}?date=2023-10-03`)
  expect(screen.queryByRole('region', { name: '和上次比' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: '看最新的报告' }))
  expect(await screen.findByRole('region', { name: '和上次比' })).toBeDefined()
  expect(screen.queryByText(/不是最新的/)).toBeNull()
})

it('draws no line for a single answer', async () => {
  service({ 'medicine.listConstitutionReports': () => testHistory().slice(0, 1) })
  open()
  expect(await screen.findByText(/正在看/)).toBeDefined()
  expect(screen.queryByRole('img', { name: /^主要体质得分/ })).toBeNull()
})

it('names no type where none stands out', async () => {
  const none = { type: 'balanced', name: '平和质', verdict: 'no', verdictText: '否' }

  service({
    'medicine.getConstitutionReport': () => ({ ...testReport(), main: none, secondary: [] }),
  })

  open()
  await screen.findByText('气虚质的倾向')
  const main = card('主要体质')
  expect(main.getByText('没有明显偏向')).toBeDefined()
  expect(main.queryByText('平和质')).toBeNull()
  expect(main.queryByText('否')).toBeNull()
})

it('leads to the survey before the first answers', async () => {
  service({
    'medicine.getConstitutionReport': () => null,
    'medicine.listConstitutionReports': () => [],
  })

  open()
  expect(await screen.findByText('还没有中医报告。')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '去答问卷' }))
  await waitFor(() => expect(location.hash).toBe('#/survey'))
})

it('says that there was no report so early', async () => {
  service({
    'medicine.getConstitutionReport': ({ query }) => (query.get('date') ? null : testReport()),
  })

  open(`${PATH}?date=2020-01-01`)
  expect(await screen.findByText('2020年1月1日 周三 和以前没有答过问卷。')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '看最新的报告' }))
  expect(await screen.findByText('气虚质的倾向')).toBeDefined()
})

it('offers to try again when nothing could be fetched', async () => {
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('气虚质的倾向')).toBeDefined()
})
