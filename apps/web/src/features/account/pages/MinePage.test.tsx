import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/test-config.ts'
import { loginResult } from '../../../stores/test-login.ts'
import MinePage from './MinePage.tsx'
import { renderPage, urlOf } from '../../../shared/testing/render-page.tsx'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'

let logOutAnswer: object

const fetched = vi.fn<typeof fetch>(async (input) =>
  urlOf(input).includes('logout') ? Response.json(logOutAnswer) : Response.json({ code: '1000', data: [] }),
)
const logOutCalls = () => fetched.mock.calls.filter(([url]) => urlOf(url).endsWith('/user/v1/account/logout'))

beforeEach(() => {
  fetched.mockClear()
  logOutAnswer = { code: '1000', data: {} }
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult())
  renderPage(MinePage, '/mine')
})

afterEach(() => vi.unstubAllGlobals())

const askToLogOut = () => {
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
  return within(screen.getByRole('dialog'))
}

describe('the page 我的', () => {
  it('shows name and masked phone', () => {
    expect(screen.getByText('陈玉兰')).toBeTruthy()
    expect(screen.getByText('138****0001')).toBeTruthy()
  })

  it('logs out after a confirmation and empties the storage', async () => {
    const dialog = askToLogOut()
    fireEvent.click(dialog.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(localStorage.length).toBe(0))
    expect(useSession.getState().token).toBe('')
    expect(logOutCalls()).toHaveLength(1)
  })

  it('stays logged in when that was not meant, or did not work', async () => {
    fireEvent.click(askToLogOut().getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(logOutCalls()).toHaveLength(0)
    logOutAnswer = { code: '9999', msg: '服务器开小差了' }
    fireEvent.click(askToLogOut().getByRole('button', { name: '退出登录' }))
    await screen.findByText('服务器开小差了')
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  it('[SHELL-21] switches elderly mode, and the font size', () => {
    fireEvent.click(screen.getByRole('switch', { name: '长辈版' }))
    expect(localStorage.getItem('oldAge')).toBe('1')
    fireEvent.click(screen.getByRole('radio', { name: '特大' }))
    expect(useSettings.getState()).toMatchObject({ elder: true, extraLarge: true })
    expect(screen.getByRole('radio', { name: /特大/ }).getAttribute('aria-checked')).toBe('true')
  })

  it('[ROUTE-076] offers no way to the hidden page', () => {
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toContain('#/aboutUs')
    expect(targets).not.toContain('#/401')
  })
})
