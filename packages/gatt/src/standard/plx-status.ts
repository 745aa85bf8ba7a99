import type { BitNames } from '../bytes/bit-names.ts'

/** Measurement Status, 16 bits (Pulse Oximeter Service 1.0.1, 3.1.1.4). */
export const PLX_MEASUREMENT_STATUS = [
  [5, 'measurement-ongoing'],
  [6, 'early-estimated-data'],
  [7, 'validated-data'],
  [8, 'fully-qualified-data'],
  [9, 'data-from-storage'],
  [10, 'demonstration-data'],
  [11, 'testing-data'],
  [12, 'calibration-ongoing'],
  [13, 'measurement-unavailable'],
  [14, 'questionable-measurement'],
  [15, 'invalid-measurement'],
] as const satisfies BitNames<string>

export type PlxMeasurementStatus = (typeof PLX_MEASUREMENT_STATUS)[number][1]

/** Device and Sensor Status, 24 bits, of which the upper 8 are reserved (the same, 3.1.1.5). */
export const PLX_SENSOR_STATUS = [
  [0, 'extended-display-update'],
  [1, 'equipment-malfunction'],
  [2, 'signal-processing-irregularity'],
  [3, 'inadequate-signal'],
  [4, 'poor-signal'],
  [5, 'low-perfusion'],
  [6, 'erratic-signal'],
  [7, 'non-pulsatile-signal'],
  [8, 'questionable-pulse'],
  [9, 'signal-analysis-ongoing'],
  [10, 'sensor-interference'],
  [11, 'sensor-unconnected-to-user'],
  [12, 'unknown-sensor'],
  [13, 'sensor-displaced'],
  [14, 'sensor-malfunctioning'],
  [15, 'sensor-disconnected'],
] as const satisfies BitNames<string>

export type PlxSensorStatus = (typeof PLX_SENSOR_STATUS)[number][1]
