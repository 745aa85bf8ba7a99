// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginResult } from '../../../stores/testing/login.ts'
import { setHost } from '../../../host/host.ts'
import { simulatedHost, type SimulatedHost } from '../../../host/simulated-host.ts'
import { useSession } from '../../../stores/session.ts'
import { useSettings } from '../../../stores/settings.ts'
import { useShell } from '../../../stores/shell.ts'
import { completeLogin } from './complete-login.ts'
import { useLoginDraft } from './login-draft.ts'

let host: SimulatedHost

beforeEach(() => {
  host = simulatedHost()
  setHost(host)
})

afterEach(() => setHost(undefined))

describe('after a login', () => {
  it('[LOGIN-10] [LOGIN-11] [CONFLICT-27] a new user goes to the first form, others go home', () => {
    expect(completeLogin(loginResult())).toBe('/health')
    expect(completeLogin(loginResult({ isNewUser: true }))).toBe('/informationGathering')
  })

  it('[ROUTE-080] the wanted screen opens, once', () => {
    useShell.getState().setIntendedPath('/theHeart?id=E1')
    expect(completeLogin(loginResult())).toBe('/theHeart?id=E1')
    expect(completeLogin(loginResult())).toBe('/health')
  })

  it('[LOGIN-14] [LOGIN-21] the native app gets the whole user info once', () => {
    const result = loginResult()
    completeLogin(result)
    expect(host.calls).toEqual([{ action: 'saveUserInfo', parameters: result.userInfo }])
  })

  it('the session is kept, the form forgotten, the display settings stay', () => {
    useSettings.getState().setElder(true)
    useLoginDraft.setState({ phone: '13800000001', pin: '123456' })
    useSession.getState().forget()
    completeLogin(loginResult())
    expect(useSession.getState().token).toBe('token-1')
    expect(useLoginDraft.getState()).toMatchObject({ phone: '', pin: '' })
    expect(localStorage.getItem('oldAge')).toBe('1')
  })
})
