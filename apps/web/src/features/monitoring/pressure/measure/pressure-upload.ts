import type { BloodPressureReading } from '@kangban/central'
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { client } from '../../../../api/client.ts'

/** A reading on its way to the server. */
export type PressureUpload = Parameters<typeof client.devices.savePressure.mutate>[0]

const TEXTS = ['measurementId', 'deviceCode', 'at'] as const

/** Gives an upload back from what was stored, or undefined where it is none: the queues of other devices lie beside it. */
export function parsePressure(stored: unknown): PressureUpload | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = stored as Record<string, unknown>

  const sound =
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    typeof fields.systolic === 'number' &&
    typeof fields.diastolic === 'number'

  return sound ? (stored as PressureUpload) : undefined
}

/** What is sent of a reading of the monitor. */
export function uploadOf(
  reading: BloodPressureReading,
  {
    measurementId,
    deviceCode,
    battery,
  }: { measurementId: string; deviceCode: string; battery: number | undefined },
): PressureUpload {
  return {
    measurementId,
    deviceCode,
    battery,
    at: reading.measuredAt.toISOString(),
    systolic: reading.systolic,
    diastolic: reading.diastolic,
    // Some monitors tell the pulse with decimals.
    pulse: reading.pulseBpm === undefined ? null : Math.round(reading.pulseBpm),
  }
}

/** A monitor's clock may be off by this much and the reading still be the one that was just taken. */
const CLOCK_SLACK_MS = 2 * MS_PER_MINUTE

/** Whether it was taken since `openedAt`; a monitor first sends what it still has in its memory. */
export const isFresh = (
  { measuredAt, hasDeviceTime }: BloodPressureReading,
  openedAt: number,
): boolean => !hasDeviceTime || measuredAt.getTime() >= openedAt - CLOCK_SLACK_MS
