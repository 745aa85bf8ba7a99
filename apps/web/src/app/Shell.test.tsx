import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loginResult } from '../stores/testing/login.ts'
import { testConfig } from '../config/testing/config.ts'
import { useSession } from '../stores/session.ts'
import { useSettings } from '../stores/settings.ts'
import { useShell } from '../stores/shell.ts'
import { App } from './App.tsx'

async function openAt(path: string) {
  location.hash = `#${path}`
  render(<App />)
  await act(async () => undefined)
}

beforeEach(() => {
  testConfig()
})

describe('the app', () => {
  it('[SHELL-20] [ROUTE-080] asks for a login by hash route, and remembers what was wanted', async () => {
    await openAt('/informationGathering?from=x')
    await screen.findByRole('heading', { name: /您好，请登录/ })
    expect(location.hash).toBe('#/login')
    expect(useShell.getState().intendedPath).toBe('/informationGathering?from=x')
  })

  it('[REQ-25] [LOGIN-24] opens the login when the session ends', async () => {
    useSession.getState().logIn(loginResult())
    await openAt('/informationGathering')
    await screen.findByRole('heading', { name: '完善个人信息' })
    act(() => useSession.getState().forget())
    await screen.findByRole('heading', { name: /您好，请登录/ })
    expect(location.hash).toBe('#/login')
    expect(useShell.getState().intendedPath).toBeNull()
  })

  it('[ROUTE-079] leads from an unknown address home and says so, and from the root without a word', async () => {
    useSession.getState().logIn(loginResult())
    await openAt('/nowhere?from=x')
    const notice = await screen.findByRole('dialog', { name: '没有这个页面' })
    expect(location.hash).toBe('#/health')
    fireEvent.click(within(notice).getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => void (location.hash = '#/'))
    await waitFor(() => expect(location.hash).toBe('#/health'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so too to whoever has to log in first', async () => {
    await openAt('/nowhere')
    expect(await screen.findByRole('dialog', { name: '没有这个页面' })).toBeTruthy()
    expect(location.hash).toBe('#/login')
  })

  it('opens public screens to everybody', async () => {
    await openAt('/agreement')
    expect(await screen.findByRole('heading', { name: '隐私政策' })).toBeTruthy()
    expect(document.title).toBe('隐私政策')
  })

  it('[SHELL-21] turns elderly mode on by its home screen', async () => {
    await openAt('/oldAgeHealth')
    expect(useSettings.getState().elder).toBe(true)
    expect(localStorage.getItem('oldAge')).toBe('1')
  })

  it('says when the phone is offline', async () => {
    await openAt('/login')
    expect(screen.queryByText(/网络已断开/)).toBeNull()
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/网络已断开/).closest('[role=status]')).toBeTruthy()
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/网络已断开/)).toBeNull()
  })
})
