import { SLEEP_STAGE_CODES } from '@kangban/contracts'
import type { ColorToken } from './chart-theme.ts'

export type SleepStageName = keyof typeof SLEEP_STAGE_CODES

export interface StageStyle {
  stage: SleepStageName
  /** Short name: the same in ring, wave and bars. */
  name: string
  /** Beside a lane, where there is room. */
  lane: string
  /** In the elderly form. */
  plain: string
  color: ColorToken
}

/** The four stages from the lightest to the deepest: the order of the lanes. */
export const SLEEP_STAGES: readonly StageStyle[] = [
  { stage: 'awake', name: '清醒', lane: '清醒', plain: '清醒', color: 'st-awake' },
  { stage: 'rem', name: 'REM', lane: '快速眼动', plain: '做梦', color: 'st-rem' },
  { stage: 'light', name: '浅睡', lane: '浅睡', plain: '浅睡', color: 'st-light' },
  { stage: 'deep', name: '深睡', lane: '深睡', plain: '深睡', color: 'st-deep' },
]

/** The stage of a code on the wire; null for an unknown one. */
export const stageOfCode = (code: number | null): StageStyle | null =>
  SLEEP_STAGES.find(({ stage }) => SLEEP_STAGE_CODES[stage] === code) ?? null
