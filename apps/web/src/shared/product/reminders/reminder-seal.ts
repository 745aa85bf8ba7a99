import type { ReminderKindName } from '@kangban/contracts'
import type { GlyphTone } from '../../ui/parts/Glyph.tsx'
import { METRIC_SEALS } from '../metric-seal.ts'

/** The seal of what somebody is reminded of: that of its metric, where it has one. */
export const REMINDER_SEALS = {
  pressure: METRIC_SEALS.bloodPressure,
  medicine: { char: '药', tone: 'tcm' },
  ecg: METRIC_SEALS.ecg,
  oxygen: METRIC_SEALS.oxygen,
  temperature: METRIC_SEALS.temperature,
  weight: { char: '重', tone: 'soft' },
  watch: METRIC_SEALS.sleep,
} as const satisfies Record<ReminderKindName, { char: string; tone: GlyphTone }>
