import type { SLEEP_STAGE_CODES } from '../constants.ts'

/** `name`: on every page, so that no page has two terms for one stage; `plain`: in the elderly form. */
export const SLEEP_STAGE_WORDS = {
  awake: { name: '清醒', plain: '清醒' },
  rem: { name: 'REM', plain: '做梦' },
  light: { name: '浅睡', plain: '浅睡' },
  deep: { name: '深睡', plain: '深睡' },
} as const satisfies Record<keyof typeof SLEEP_STAGE_CODES, Record<'name' | 'plain', string>>
