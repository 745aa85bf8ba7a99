// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { TEXT_SIZES, THEMES, useSettings } from './settings.ts'

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

  it('keep each of the three text sizes over a reload', async () => {
    for (const size of TEXT_SIZES) {
      useSettings.getState().setTextSize(size)
      vi.resetModules()
      const { textSize, extraLarge } = (await import('./settings.ts')).useSettings.getState()
      expect({ textSize, extraLarge }).toEqual({ textSize: size, extraLarge: size !== 'standard' })
    }

    useSettings.getState().setTextSize('standard')
  })

  it('keep light, dark and as the phone is over a reload', async () => {
    for (const theme of THEMES.toReversed()) {
      useSettings.getState().setTheme(theme)
      vi.resetModules()
      expect((await import('./settings.ts')).useSettings.getState().theme).toBe(theme)
    }

    localStorage.setItem('theme', 'pink')
    vi.resetModules()
    expect((await import('./settings.ts')).useSettings.getState().theme).toBe('auto')
  })

  it('are written again after the storage was emptied', () => {
    useSettings.getState().setElder(true)
    useSettings.getState().setTextSize('extraLarge')
    useSettings.getState().setTheme('dark')
    localStorage.clear()
    useSettings.getState().keep()

    expect(JSON.parse(JSON.stringify(localStorage))).toEqual({
      oldAge: '1',
      extraLarge: '1',
      theme: 'dark',
    })
  })
})
