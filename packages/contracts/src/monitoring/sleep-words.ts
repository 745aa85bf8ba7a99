import type { SLEEP_STAGE_CODES } from '../constants.ts'

/** `name`: in rings, waves and bars; `whole`: where there is room; `plain`: in the elderly form. */
export const SLEEP_STAGE_WORDS = {
  awake: { name: '清醒', whole: '清醒', plain: '清醒' },
  rem: { name: 'REM', whole: '快速眼动', plain: '做梦' },
  light: { name: '浅睡', whole: '浅睡', plain: '浅睡' },
  deep: { name: '深睡', whole: '深睡', plain: '深睡' },
} as const satisfies Record<
  keyof typeof SLEEP_STAGE_CODES,
  Record<'name' | 'whole' | 'plain', string>
>
