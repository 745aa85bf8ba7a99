import type { Metric } from '@kangban/contracts'
import type { GlyphTone } from '../ui/parts/Glyph.tsx'

/** The character and the colour by which a metric is known on every screen; `tone` names the tokens --m-<tone>. */
export const METRIC_SEALS = {
  heartRate: { char: '心', tone: 'heart' },
  bloodPressure: { char: '压', tone: 'bp' },
  oxygen: { char: '氧', tone: 'spo2' },
  sleep: { char: '眠', tone: 'sleep' },
  steps: { char: '步', tone: 'step' },
  temperature: { char: '温', tone: 'temp' },
  ecg: { char: '电', tone: 'ecg' },
} as const satisfies Record<Metric, { char: string; tone: GlyphTone }>
