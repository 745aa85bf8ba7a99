import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { addDays } from '@kangban/china-time'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { rowOf } from '../testing/rows.ts'
import KindListPage from './KindListPage.tsx'

const PATH = '/health-daily-report-list'

/** From 1 January 2024 back. */
const ROWS = Array.from({ length: 45 }, (_, index) => {
  const day = addDays('2024-01-01', -index)
  return rowOf({ id: `r${index}`, day, endDay: day, title: day, unread: index === 0 })
})

function service({ rows = ROWS, failsFrom = 9 } = {}) {
  return startService({
    'reports.listReports': ({ query }) => {
      const [pn, ps] = [Number(query.get('pn')), Number(query.get('ps'))]
      if (pn >= failsFrom && ps > 1) return refused('serverError')
      const month = query.get('month')

      const asked = rows.filter(
        ({ day }) => !month || day.startsWith(`${query.get('year')}-${month.padStart(2, '0')}`),
      )

      return { list: asked.slice((pn - 1) * ps, pn * ps), total: asked.length, pn, ps }
    },
  })
}

const open = (path = PATH) => renderPage(KindListPage, path)
const reports = () => screen.getAllByRole('link').map(({ textContent }) => textContent.slice(0, 10))

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('lists days under their months with verdict, unread mark and key numbers, and leads to each', async () => {
  service()
  open()
  const january = within(await screen.findByRole('region', { name: '2024年1月' }))
  const link = january.getByRole('link')

  for (const text of ['2024-01-01', '昨天', '未读', '要留意', '151/93']) {
    expect(within(link).getByText(text)).toBeDefined()
  }

  expect(link.getAttribute('href')).toBe('#/health-daily-report-detail?id=r0')

  expect(
    within(screen.getByRole('region', { name: '2023年12月' })).getAllByRole('link'),
  ).toHaveLength(19)
})

it('shows more by the button until all are there, and says so', async () => {
  service()
  open()
  fireEvent.click(await screen.findByRole('button', { name: '再看 20 份' }))
  expect(await screen.findByText('已显示 40 份，共 45 份')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: '再看 5 份' }))
  expect(await screen.findByText('共 45 份，都在这里了。')).toBeDefined()
  expect(reports()).toEqual(ROWS.map(({ day }) => day))
})

it('keeps what is there when the next page fails, and offers to try again', async () => {
  service({ failsFrom: 2 })
  open()
  fireEvent.click(await screen.findByRole('button', { name: '再看 20 份' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('button', { name: '再试一次' })).toBeDefined()
  expect(reports()).toHaveLength(20)
})

it('jumps to a month, which stands in the address, and back to all', async () => {
  service()
  open()
  const months = await screen.findByRole<HTMLSelectElement>('combobox', { name: '月份' })

  expect([...months.options].map(({ text }) => text).slice(1)).toEqual([
    '全部月份',
    '2024年1月',
    '2023年12月',
    '2023年11月',
  ])

  fireEvent.change(months, { target: { value: '2023-11' } })
  expect(await screen.findByText('共 13 份，都在这里了。')).toBeDefined()
  expect(location.hash).toBe(`#${PATH}?month=2023-11`)
})

it('says that a month has none, and shows all again', async () => {
  service()
  open(`${PATH}?month=2023-05`)
  expect(await screen.findByText('2023年5月没有日报。')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '看全部月份' }))
  expect(await screen.findByRole('region', { name: '2024年1月' })).toBeDefined()
})

it('before the first report says when it will come', async () => {
  service({ rows: [] })
  open()
  expect(await screen.findByText(/戴好手表，过一天就会有/)).toBeDefined()
})

it('offers to try again when nothing could be asked', async () => {
  const world = service()
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByRole('region', { name: '2024年1月' })).toBeDefined()
})

it('lists weeks with what changed', async () => {
  const week = {
    kind: 'weekly',
    title: '12月25日–31日',
    day: '2023-12-25',
    endDay: '2023-12-31',
  } as const

  service({ rows: [rowOf({ ...week, id: 'w1', change: '步数少 357' })] })
  renderPage(KindListPage, '/health-weekend-report-list')
  const link = within(await screen.findByRole('region', { name: '2023年12月' })).getByRole('link')
  expect(within(link).getByText('比上周：步数少 357')).toBeDefined()
  expect(link.getAttribute('href')).toBe('#/health-weekend-report-detail?id=w1')
})

it('in elderly mode can be read aloud', async () => {
  service()
  vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: () => undefined })
  useSettings.setState({ elder: true })
  open()
  expect(await screen.findByRole('button', { name: '读给我听' })).toBeDefined()
  expect(screen.getByRole('button', { name: '再看 20 份' })).toBeDefined()
})
