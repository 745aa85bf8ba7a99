// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { loginResult } from './testing/login.ts'
import { useSession } from './session.ts'

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('userStore') ?? '{}')

describe('the session', () => {
  it('[STORE-03] [STORE-12] holds user code and phone after the login, never ID number or refresh token', () => {
    useSession.getState().logIn(loginResult())

    expect(useSession.getState().user).toEqual({
      userCode: 'U1',
      userPhone: '13800000001',
      name: '陈玉兰',
      avatar: null,
      isBinding: true,
    })

    expect(JSON.stringify(localStorage)).not.toMatch(/110101|refresh/)
  })

  it('[STORE-01] [STORE-02] [STORE-05] [STORE-10] [LOGIN-13] is written to local storage', () => {
    useSession.getState().logIn(loginResult())
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(localStorage.getItem('userCode')).toBe('U1')
    expect(stored().userCode).toBe('U1')
  })

  it('[STORE-04] is there again after a reload', async () => {
    useSession.getState().logIn(loginResult())
    vi.resetModules()
    const { useSession: reloaded } = await import('./session.ts')
    expect(reloaded).not.toBe(useSession)
    expect(reloaded.getState().token).toBe('token-1')
    expect(reloaded.getState().user?.userPhone).toBe('13800000001')
  })

  it('forgets everything', () => {
    useSession.getState().logIn(loginResult())
    useSession.getState().forget()
    expect(useSession.getState()).toMatchObject({ token: '', user: null })
    expect(localStorage.length).toBe(0)
  })

  it('lasts in memory where the storage refuses to write', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    useSession.getState().logIn(loginResult())
    expect(useSession.getState().token).toBe('token-1')
  })
})
