import { contract } from '@kangban/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { loadContracts } from '../../../api/quiet-client.ts'
import { testConfig } from '../../../config/testing/config.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answers, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { weekOf } from '../testing/week.ts'
import WeeklyReportPage from './WeeklyReportPage.tsx'

const PATH = '/health-weekend-report-detail'
const NEWEST = { ...weekOf('w2', '2024-01-01', '2024-01-07'), previousId: 'w1', nextId: null }
const BEFORE = { ...weekOf('w1', '2023-12-25', '2023-12-31'), previousId: null, nextId: 'w2' }

const ROW = {
  id: 'w2',
  kind: 'weekly',
  day: '2024-01-01',
  endDay: '2024-01-07',
  title: '1月1日–7日',
  state: 'bad',
  stateText: '要重视',
  keyNumbers: [],
  change: null,
  unread: true,
  at: '2024-01-08T08:00:00+08:00',
}

const service = (answers: Answers = {}) =>
  startService({
    'reports.listReports': ({ query }) => ({
      list: query.get('kind') === 'weekly' ? [ROW] : [],
      total: 1,
      pn: 1,
      ps: 1,
    }),
    'reports.getReport': ({ query }) =>
      [NEWEST, BEFORE].find(({ id }) => id === query.get('id')) ?? refused('reportNotFound'),
    'profile.getHealthInfo': () => contract.profile.getHealthInfo.example?.output,
    'reports.listShares': () => [],
    ...answers,
  })

const open = (path = PATH) => renderPage(WeeklyReportPage, path)

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') ?? document.body)

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('opens the newest week: the conclusion, whose it is, and a table of averages with range, trend and change', async () => {
  service()
  open()
  expect(await screen.findByText('早晨血压平均 145/89 mmHg，偏高，')).toBeDefined()
  expect(await screen.findByText('王桂兰')).toBeDefined()

  for (const fact of ['1月1日–7日', '女', '69 岁', '高血压', '佩戴 7 天', '血压 9 次']) {
    expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
  }

  const pressure = row('早晨血压')
  for (const text of ['145/89', '偏高', '低 4 mmHg']) expect(pressure.getByText(text)).toBeDefined()
  // Behind the average, and on paper behind the range.
  expect(pressure.getAllByText('mmHg')).toHaveLength(2)
  expect(pressure.getByRole('img', { name: /周一 150，周二没测，周三 148/ })).toBeDefined()
  expect(row('心率').queryByText('正常')).toBeNull()
  expect(row('睡眠').getByText('5:48')).toBeDefined()
  expect(screen.getByText(/供医生参考，不是诊断/)).toBeDefined()
})

it('tells a doctor what to look at, with the medication and who entered it, and the best and the worst day', async () => {
  service()
  open()
  const card = within(await screen.findByRole('region', { name: '请医生留意' }))
  const text = '早晨血压偏高，最高 153/95 mmHg（上限 140/90），'
  expect(card.getByText(text, { exact: false }).textContent).toContain(`${text}5 日 06:49`)
  expect(card.getByText('3 次')).toBeDefined()
  expect(await card.findByText('降压药（本人填写）')).toBeDefined()
  expect(screen.getByText('周四睡得好、走满 4,500 步')).toBeDefined()
  expect(screen.getByText('周一夜间血氧偏低')).toBeDefined()
})

it('opens the goals of the next week', async () => {
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '下周目标' }))
  const sheet = within(screen.getByRole('dialog', { name: '下周目标' }))
  expect(sheet.getByText('早晚各量一次血压')).toBeDefined()
  expect(sheet.getByText('比这周平均每天多走约 1 分钟')).toBeDefined()
})

it('leafs to the week before and back', async () => {
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '上一周' }))
  await waitFor(() => expect(location.hash).toBe(`#${PATH}?id=w1`))

  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一周' }).disabled).toBe(true),
  )

  expect(screen.getByRole('navigation', { name: '换一份周报' }).textContent).toContain(
    '2023年12月25日–31日',
  )

  fireEvent.click(screen.getByRole('button', { name: '下一周' }))
  await waitFor(() => expect(location.hash).toBe(`#${PATH}?id=w2`))
})

it('makes a link to the week, and prints under a name of its own', async () => {
  const made: unknown[] = []

  service({
    'reports.createShare': ({ body }) => {
      made.push(body)
      return { id: 's1', token: 'T', url: '#/zb?token=T', expiresAt: '2024-01-09T12:00:00+08:00' }
    },
  })

  const names: string[] = []
  vi.stubGlobal('print', () => names.push(document.title))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '生成 PDF' }))
  expect(names).toEqual(['健康周报 2024-01-01'])
  fireEvent.click(screen.getByRole('button', { name: '分享' }))
  const sheet = within(screen.getByRole('dialog', { name: '分享给家人' }))
  fireEvent.click(sheet.getByRole('button', { name: '生成链接' }))
  expect(await sheet.findByText(/#\/zb\?token=T/)).toBeDefined()
  expect(made).toEqual([{ reportId: 'w2', days: 7 }])
})

it('leads to the newest when there is no such week, and says what is needed while there is none', async () => {
  service()
  open(`${PATH}?id=gone`)
  fireEvent.click(await screen.findByRole('button', { name: '看最新的周报' }))
  expect(await screen.findByRole('region', { name: '请医生留意' })).toBeDefined()
  service({ 'reports.listReports': () => ({ list: [], total: 0, pn: 1, ps: 1 }) })
  open()
  expect(await screen.findByText(/还没有周报。一周里戴满三天/)).toBeDefined()
})

it('tries again without a network', async () => {
  const world = service()
  world.offline = true
  open(`${PATH}?id=w2`)
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByRole('region', { name: '请医生留意' })).toBeDefined()
})

it('has one measure a row in elderly mode, with the verdict and the change in words, and can do all the same', async () => {
  service()
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByText('早晨血压偏高，请尽快问问医生。')).toBeDefined()
  const card = within(screen.getByRole('region', { name: '一周平均' }))
  const sleep = within(card.getByRole('heading', { name: '睡眠' }).closest('li') ?? document.body)

  for (const text of ['5小时48分', '良好', '和上周持平', '每天 3小时59分–6小时34分']) {
    expect(sleep.getByText(text)).toBeDefined()
  }

  for (const name of ['读给我听', '上一周', '下一周', '下周目标', '打印', '分享', '存为图片']) {
    expect(screen.getByRole('button', { name })).toBeDefined()
  }
})

it('is printed and saved, but not shared, where the back end knows the documents alone', async () => {
  const world = service()
  testConfig({ backend: 'documented' })
  world.offline = true
  open(`${PATH}?id=w2`)

  act(
    () =>
      void queryClient.setQueryData(
        api.reports.getReport.queryKey({ kind: 'weekly', id: 'w2' }),
        NEWEST,
      ),
  )

  expect(await screen.findByText('早晨血压平均 145/89 mmHg，偏高，')).toBeDefined()
  for (const name of ['生成 PDF', '存为图片'])
    expect(screen.getByRole('button', { name })).toBeDefined()
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
})
