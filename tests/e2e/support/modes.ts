import type { Page } from '@playwright/test'

interface Mode {
  elder: boolean
  extraLarge: boolean
}

/** The forms of a screen, as a person chooses them under 我的. */
export const MODES = {
  normal: { elder: false, extraLarge: false },
  elderly: { elder: true, extraLarge: false },
  'extra large': { elder: false, extraLarge: true },
  'elderly, extra large': { elder: true, extraLarge: true },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof MODES

/** For every page that is opened from now on, whatever the one before has changed. */
export const chooseMode = (page: Page, name: ModeName) =>
  page.addInitScript(({ elder, extraLarge }) => {
    if (location.protocol === 'about:') return
    localStorage.setItem('oldAge', elder ? '1' : '0')
    localStorage.setItem('extraLarge', extraLarge ? '1' : '0')
  }, MODES[name])
