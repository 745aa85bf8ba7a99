// What day, week and month of a metric owe to each other.
import { shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../constants.ts'
import type { Between } from './catalogue.ts'
import { fieldOf, fieldsOf, isScalar, type Node, numberOf, type Told } from './node.ts'

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
    ['lightSleep', 'lightDetails'],
    ['rem', 'remDetails'],
    ['wake', 'wakeDetails'],
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
/** But for what a sum of floats leaves over. */
const EXACT = 0.001

/** The lowest and the highest of a day are readings and no means. */
const isRead = (field: string): boolean => /^(?:lowest|min|max)$/.test(field)

/** Of these each night is told in whole minutes, and the slot is that of the one night. */
const WHOLE = 'monitoring.getSleep'

/** Nothing was measured between the two. */
const isOneMoment = (day: Told, week: Told): boolean => {
  const [own, other] = [day, week].map(({ answer }) => fieldOf(answer, 'lastTime')?.value)
  return own !== undefined && own === other
}

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
          Math.abs(ofDay - ofWeek) >
            (name === WHOLE || (isRead(value) && isOneMoment(day, week)) ? EXACT : ROUNDING)
        )
          yield { name, law: 'same-fact', path: slot.path, got: 'other than the day alone' }
      }
    }
  }
}

/** Of these a week and a month are told by day. */
const TOLD_BY_DAY = [...Object.keys(SLOTS), 'monitoring.getTemperature']

/** Whether two slots tell other than each other; what nothing is told of is another matter. */
function differs(one: Node, other: Node, within: number): boolean {
  const [own, others] = [one, other].map(numberOf)
  if (own !== undefined && others !== undefined) return Math.abs(own - others) > within
  if (one.fields.size === 0) return isScalar(one.value) && one.value !== (other.value ?? one.value)

  return [...one.fields].some(([key, field]) => {
    const beside = other.fields.get(key)
    return beside !== undefined && differs(field, beside, within)
  })
}

/** A week and a month that end on one day tell the same of the days that both have; of a day that is over exactly so. */
export function* weeksAndMonths(told: readonly Told[]): Generator<Between> {
  for (const name of TOLD_BY_DAY) {
    const week = spanOf(told, { name, type: SPANS.week })
    const month = spanOf(told, { name, type: SPANS.month, day: String(week?.input['dat']) })
    const labels = fieldOf(month?.answer, 'detailTimes')?.items.map(({ value }) => value) ?? []
    const days = fieldOf(week?.answer, 'detailTimes')?.items ?? []
    if (!week || days.length === 0) continue

    for (const [key, { items, path }] of fieldsOf(week.answer)) {
      if (items.length !== days.length || key === 'warnings' || key === 'readings') continue
      const other = fieldOf(month?.answer, key)?.items ?? []
      if (other.length !== labels.length) continue

      const isOther = items.some((item, index) => {
        const day = days[index]?.value
        const ofMonth = other[labels.indexOf(day)]
        const isOver = day !== shanghaiDay(week.now)
        if (isOver && ofMonth && (item.value === null) !== (ofMonth.value === null)) return true
        return ofMonth !== undefined && differs(item, ofMonth, isOver ? EXACT : ROUNDING)
      })

      if (isOther) yield { name, law: 'same-fact', path, got: 'other than in the month' }
    }
  }
}
