// What day, week and month of a metric owe to each other.
import { SPANS } from '../constants.ts'
import type { Between } from './catalogue.ts'
import { fieldOf, fieldsOf, numberOf, type Told } from './node.ts'

interface Span {
  readonly name: string
  readonly type: string
  /** The last day of it, where that matters. */
  readonly day?: string
}

export const spanOf = (told: readonly Told[], { name, type, day }: Span) =>
  told.find(
    ({ name: each, input, answer }) =>
      each === name &&
      input['type'] === type &&
      (day === undefined || input['dat'] === day) &&
      answer.value !== null,
  )

/** Which field of a day is its slot in a week. */
const SLOTS: Readonly<Record<string, readonly (readonly [value: string, series: string])[]>> = {
  'monitoring.getSteps': [['total', 'details']],
  'monitoring.getSleep': [
    ['totalTime', 'details'],
    ['deepSleep', 'deepDetails'],
    ['score', 'scoreDetails'],
  ],
  'monitoring.getBloodPressure': [
    ['avgHi', 'hiDetails'],
    ['avgLow', 'lowDetails'],
  ],
  'monitoring.getHeartRate': [
    ['avg', 'details'],
    ['min', 'lowDetails'],
    ['max', 'hiDetails'],
  ],
  'monitoring.getOxygen': [['lowest', 'lowDetails']],
}

/** A mean of a day may be rounded once more in the week. */
const ROUNDING = 1

export function* daysAndWeeks(told: readonly Told[]): Generator<Between> {
  for (const [name, slots] of Object.entries(SLOTS)) {
    const day = spanOf(told, { name, type: SPANS.day })
    if (!day) continue

    for (const type of [SPANS.week, SPANS.month]) {
      const week = spanOf(told, { name, type, day: String(day.input['dat']) })
      const labels = fieldOf(week?.answer, 'detailTimes')
      const index = labels?.items.findIndex(({ value }) => value === day.input['dat']) ?? -1
      if (!week || index < 0) continue

      for (const [value, series] of slots) {
        const slot = fieldOf(week.answer, series)?.items[index]
        const [ofDay, ofWeek] = [numberOf(fieldOf(day.answer, value)), numberOf(slot)]
        if (
          slot &&
          ofDay !== undefined &&
          ofWeek !== undefined &&
          Math.abs(ofDay - ofWeek) > ROUNDING
        )
          yield { name, law: 'same-fact', path: slot.path, got: 'other than the day alone' }
      }
    }
  }
}

const SERIES = /^(?:detail|hi|low|deep|light|rem|wake|score).*s$/i

/** A week and a month that end on one day tell the same of the days that both have. */
export function* weeksAndMonths(told: readonly Told[]): Generator<Between> {
  for (const name of Object.keys(SLOTS)) {
    const week = spanOf(told, { name, type: SPANS.week })
    const month = spanOf(told, { name, type: SPANS.month, day: String(week?.input['dat']) })
    const labels = fieldOf(month?.answer, 'detailTimes')?.items.map(({ value }) => value) ?? []
    const days = fieldOf(week?.answer, 'detailTimes')?.items ?? []

    for (const [key, { items, path }] of fieldsOf(week?.answer)) {
      if (!SERIES.test(key) || items.length !== days.length) continue
      const other = fieldOf(month?.answer, key)?.items ?? []

      const differs = items.some((item, index) => {
        const [ofWeek, ofMonth] = [item, other[labels.indexOf(days[index]?.value)]].map(numberOf)
        if (ofWeek === undefined || ofMonth === undefined) return false
        return Math.abs(ofWeek - ofMonth) > ROUNDING
      })

      if (differs) yield { name, law: 'same-fact', path, got: 'other than in the month' }
    }
  }
}
