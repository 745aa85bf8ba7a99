// What is newest: of a span it lies between the lowest and the highest of it, of readings and courses it is the last of them.
import type { Breach } from '../catalogue.ts'
import { fieldOf, type Node, numberOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { msAt, nodesAt, numberAt } from '../places.ts'

/** Rounded, where the newest is not. */
const ROUNDED = 0.5

export function* newestInSpan({ answer }: Told): Generator<Breach> {
  const last = fieldOf(answer, 'last')

  const [value, min, lowest, max] = [
    last,
    ...['min', 'lowest', 'max'].map((key) => fieldOf(answer, key)),
  ].map(numberOf)

  const low = min ?? lowest
  if (!last || value === undefined) return
  if (low !== undefined && value < low - ROUNDED) yield breach('order', last, 'below the lowest')
  if (max !== undefined && value > max + ROUNDED) yield breach('order', last, 'above the highest')
}

const isByHand = (reading: Node): boolean => fieldOf(reading, 'source')?.value === null

const newestOf = (readings: readonly Node[]): readonly Node[] => {
  const newest = Math.max(...readings.map((reading) => msAt(reading, 'at') ?? -Infinity))
  return readings.filter((reading) => msAt(reading, 'at') === newest)
}

/** The pressure of a span is its newest reading; what was typed may count or not. */
export function* newestPressure({ answer }: Told): Generator<Breach> {
  const readings = nodesAt(answer, 'readings[]')
  const newest = [readings, readings.filter((each) => !isByHand(each))].flatMap(newestOf)
  const [hi, low] = ['hi', 'low'].map((name) => fieldOf(answer, name))
  if (!hi || !low || newest.length === 0) return

  const isOne = newest.some(
    (reading) => numberAt(reading, 'sbp') === hi.value && numberAt(reading, 'dbp') === low.value,
  )

  if (!isOne) yield breach('newest', hi, 'no newest reading')
}

/** Its course ends with the night that its card tells; the card of the ECG may tell a long record, of which the course has no rate. */
const ENDS_WITH_VALUE = 'sleep'

/** Of these 0 is none that was measured. */
const NEVER_ZERO: readonly unknown[] = ['heartRate', 'bloodPressure', 'oxygen', 'sleep', 'ecg']

/** A course is told the oldest first and ends with the newest, and where nothing was measured it has gaps. */
export function* coursesOfHome({ answer }: Told): Generator<Breach> {
  for (const card of nodesAt(answer, 'cards[]')) {
    const [metric, trend] = ['metric', 'trend'].map((name) => fieldOf(card, name))
    const last = numberOf(trend?.items.at(-1))
    const value = numberAt(card, 'value')
    const told = (trend?.items ?? []).flatMap((each) => numberOf(each) ?? [])
    if (!trend || last === undefined) continue
    if (NEVER_ZERO.includes(metric?.value) && told.every((each) => each === 0))
      yield breach('silent', trend, 'no gaps')
    else if (metric?.value === ENDS_WITH_VALUE && value !== undefined && value !== last)
      yield breach('newest', trend, 'ends with another value')
  }
}
