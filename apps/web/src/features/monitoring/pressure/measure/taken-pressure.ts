import type { BloodPressureReading } from '@kangban/central'

/** A reading of this sitting as it stands on the phone. */
export interface TakenPressure {
  measurementId: string
  /** mmHg. */
  systolic: number
  diastolic: number
  /** Beats a minute; null where the monitor did not tell. */
  pulse: number | null
  irregular: boolean
  /** It was not held still, or the cuff was loose. */
  moved: boolean
  /** By the phone's clock, in ms. */
  takenAt: number
}

export const takenOf = (
  { systolic, diastolic, pulseBpm, status }: BloodPressureReading,
  { measurementId, takenAt }: Pick<TakenPressure, 'measurementId' | 'takenAt'>,
): TakenPressure => ({
  measurementId,
  systolic,
  diastolic,
  pulse: pulseBpm === undefined ? null : Math.round(pulseBpm),
  irregular: status?.irregularPulse ?? false,
  moved: (status?.bodyMoved ?? false) || (status?.cuffTooLoose ?? false),
  takenAt,
})
