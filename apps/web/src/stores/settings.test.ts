// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { useSettings } from './settings.ts'

describe('the settings', () => {
  it('[STORE-07] keep elderly mode as oldAge = 1', async () => {
    useSettings.getState().setElder(true)
    expect(localStorage.getItem('oldAge')).toBe('1')
    vi.resetModules()
    const reloaded = await import('./settings.ts')
    expect(reloaded.useSettings.getState().elder).toBe(true)
    useSettings.getState().setElder(false)
    expect(localStorage.getItem('oldAge')).toBeNull()
  })

  it('are written again after the storage was emptied', () => {
    useSettings.getState().setElder(true)
    useSettings.getState().setExtraLarge(true)
    localStorage.clear()
    useSettings.getState().keep()
    expect(JSON.parse(JSON.stringify(localStorage))).toEqual({ oldAge: '1', extraLarge: '1' })
  })
})
