import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadContracts } from '../../../api/quiet-client.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { CONTENT } from '../testing/report.ts'
import { type Answer, refused } from '../../../testing/fake-service.ts'
import { startService } from '../../../testing/start-service.ts'
import SharedReportPage from './SharedReportPage.tsx'

const SHARED = {
  ...CONTENT,
  name: '王*兰',
  day: '2024-01-01',
  endDay: '2024-01-01',
  expiresAt: '2024-01-09T09:00:00+08:00',
}

const service = (share: Answer) => startService({ 'reports.getShared': share })
const open = (path = '/rb?token=T') => renderPage(SharedReportPage, path)

// With the first call they would come too late for a busy machine.
beforeAll(loadContracts)
afterEach(() => void vi.useRealTimers())

it('shows the report under a masked name with its end, and nothing to press', async () => {
  const world = service(({ query }) =>
    query.get('token') === 'T' ? SHARED : refused('shareEnded'),
  )

  open()
  expect(await screen.findByRole('heading', { level: 1, name: '王*兰的健康日报' })).toBeDefined()
  expect(screen.getByText('链接 1月9日 09:00 前有效')).toBeDefined()
  expect(screen.getByText('夜间血氧偏低')).toBeDefined()
  expect(screen.getByText('请多歇一会儿')).toBeDefined()
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
  expect(world.asked).toEqual(['/api/report/v1/share'])
})

it('says in the words of the service that a link has ended, without a toast', async () => {
  service(() => refused('shareEnded'))
  open()
  expect(await screen.findAllByText('分享链接无效或已过期，请让家人重新分享')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks for nothing without a token', async () => {
  const world = service(() => SHARED)
  open('/rb')
  expect(await screen.findByText('这个链接不完整，请让家人重新分享。')).toBeDefined()
  expect(world.asked).toEqual([])
})

it('offers to try again without a network', async () => {
  const world = service(() => SHARED)
  world.offline = true
  open()
  const retry = await screen.findByRole('button', { name: '重试' })
  world.offline = false
  fireEvent.click(retry)
  expect(await screen.findByText('请多歇一会儿')).toBeDefined()
})
