// What comes late and does not come, as on a train: the page that is there stays.
import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { anyMends } from '../api/mends.ts'
import { loadContracts } from '../api/quiet-client.ts'
import { testConfig } from '../config/testing/config.ts'
import { lazyBelow } from '../shared/ui/lazy-below.ts'
import { useSession } from '../stores/session.ts'
import { loginResult } from '../stores/testing/login.ts'
import { fakeService } from '../testing/fake-service.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { openAt } from './testing/open-at.tsx'

const told = vi.hoisted(() => ({ asked: [] as string[] }))

const lost = (name: string) => {
  told.asked.push(name)
  throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
}

vi.mock('./rail/Rail.tsx', () => lost('the rail'))
vi.mock('../features/reminders/components/ReminderBanner.tsx', () => lost('the banner'))

const OnScreen = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ScreenBoundary>{children}</ScreenBoundary>
  </MemoryRouter>
)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('a screen stays where the rail and the banner beside it do not come', async () => {
  fakeService()
  testConfig()
  await loadContracts()
  vi.stubGlobal('screen', { width: 1280, height: 800 })
  useSession.getState().logIn(loginResult())
  await openAt('/mine')
  expect(await screen.findByRole('heading', { name: '我的' })).toBeTruthy()
  await waitFor(() => expect(told.asked.toSorted()).toEqual(['the banner', 'the rail']))

  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      'a part beside the screen failed',
      expect.anything(),
    ),
  )

  expect(screen.getByRole('heading', { name: '我的' })).toBeTruthy()
  expect(screen.queryByText(/没能打开/)).toBeNull()
})

it('words stay where what stands below them does not come, and its place says so', async () => {
  const Below = lazyBelow<object>(() =>
    Promise.reject(new Error('Unable to preload CSS for /a.css')),
  )

  render(
    <OnScreen>
      <p>昨夜睡得安稳</p>
      <Suspense fallback="…">
        <Below />
      </Suspense>
    </OnScreen>,
  )

  expect(await screen.findByText('这一部分没能打开，请检查网络后重试。')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.getByText('昨夜睡得安稳')).toBeTruthy()
  // It would begin anew, and what is being typed on the page would be gone.
  expect(anyMends()).toBe(false)
})

it.each([
  new TypeError('Failed to fetch dynamically imported module: /a.js'),
  new Error('Unable to preload CSS for /a.css'),
])('a screen of which something did not come begins anew when the network is back: %s', (cause) => {
  const Screen = () => {
    throw cause
  }

  const { unmount } = render(
    <OnScreen>
      <Screen />
    </OnScreen>,
  )

  expect(screen.getByText(/这个页面没能打开/)).toBeTruthy()
  expect(anyMends()).toBe(true)
  unmount()
  expect(anyMends()).toBe(false)
})
