import { isOutOfRange } from '@kangban/rules/verdicts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { missingText, type PressureDays, type PressureEntries } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'

const { legend } = PRESSURE

const ENDS: readonly LegendEntry[] = [
  { swatch: 'dot', color: 'm-bp', text: PRESSURE.high },
  { swatch: 'square', color: 'm-bp-dia', text: PRESSURE.low },
]

const UNIT: LegendEntry = { text: legend.unit }

/** Only where something is. */
const outOfRange = ({ states }: Pick<PressureEntries, 'states'>): LegendEntry[] =>
  states.some((state) => state !== null && isOutOfRange({ state }))
    ? [{ swatch: 'bar', color: 'm-bp', text: legend.out }]
    : []

export const dayLegend = (readings: PressureEntries): LegendEntry[] => [
  ...ENDS,
  ...outOfRange(readings),
  UNIT,
]

export function weekLegend(days: PressureDays, today: string): LegendEntry[] {
  if (!days.habit) return dayLegend(days)
  const missing = missingText(days, today)

  return [
    ...ENDS,
    UNIT,
    { text: legend.solid },
    { text: legend.hollow },
    ...(missing ? [{ swatch: 'gap' as const, color: 'ink-2' as const, text: missing }] : []),
  ]
}

const COURSES: readonly LegendEntry[] = [
  { swatch: 'line', color: 'ink', text: legend.meanHi },
  { swatch: 'line', color: 'm-bp-dia', text: legend.meanLow },
]

export const monthLegend = (days: PressureDays): LegendEntry[] => [
  ...ENDS,
  ...outOfRange(days),
  ...(days.weekMeans.length > 0 ? COURSES : []),
  UNIT,
]
