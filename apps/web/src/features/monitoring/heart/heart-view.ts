import type { HeartRateSpan } from '@kangban/contracts'
import type { Scale } from '../../../shared/charts/options/scale.ts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import { HEART } from './heart-copy.ts'

export const heartStats = ({ min, avg, max, resting }: HeartRateSpan): Stat[] => [
  { label: HEART.lowest, value: min },
  { label: HEART.average, value: avg },
  { label: HEART.highest, value: max },
  { label: HEART.resting, value: resting },
]

/** The slots of a day that hold something, as rows of the data table. */
export const slotRows = ({ detailTimes, details, lowDetails, hiDetails }: HeartRateSpan) =>
  detailTimes.flatMap((time, index) => {
    const value = details[index] ?? null

    return value === null
      ? []
      : [[time, value, lowDetails[index] ?? null, hiDetails[index] ?? null]]
  })

/** Fixed, so that two days can be compared. */
export const HEART_SCALE: Scale = { min: 40, max: 160, interval: 40 }
