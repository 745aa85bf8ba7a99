import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import MinePage from './MinePage.tsx'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService } from '../../../testing/fake-service.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'

let world: FakeService
const logOutCalls = () => world.callsOf('account.logOut')

beforeEach(() => {
  world = fakeService({ 'profile.getHealthInfo': () => [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testConfig()
  useSession.getState().logIn(loginResult())
  renderPage(MinePage, '/mine')
})

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
    world.refuse('account.logOut', 'serverError')
    fireEvent.click(askToLogOut().getByRole('button', { name: '退出登录' }))
    await screen.findByText('服务器开小差了，请稍后再试')
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

/** Anew, with that profile. */
const open = (profile: unknown) => {
  cleanup()
  world = fakeService({ 'profile.getHealthInfo': () => profile })
  renderPage(MinePage, '/mine')
}

describe('the page 我的 with a back end of the documents', () => {
  it('has no consent and no screen of ours, and asks for the profile alone', async () => {
    testConfig({ backend: 'documented' })
    open({ name: '王桂兰' })
    expect(await screen.findByText('王桂兰')).toBeTruthy()
    expect(screen.queryByText('健康数据授权')).toBeNull()
    expect(screen.queryByText('健康档案')).toBeNull()
    expect(screen.getByRole('link', { name: /完善个人信息/ })).toBeTruthy()

    expect(new Set(world.asked)).toEqual(new Set(['/api/user/v1/health']))

    fireEvent.click(askToLogOut().getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(useSession.getState().token).toBe(''))
  })

  it.each([null, { name: null }, { name: '' }, 'x'])(
    'calls the person by the login where the profile is %j',
    async (profile) => {
      open(profile)
      await waitFor(() => expect(world.asked).not.toEqual([]))
      expect(await screen.findByText('陈玉兰')).toBeTruthy()
      expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Invalid/)
    },
  )

  it('shows two dashes for a phone that nobody knows', () => {
    useSession.setState({
      user: { userCode: 'U1', userPhone: '', name: null, avatar: null, isBinding: false },
    })

    open(null)
    expect(screen.getByText('康伴用户')).toBeTruthy()
    expect(screen.getByText('康伴用户').nextSibling?.textContent).toBe('--')
  })
})
