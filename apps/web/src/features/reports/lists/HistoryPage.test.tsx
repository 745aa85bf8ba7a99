import { contract } from '@kangban/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { reportOf, SECTIONS } from '../testing/report.ts'
import { rowOf } from '../testing/rows.ts'
import HistoryPage from './HistoryPage.tsx'

const PATH = '/HistoricalReport'
const plain = { state: null, stateText: '', keyNumbers: [] }

const ROWS = [
  rowOf({ id: 'r2' }),
  rowOf({ id: 'h1', kind: 'heart-risk', title: '12月3日–1月1日', stateText: '高风险' }),
  rowOf({ id: 'r1', day: '2023-12-31', endDay: '2023-12-31', title: '12月31日 周日' }),
  rowOf({
    ...plain,
    id: 't1',
    kind: 'tcm',
    day: '2023-12-20',
    endDay: '2023-12-20',
    title: '中医体质',
  }),
  rowOf({
    ...plain,
    id: 'd1',
    kind: 'document',
    day: '2023-11-02',
    endDay: '2023-11-02',
    title: '化验',
  }),
]

const slow = { ...SECTIONS.heartRate, value: 66, valueText: '66' }

const DETAILS = [
  { ...reportOf('r2', '2024-01-01'), previousId: 'r1', nextId: null },
  { ...reportOf('r1', '2023-12-31'), sections: [slow], previousId: null, nextId: 'r2' },
]

function service(rows = ROWS) {
  return startService({
    'reports.listReports': ({ query }) => {
      const [pn, ps] = [Number(query.get('pn')), Number(query.get('ps'))]
      const [kind, year] = [query.get('kind'), query.get('year')]

      const asked = rows.filter(
        (row) => (kind === 'all' || row.kind === kind) && (!year || row.day.startsWith(year)),
      )

      return { list: asked.slice((pn - 1) * ps, pn * ps), total: asked.length, pn, ps }
    },
    'reports.getReport': ({ query }) =>
      DETAILS.find(({ id }) => id === query.get('id')) ?? refused('reportNotFound'),
    'medicine.getConstitutionReport': () => contract.medicine.getConstitutionReport.example?.output,
  })
}

const open = (path = PATH) => renderPage(HistoryPage, path)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const report = (name: RegExp) => screen.getByRole('checkbox', { name })

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('has every kind in one timeline by month, by its last day', async () => {
  service()
  open()
  const january = within(await screen.findByRole('region', { name: '2024年1月' }))
  expect(january.getAllByRole('listitem')).toHaveLength(2)
  expect(january.getByText('心脏隐患筛查')).toBeDefined()
  expect(screen.getByText('11月2日 化验')).toBeDefined()

  expect(screen.getByRole('link', { name: /1月1日 周一/ }).getAttribute('href')).toBe(
    '#/health-daily-report-detail?id=r2',
  )
})

it('shows one kind and one year, as the address says', async () => {
  service()
  open()
  await screen.findByRole('region', { name: '2024年1月' })
  press('日报')
  expect(await screen.findByText('共 2 份，都在这里了。')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox', { name: '年份' }), { target: { value: '2023' } })
  expect(await screen.findByText('共 1 份，都在这里了。')).toBeDefined()
  expect(location.hash).toBe(`#${PATH}?kind=daily&year=2023`)
  press('周报')
  expect(await screen.findByText('没有这样的报告。')).toBeDefined()
  press('看全部报告')
  expect(await screen.findByText('共 5 份，都在这里了。')).toBeDefined()
})

it('takes two of one kind and lays them side by side, the earlier first', async () => {
  service()
  open()
  await screen.findByRole('region', { name: '2024年1月' })
  press('两份对比')
  expect(screen.getByText('请点两份同类的报告来对比。')).toBeDefined()
  expect(report(/化验/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(report(/1月1日 周一/))
  expect(screen.getByText('再点一份日报。')).toBeDefined()
  expect(report(/高风险/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(report(/高风险/))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '对比' }).disabled).toBe(true)
  fireEvent.click(report(/12月31日/))
  press('对比')

  const heart = within(
    (await screen.findByRole('heading', { name: '心率', level: 3 })).closest('li') ?? document.body,
  )

  expect(heart.getByText('快 6 次/分')).toBeDefined()

  expect(heart.getAllByText(/^(66|72)$/).map(({ textContent }) => textContent)).toEqual([
    '66',
    '72',
  ])

  expect(screen.getByRole('link', { name: '打开 1月1日 周一' })).toBeDefined()
  expect(location.hash).toContain('compare=daily')
})

it('lets others be chosen when one of the two is gone', async () => {
  service()
  open(`${PATH}?compare=daily:r1,gone`)
  fireEvent.click(await screen.findByRole('button', { name: '换两份来比' }))
  expect(await screen.findByText('请点两份同类的报告来对比。')).toBeDefined()
})

it('asks again for what could not be compared without a network', async () => {
  const world = service()
  world.offline = true
  open(`${PATH}?compare=daily:r1,r2`)
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('快 6 次/分')).toBeDefined()
})

it('says that there is nothing yet', async () => {
  service([])
  open()
  expect(await screen.findByText(/还没有报告。/)).toBeDefined()
})
