import { refuse } from '@kangban/contracts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testConfig } from '../../../config/testing/config.ts'
import { loginResult } from '../../../stores/testing/login.ts'
import { useSession } from '../../../stores/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { type FakeService, fakeService, type OperationName } from '../../../testing/fake-service.ts'
import { useToasts } from '../../../shared/ui/layers/toast.ts'
import { forgetLoginDraft } from '../model/login-draft.ts'
import LoginPage from './LoginPage.tsx'

const OUTBOX = '/demo/outbox'
let world: FakeService
let outbox: object[]

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const tap = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => vi.advanceTimersByTimeAsync(0))
}

async function enter() {
  type('账号', '13800000001')
  type('验证码', '482913')
  fireEvent.click(screen.getByRole('checkbox'))
  await tap('登录')
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

const calls = (name: OperationName) =>
  world.callsOf(name).map(({ path, query }) => `${path}?${query.toString()}`)

const codeButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^获取验证码$|后重发/ })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  outbox = []
  world = fakeService({ 'account.logIn': () => loginResult({ isNewUser: true }) })
  world.serve(OUTBOX, () => Response.json(outbox))
  forgetLoginDraft()
  useToasts.setState({ items: [] })
  testConfig({ mode: 'demo', outboxUrl: OUTBOX })
  renderPage(LoginPage, '/login')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the login page', () => {
  it('[LOGIN-01] [LOGIN-02] [LOGIN-06] has account, code and an unticked agreement with its links', () => {
    expect(screen.getByLabelText('账号').getAttribute('type')).toBe('tel')
    expect(screen.getByLabelText('验证码').getAttribute('autocomplete')).toBe('one-time-code')

    expect(
      screen.getByRole('checkbox', { name: /我已阅读并同意/ }).getAttribute('aria-checked'),
    ).toBe('false')

    expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe(
      '#/agreement',
    )

    expect(screen.getByRole('link', { name: '《服务协议》' }).getAttribute('href')).toBe(
      '#/serviceAgreement',
    )
  })

  it('[LOGIN-09] [LOGIN-19] leads to customer service by its logo', () => {
    expect(screen.getByRole('link', { name: /康伴/ }).getAttribute('href')).toBe(
      'https://example.org/service',
    )
  })

  it('[LOGIN-03] [LOGIN-04] [LOGIN-05] asks for a code and waits 60 s before the next', async () => {
    type('账号', '138 0000 0001')
    await tap('获取验证码')
    await vi.waitFor(() => expect(codeButton().textContent).toContain('60s'))
    expect(calls('account.sendCode')).toEqual(['/api/user/v1/app/pin?phone=13800000001'])
    expect(codeButton().disabled).toBe(true)
    await pass(1000)
    expect(codeButton().textContent).toContain('59s')
    await pass(59_000)
    expect(codeButton().textContent).toBe('获取验证码')
    expect(codeButton().disabled).toBe(false)
  })

  it('[LOGIN-23] does not count down when no code was sent', async () => {
    world.refuse('account.sendCode', 'codeDailyLimit')
    type('账号', '13800000001')
    await tap('获取验证码')
    await vi.waitFor(() => expect(screen.getAllByText(/已达上限/).length).toBeGreaterThan(0))
    expect(codeButton().disabled).toBe(false)
    expect(codeButton().textContent).toBe('获取验证码')
  })

  it('tells a pause beside the code, where it stays longer than a toast', async () => {
    world.answer('account.sendCode', () => refuse('codePause', 'told by the test', 8))
    type('账号', '13800000001')
    await tap('获取验证码')
    const field = screen.getByLabelText('验证码')
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const said = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(said)?.textContent).toBe('请8分钟后再获取验证码')
    expect(codeButton().disabled).toBe(false)
  })

  it('[LOGIN-17] refuses a wrong phone before any call', async () => {
    type('账号', '12345')
    await tap('获取验证码')
    expect(screen.getAllByText('请输入正确的手机号格式').length).toBeGreaterThan(0)
    expect(world.calls).toEqual([])
  })

  it('[LOGIN-08] refuses without the agreement, by a toast and without a call', async () => {
    type('账号', '13800000001')
    type('验证码', '482913')
    await tap('登录')
    expect(useToasts.getState().items[0]?.title).toBe('请阅读用户隐私协议')
    expect(calls('account.logIn')).toEqual([])
  })

  it('says a wrong code beside the field, where it stays and is announced', async () => {
    world.refuse('account.logIn', 'codeWrong')
    await enter()
    const field = screen.getByLabelText('验证码')
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const said = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(said)?.textContent).toBe('验证码错误或已失效，请重新获取')
    expect(document.getElementById(said)?.getAttribute('role')).toBe('alert')
  })

  it('[LOGIN-07] logs in with phone and code', async () => {
    await enter()
    await vi.waitFor(() => expect(location.hash).toBe('#/informationGathering'))
    expect(calls('account.logIn')).toEqual(['/api/user/v1/app/login?phone=13800000001&pin=482913'])
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  it('logs in with token and user code alone, as somebody who is not new', async () => {
    testConfig({ backend: 'documented' })
    const known = { token: 7, userCode: 'U1', isNewUser: null, userInfo: null }
    world.answer('account.logIn', () => known)
    await enter()
    await vi.waitFor(() => expect(location.hash).toBe('#/health'))
    expect(localStorage.getItem('token')).toBe('7')

    expect(useSession.getState().user).toMatchObject({
      userCode: 'U1',
      userPhone: '13800000001',
      name: null,
    })
  })

  it.each([
    null,
    {},
    { token: null, userCode: 'U1' },
    { token: '', userCode: 'U1', userInfo: {} },
    { token: 't' },
  ])('takes %j for a login that failed', async (answer) => {
    world.answer('account.logIn', () => answer)
    await enter()

    await vi.waitFor(() =>
      expect(useToasts.getState().items[0]?.title).toBe('登录失败，请稍后再试'),
    )

    expect(location.hash).toBe('#/login')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('fills in the code of the simulated SMS by a tap', async () => {
    const time = new Date().toISOString()

    outbox = [
      { kind: 'sms', to: '13900000000', text: '别人的', code: '111111', time },
      { kind: 'sms', to: '13800000001', text: '【康伴】验证码 482913', code: '482913', time },
    ]

    type('账号', '13800000001')
    await tap('获取验证码')
    await vi.waitFor(() => expect(screen.getByText('模拟短信')).toBeTruthy())
    fireEvent.click(screen.getByText('填入'))
    expect(screen.getByLabelText<HTMLInputElement>('验证码').value).toBe('482913')
  })

  it('switches to the elderly layout and back', async () => {
    await tap('长辈版')
    expect(localStorage.getItem('oldAge')).toBe('1')
    await tap('普通版')
    expect(localStorage.getItem('oldAge')).toBeNull()
  })
})
