import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { TemperatureSpan } from '@kangban/contracts'
import { deviationWords } from '@kangban/rules/temperature/deviation-words'
import type { Stat } from '../../../shared/charts/Stats.tsx'
import { TEMPERATURE } from './temperature-copy.ts'
import { dayName } from '../parts/span-days.ts'
import { DIGITS, formatDegrees, formatDeviation } from './degrees.ts'

const degrees = (value: number | null) => (value === null ? null : formatDegrees(value))

/** What the last night measured, and against the own nights; the newest reading without a night, compared with nothing. */
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
    value: formatDegrees(nightMean),
    note: TEMPERATURE.compared(night, deviationWords(deviation, DIGITS)),
  }
}

/** A half-hour or a night under the finger. */
export function chosenOf({ details, deviations }: TemperatureSpan, index: number, when: string) {
  const [measured, deviation] = [details[index] ?? null, deviations[index] ?? null]
  if (measured === null) return { value: null, note: TEMPERATURE.nothingAt(when) }
  if (deviation === null)
    return { value: formatDegrees(measured), note: TEMPERATURE.notCompared(when) }

  return {
    value: formatDegrees(measured),
    note: TEMPERATURE.at(when, deviationWords(deviation, DIGITS)),
  }
}

export const temperatureStats = ({ nightMean, baseline, deviation }: TemperatureSpan): Stat[] => [
  { label: TEMPERATURE.nightMean, value: degrees(nightMean), unit: TEMPERATURE.unit },
  { label: TEMPERATURE.usual, value: degrees(baseline), unit: TEMPERATURE.unit },
  {
    label: TEMPERATURE.difference,
    value: deviation === null ? null : formatDeviation(deviation),
    unit: TEMPERATURE.unit,
  },
]

/** The newest single reading, apart from night and usual; null where it leads the page itself. */
export function newestText({ nightMean, last, lastTime }: TemperatureSpan, today: string) {
  if (nightMean === null) return null
  const when = `${dayName(shanghaiDay(lastTime), today)} ${shanghaiClock(lastTime)}`
  return TEMPERATURE.newest(when, last)
}

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
