import { contract, type HeartFinding, type HeartRiskLevel } from '@kangban/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answer, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import ElderHeartRiskPage from './ElderHeartRiskPage.tsx'
import HeartRiskPage from './HeartRiskPage.tsx'

const NONE: HeartFinding = {
  kind: 'slow',
  title: '心率过慢',
  state: 'none',
  count: 0,
  points: 0,
  text: '没有发现心率长时间低到 40 次/分',
  times: [],
}

const EXAMPLE = contract.reports.getHeartRisk.example?.output

const riskOf = (level: HeartRiskLevel, levelText: string) => ({
  ...EXAMPLE,
  level,
  levelText,
  findings: [
    ...(EXAMPLE?.findings ?? []),
    NONE,
    {
      ...NONE,
      kind: 'low-hrv',
      title: '心率变异偏低',
      state: 'unmeasured',
      text: '这段时间没有测量',
    },
  ],
})

const HIGH = riskOf('high', '高风险')

const service = (heartRisk: Answer = () => HIGH) =>
  startService({
    'reports.getHeartRisk': heartRisk,
    'profile.getHealthInfo': () => contract.profile.getHealthInfo.example?.output,
    'contacts.listContacts': () => [],
  })

const open = () => renderPage(HeartRiskPage, '/HeartHidingReport')

const openElder = () => {
  useSettings.setState({ elder: true })
  return renderPage(ElderHeartRiskPage, '/oldAgeHeartHidingReport')
}

const finding = (name: string) =>
  within(screen.getByRole('heading', { name, level: 3 }).closest('li') ?? document.body)

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('says the level in words, what was found and when, what was not, and what was never measured', async () => {
  service()
  open()
  expect(await screen.findByText('高风险')).toBeDefined()
  expect(screen.getByText('近 30 天有 2 次心电图疑似房颤，')).toBeDefined()
  const found = finding('疑似心律不齐')
  for (const text of ['发现 2 次', '2月25日 08:36', '2月13日 19:02'])
    expect(found.getByText(text)).toBeDefined()
  expect(finding('心率过慢').getByText('没发现')).toBeDefined()
  expect(finding('心率变异偏低').getByText('没测')).toBeDefined()
  expect(screen.getByText('按近 30 天的发现计分。')).toBeDefined()
  expect(screen.getByText('这是筛查提示，不是诊断。')).toBeDefined()
})

it('shows the events week by week, and leads to the records and to who can help', async () => {
  service()
  open()
  const trend = within(await screen.findByRole('region', { name: '每周的预警' }))
  expect(trend.getByText('和上个 30 天差不多')).toBeDefined()
  expect(trend.getByText('1 件')).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['#/theHeartList', '#/warnEventList']))
  expect(screen.getByRole('button', { name: '给医生看' })).toBeDefined()
})

it('sends what it says as a message', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '分享' }))
  const text = share.mock.lastCall?.[0].text ?? ''

  for (const part of ['高风险', '疑似心律不齐：2 次心电图疑似房颤', '这是筛查提示，不是诊断。']) {
    expect(text).toContain(part)
  }

  expect(text).not.toContain('王桂兰')
})

it('gives no points where too little was measured to say anything', async () => {
  service(() => riskOf('unknown', '测得太少'))
  open()
  expect(await screen.findByText('测得太少')).toBeDefined()
  expect(screen.queryByText(/按发现计/)).toBeNull()
})

it('tells whoever has measured nothing how to begin', async () => {
  service(() => null)
  open()
  expect(await screen.findByText(/还没有可看的数据/)).toBeDefined()
  expect(screen.getByRole('button', { name: '去测心电' })).toBeDefined()
})

it('leads to the newest when there is no such report', async () => {
  service(({ query }) => (query.get('id') ? refused('reportNotFound') : HIGH))
  renderPage(HeartRiskPage, '/HeartHidingReport?id=gone')
  fireEvent.click(await screen.findByRole('button', { name: '看最新的报告' }))
  expect(await screen.findByText('高风险')).toBeDefined()
})

it('offers to try again where the service failed, in its usual words', async () => {
  let fails = true
  service(() => (fails ? refused('serverError') : HIGH))
  open()
  const again = await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByText(/后端接口/)).toBeNull()
  fails = false
  fireEvent.click(again)
  expect(await screen.findByText('高风险')).toBeDefined()
})

it('says less in the elderly layout, with who to call, and offers rescue only where the level asks for it', async () => {
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  service()
  const { unmount } = openElder()
  expect(await screen.findByText('疑似房颤，请去看心内科。')).toBeDefined()

  for (const name of ['读给我听', '一键救援', '给医生看', '发给家人', '打印']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }

  unmount()
  service(() => riskOf('low', '低风险'))
  openElder()
  expect(await screen.findByText('低风险')).toBeDefined()
  expect(screen.queryByRole('button', { name: '一键救援' })).toBeNull()
  expect(screen.getByRole('button', { name: '给医生看' })).toBeDefined()
})
