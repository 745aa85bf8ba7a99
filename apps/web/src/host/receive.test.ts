// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { useSettings } from '../stores/settings.ts'
import { useShell } from '../stores/shell.ts'
import { receiveFromHost } from './receive.ts'

const height = () => useShell.getState().statusBarHeight

describe('what the host tells', () => {
  it('[SHELL-10] [SHELL-19] [BRIDGE-07] is the height of its status bar', () => {
    receiveFromHost({ search: '', hash: '' })
    window.setStatusBarHeight?.(44)
    expect(height()).toBe(44)

    for (const nonsense of ['tall', Number.NaN, Infinity, null, undefined, '', -1]) {
      window.setStatusBarHeight?.(nonsense)
      expect(height()).toBe(44)
    }

    window.setStatusBarHeight?.('32')
    expect(height()).toBe(32)
  })

  it('[SHELL-19] may stand in the address, before or after the hash', () => {
    receiveFromHost({ search: '?statusBarHeight=20', hash: '#/health' })
    expect(height()).toBe(20)
    receiveFromHost({ search: '', hash: '#/health?statusBarHeight=50' })
    expect(height()).toBe(50)
    receiveFromHost({ search: '', hash: '#/health' })
    expect(height()).toBe(50)
  })

  it('[SHELL-21] may be elderly mode', () => {
    receiveFromHost({ search: '', hash: '' })
    window.setOldAge?.('1')
    expect(useSettings.getState().elder).toBe(true)
    expect(localStorage.getItem('oldAge')).toBe('1')
    window.setOldAge?.(0)
    expect(useSettings.getState().elder).toBe(false)
  })
})
