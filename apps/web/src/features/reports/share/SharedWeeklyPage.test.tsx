import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type Answer, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import { useSettings } from '../../../stores/settings.ts'
import { CONTENT } from '../testing/report.ts'
import { WEEK } from '../testing/week.ts'
import SharedReportPage from './SharedReportPage.tsx'

const FRAME = {
  name: '王*兰',
  day: '2024-01-01',
  endDay: '2024-01-07',
  expiresAt: '2024-01-09T09:00:00+08:00',
}

const SHARED = { ...WEEK, ...FRAME }
const service = (share: Answer) => startService({ 'reports.getShared': share })

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('shows the week under a masked name with its end and its goals, without medication and nothing to press', async () => {
  const world = service(({ query }) =>
    query.get('token') === 'T' ? SHARED : refused('shareEnded'),
  )

  renderPage(SharedReportPage, '/zb?token=T')
  expect(await screen.findByRole('heading', { level: 1, name: '王*兰的健康周报' })).toBeDefined()

  for (const text of ['链接 1月9日 09:00 前有效', '1月1日–7日', '早晚各量一次血压']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  }

  expect(screen.queryByText('用药')).toBeNull()
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
  expect(world.asked).toEqual(['/api/report/v1/share'])
})

it('turns to large text and back, for family who are old too', async () => {
  service(() => SHARED)
  renderPage(SharedReportPage, '/zb?token=T')
  const control = await screen.findByRole('switch', { name: '长辈版大字' })
  fireEvent.click(control)
  expect(await screen.findByText('早晨血压偏高，请尽快问问医生。')).toBeDefined()
  expect(control.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(control)
  expect(useSettings.getState().elder).toBe(false)
})

it('leads the link of a day to the page of the day, and the link of a week to that of the week', async () => {
  service(() => ({ ...CONTENT, ...FRAME, endDay: FRAME.day }))
  const { unmount } = renderPage(SharedReportPage, '/zb?token=a%2Bb')
  await waitFor(() => expect(location.hash).toBe('#/rb?token=a%2Bb'))
  unmount()
  service(() => SHARED)
  renderPage(SharedReportPage, '/rb?token=T')
  await waitFor(() => expect(location.hash).toBe('#/zb?token=T'))
})

it('says in the words of the service that a link has ended', async () => {
  service(() => refused('shareEnded'))
  renderPage(SharedReportPage, '/zb?token=T')
  expect(await screen.findAllByText('分享链接无效或已过期，请让家人重新分享')).toHaveLength(1)
})

it('asks for nothing without a token', async () => {
  const world = service(() => SHARED)
  renderPage(SharedReportPage, '/zb')
  expect(await screen.findByText('这个链接不完整，请让家人重新分享。')).toBeDefined()
  expect(world.asked).toEqual([])
})
