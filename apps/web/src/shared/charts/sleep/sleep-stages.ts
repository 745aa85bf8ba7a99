import { SLEEP_STAGE_CODES, SLEEP_STAGE_WORDS } from '@kangban/contracts'
import type { ColorToken } from '../chart-theme.ts'

export type SleepStageName = keyof typeof SLEEP_STAGE_CODES

export interface StageStyle {
  stage: SleepStageName
  /** Short name: the same in ring, wave and bars. */
  name: string
  /** Beside a lane, where there is room. */
  /** In the elderly form. */
  plain: string
  color: ColorToken
}

/** The four stages from the lightest to the deepest: the order of the lanes. */
export const SLEEP_STAGES: readonly StageStyle[] = [
  { stage: 'awake', ...SLEEP_STAGE_WORDS.awake, color: 'st-awake' },
  { stage: 'rem', ...SLEEP_STAGE_WORDS.rem, color: 'st-rem' },
  { stage: 'light', ...SLEEP_STAGE_WORDS.light, color: 'st-light' },
  { stage: 'deep', ...SLEEP_STAGE_WORDS.deep, color: 'st-deep' },
]

/** The stage of a code on the wire; null for an unknown one. */
export const stageOfCode = (code: number | null): StageStyle | null =>
  SLEEP_STAGES.find(({ stage }) => SLEEP_STAGE_CODES[stage] === code) ?? null
