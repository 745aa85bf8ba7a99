import { METRIC_NAMES } from '@kangban/contracts'
import { METRIC_SEALS } from '../../shared/product/metric-seal.ts'
import type { GlyphTone } from '../../shared/ui/parts/Glyph.tsx'
import { RAIL } from './copy.ts'

interface RailPlace {
  path: string
  text: string
  char: string
  tone: GlyphTone
}

/** What is a tap behind home on a phone and beside the page in a wide window. */
export const PLACES: readonly RailPlace[] = [
  { path: '/warnEventList', text: RAIL.warnings, char: '警', tone: 'soft' },
  { path: '/theHeartList', text: METRIC_NAMES.ecg, ...METRIC_SEALS.ecg },
  { path: '/bloodPressure', text: METRIC_NAMES.bloodPressure, ...METRIC_SEALS.bloodPressure },
  { path: '/bloodOxygen', text: METRIC_NAMES.oxygen, ...METRIC_SEALS.oxygen },
  { path: '/heartRateDetails', text: METRIC_NAMES.heartRate, ...METRIC_SEALS.heartRate },
  { path: '/sleep', text: METRIC_NAMES.sleep, ...METRIC_SEALS.sleep },
  { path: '/stepNumber', text: METRIC_NAMES.steps, ...METRIC_SEALS.steps },
  { path: '/forDoctor', text: RAIL.doctor, char: '医', tone: 'soft' },
]
