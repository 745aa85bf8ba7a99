import type { BloodPressureDay, BpMonitorDay, PressureReading } from '@kangban/contracts'
import { dayText, formatDate, formatMonthDay, formatTime, relativeDay } from '../../../shared/format/date.ts'
import { PRESSURE } from '../pressure-copy.ts'
import type { Place } from './place.ts'

type Pair = { sbp: number; dbp: number }

/** 142/88 */
export const pressureText = ({ sbp, dbp }: Pair): string => `${sbp}/${dbp}`

/** 今天 08:12, 昨天 20:05, 11月18日 07:58. */
export function readingTime(at: string, today: string): string {
  const day = formatDate(at)
  return `${relativeDay(day, today) || formatMonthDay(day)} ${formatTime(at)}`
}

/** A reading of the list, whichever call it comes from. */
export interface ReadingView extends Pair {
  id: string
  at: string
  pulseRate: number | null
  device: string | null
  state: PressureReading['state']
  stateText: string
}

export const readingsOfSpan = (readings: BloodPressureDay['readings']): ReadingView[] =>
  readings.map(({ source, ...reading }) => ({
    ...reading,
    id: `${reading.at} ${source}`,
    device: source === 'watch' ? PRESSURE.list.watch : null,
  }))

/** Newest first, as in the other lists. */
export const readingsOfMonitor = ({ records }: BpMonitorDay): ReadingView[] =>
  records
    .map(({ measureTime, deviceTypeName, sbp, dbp, pulseRate, state, stateText }) => ({
      sbp,
      dbp,
      pulseRate,
      state,
      stateText,
      id: measureTime,
      at: measureTime,
      device: deviceTypeName || PRESSURE.list.device,
    }))
    .toReversed()

/** Which bar of the day belongs to a reading of the list; null where the chart does not have it. */
export function barOf(day: BloodPressureDay, reading: Pick<ReadingView, 'at' | 'sbp' | 'dbp'> | null): number | null {
  if (!reading) return null
  const time = formatTime(reading.at)
  const index = day.detailTimes.findIndex(
    (at, i) => at === time && day.hiDetails[i] === reading.sbp && day.lowDetails[i] === reading.dbp,
  )
  return index < 0 ? null : index
}

/** 没测 for days that are over, 还没测 where only today's is missing; null where nothing is. */
export function missingText({ detailTimes, morningDetails, eveningDetails }: BloodPressureDay, today: string) {
  const lacking = detailTimes.filter((_, index) => !morningDetails[index] || !eveningDetails[index])
  if (lacking.length === 0) return null
  return lacking.every((day) => day === today) ? PRESSURE.legend.notYet : PRESSURE.legend.missing
}

const orNull = (mean: Pair | null | undefined): string | null => (mean ? pressureText(mean) : null)

/** The rows of the data table: of a day reading by reading, else day by day with morning and evening. */
export function tableOf(data: BloodPressureDay, { span, today }: Pick<Place, 'span' | 'today'>) {
  const { table } = PRESSURE
  if (span === 'day') {
    const rows = data.detailTimes.map((time, i) => [
      time,
      data.hiDetails[i] ?? null,
      data.lowDetails[i] ?? null,
      data.states[i] === 'normal' ? table.normal : (data.readings.at(-1 - i)?.stateText ?? null),
    ])
    return { columns: [table.time, PRESSURE.high, PRESSURE.low, table.verdict], rows }
  }
  const rows = data.detailTimes.map((day, i) => [
    dayText(day, today),
    orNull(data.morningDetails[i]),
    orNull(data.eveningDetails[i]),
    data.states[i] ? (data.states[i] === 'normal' ? table.normal : table.out) : null,
  ])
  return { columns: [table.date, table.morning, table.evening, table.verdict], rows }
}

/** What is read aloud and shared: the sentence, and the averages by which a doctor goes. */
export function spokenPressure({ morning, evening }: BloodPressureDay, sentence: string): string {
  const parts = [
    ...(morning ? [`${PRESSURE.morning} ${pressureText(morning)} ${morning.stateText}`] : []),
    ...(evening ? [`${PRESSURE.evening} ${pressureText(evening)} ${evening.stateText}`] : []),
  ]
  return parts.length === 0 ? sentence : `${sentence}\n${PRESSURE.habit}：${parts.join('，')}。`
}
