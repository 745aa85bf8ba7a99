import { shanghaiClock } from '@kangban/china-time'
import type { TemperatureSpan } from '@kangban/contracts'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import { TEMPERATURE } from './temperature-copy.ts'
import { formatDegrees, formatDeviation } from './degrees.ts'

const degrees = (value: number | null) => (value === null ? null : formatDegrees(value))

/** The last night against the own nights; its measured value while these are too few, or the newest reading without a night. */
export function heroOf(data: TemperatureSpan, night: string): { value: string; note: string } {
  const { deviation, nightMean, baseline, baselineNights, nightsNeeded, last, lastTime } = data
  if (nightMean === null)
    return { value: formatDegrees(last), note: TEMPERATURE.measuredAt(shanghaiClock(lastTime)) }

  if (deviation === null || baseline === null) {
    return {
      value: formatDegrees(nightMean),
      note: TEMPERATURE.growing(Math.max(1, nightsNeeded - baselineNights)),
    }
  }

  return {
    value: formatDeviation(deviation),
    note: TEMPERATURE.compared(night, nightMean, baseline),
  }
}

/** A half-hour or a night under the finger. */
export function chosenOf({ details, deviations }: TemperatureSpan, index: number, when: string) {
  const [measured, deviation] = [details[index] ?? null, deviations[index] ?? null]
  if (measured === null) return { value: null, note: TEMPERATURE.nothingAt(when) }
  if (deviation === null)
    return { value: formatDegrees(measured), note: TEMPERATURE.notCompared(when) }
  return { value: formatDeviation(deviation), note: TEMPERATURE.at(when, measured) }
}

export const temperatureStats = ({
  nightMean,
  baseline,
  last,
  lastTime,
}: TemperatureSpan): Stat[] => [
  { label: TEMPERATURE.nightMean, value: degrees(nightMean), unit: TEMPERATURE.unit },
  { label: TEMPERATURE.usual, value: degrees(baseline), unit: TEMPERATURE.unit },
  {
    label: TEMPERATURE.newest(shanghaiClock(lastTime)),
    value: degrees(last),
    unit: TEMPERATURE.unit,
  },
]

/** Rows of the data table: when, what was measured, and how far from the usual. */
export const temperatureRows = (
  { details, deviations }: TemperatureSpan,
  names: readonly string[],
) =>
  names.map((name, index) => {
    const deviation = deviations[index] ?? null

    return [
      name,
      degrees(details[index] ?? null),
      deviation === null ? null : formatDeviation(deviation),
    ]
  })

/** Half-hours from 0 to 5 o'clock: only they are compared. */
export const NIGHT_SLOTS = 10
