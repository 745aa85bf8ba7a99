import type { BloodPressureDay } from '@kangban/contracts'
import type { LegendEntry } from '../../../shared/charts/Legend.tsx'
import { missingText } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'

const { legend } = PRESSURE

const ENDS: readonly LegendEntry[] = [
  { swatch: 'dot', color: 'm-bp', text: PRESSURE.high },
  { swatch: 'square', color: 'm-bp-dia', text: PRESSURE.low },
]
const UNIT: LegendEntry = { text: legend.unit }

/** Only where something is. */
const outOfRange = ({ states }: Pick<BloodPressureDay, 'states'>): LegendEntry[] =>
  states.some((state) => state !== null && state !== 'normal')
    ? [{ swatch: 'bar', color: 'm-bp', text: legend.out }]
    : []

export const dayLegend = (data: BloodPressureDay): LegendEntry[] => [...ENDS, ...outOfRange(data), UNIT]

export function weekLegend(data: BloodPressureDay, today: string): LegendEntry[] {
  const missing = missingText(data, today)
  return [
    ...ENDS,
    UNIT,
    { text: legend.solid },
    { text: legend.hollow },
    ...(missing ? [{ swatch: 'gap' as const, color: 'ink-2' as const, text: missing }] : []),
  ]
}

export const monthLegend = (data: BloodPressureDay): LegendEntry[] => [
  ...ENDS,
  ...outOfRange(data),
  { swatch: 'line', color: 'ink', text: legend.meanHi },
  { swatch: 'line', color: 'm-bp-dia', text: legend.meanLow },
  UNIT,
]
