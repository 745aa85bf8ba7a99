import type { OxygenSpan } from '@kangban/contracts'
import type { Scale } from '../../../shared/charts/options/scale.ts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import { OXYGEN } from './oxygen-copy.ts'

/** Fixed, so that two days can be compared. */
export const OXYGEN_SCALE: Scale = { min: 80, max: 100, interval: 5 }

type Figures = Pick<OxygenSpan, 'avg' | 'lowest' | 'lowEvents' | 'threshold'>

export const oxygenStats = ({ avg, lowest, lowEvents, threshold }: Figures): Stat[] => [
  { label: OXYGEN.average, value: avg, unit: '%' },
  { label: OXYGEN.lowest, value: lowest, unit: '%' },
  { label: OXYGEN.below(threshold), value: lowEvents, unit: OXYGEN.times },
]
