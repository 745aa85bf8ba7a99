// The figures of a day that is told reading by reading, made once more of these.
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, sumOf } from '../operations/tools.ts'

/** In minutes. */
const HOUR = MS_PER_HOUR / MS_PER_MINUTE

interface Slot {
  /** Minutes after midnight. */
  readonly minute: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

const minuteOf = (label: Node | undefined): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(textOf(label) ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes)
}

/** The slots of a day that have a value. */
function slotsOf({ answer, input }: Told): readonly Slot[] {
  const [labels, means, lows, highs] = ['detailTimes', 'details', 'lowDetails', 'hiDetails'].map(
    (name) => fieldOf(answer, name),
  )

  if (input['type'] !== SPANS.day || !isList(labels)) return []

  return labels.items.flatMap((label, index) => {
    const minute = minuteOf(label)
    const [mean, low, high] = [means, lows, highs].map((list) => numberOf(list?.items[index]))
    if (minute === undefined || mean === undefined) return []
    return low === undefined || high === undefined ? [] : [{ minute, mean, low, high }]
  })
}

/** Each slot holds one reading, or several alike. */
const areReadings = (slots: readonly Slot[]): boolean =>
  slots.length > 0 && slots.every(({ mean, low, high }) => mean === low && low === high)

/** So many readings of one value may a slot hold where another holds one. */
const HEAVIEST = 3

/** The largest mean that numbers have, however they weigh. */
const heaviestMean = (numbers: readonly number[]): number => {
  const falling = numbers.toSorted((a, b) => b - a)

  return Math.max(
    ...falling.map((_, count) => {
      const [heavy, light] = [falling.slice(0, count), falling.slice(count)]
      const weight = HEAVIEST * heavy.length + light.length
      return (HEAVIEST * sumOf(heavy) + sumOf(light)) / weight
    }),
  )
}

/** Between these lies every mean of them. */
function meansOf(slots: readonly Slot[]): readonly [least: number, most: number] {
  const values = slots.map(({ mean }) => mean)
  return [-heaviestMean(values.map((value) => -value)), heaviestMean(values)]
}

/** A whole number, or one of tenths. */
const roundedLike = (node: Node): number => (Number.isInteger(numberOf(node)) ? 0.6 : 0.06)

function* meanOfSlots(node: Node | undefined, slots: readonly Slot[]): Generator<Breach> {
  const mean = numberOf(node)
  if (!node || mean === undefined) return
  const [least, most] = meansOf(slots)
  if (mean < least - roundedLike(node) || mean > most + roundedLike(node))
    yield breach('reckoned', node, 'no mean of its readings')
}

/** The mean of a day is that of its readings. */
export function* meanOfReadings(told: Told): Generator<Breach> {
  const slots = slotsOf(told)
  if (areReadings(slots)) yield* meanOfSlots(fieldOf(told.answer, 'avg'), slots)
}

const PERCENT = 100
/** Whole per cent, of which the largest may make up for what is rounded off. */
const SHARE_ROUNDED = 1.5

/** The shares of the zones are those of the readings. */
export function* zonesOfReadings(told: Told): Generator<Breach> {
  const slots = slotsOf(told)
  if (!areReadings(slots)) return

  for (const zone of fieldOf(told.answer, 'zones')?.items ?? []) {
    const [from = 0, to = Infinity] = ['from', 'to'].map((name) => numberOf(fieldOf(zone, name)))
    const percent = fieldOf(zone, 'percent')
    const own = slots.filter(({ mean }) => mean >= from && mean < to).length
    const others = slots.length - own
    const least = (PERCENT * own) / (own + HEAVIEST * others)
    const most = (PERCENT * HEAVIEST * own) / (HEAVIEST * own + others)
    const share = numberOf(percent)
    if (!percent || share === undefined) continue
    if (share < least - SHARE_ROUNDED || share > most + SHARE_ROUNDED)
      return yield breach('reckoned', percent, 'other than its readings')
  }
}

const NIGHT = { from: 22 * HOUR, to: 7 * HOUR } as const

/** What is told of the night is made of the readings from 22 to 07 o'clock. */
export function* nightOfReadings(told: Told): Generator<Breach> {
  const slots = slotsOf(told)
  const own = slots.filter(({ minute }) => minute >= NIGHT.from || minute < NIGHT.to)
  if (!areReadings(slots) || own.length === 0) return
  const [mean, lowest] = ['avg', 'lowest'].map((name) => at(told.answer, 'night', name))
  yield* meanOfSlots(mean, own)

  yield* agree('reckoned', lowest, {
    with: Math.min(...own.map(({ low }) => low)),
    within: 0.5,
  })
}

/** The newest value lies within the slot of its time. */
export function* newestOfSlot(told: Told): Generator<Breach> {
  const last = fieldOf(told.answer, 'last')
  const moment = momentOf(fieldOf(told.answer, 'lastTime')?.value)
  const [value, slot] = [numberOf(last), slotsOf(told).at(-1)]
  if (!last || value === undefined || !slot || moment?.day !== told.input['dat']) return
  if (value < slot.low - 0.5 || value > slot.high + 0.5)
    yield breach('newest', last, 'other than its slot')
}

const BY_DAY = { from: 7 * HOUR, to: 22 * HOUR } as const
/** A whole number, of whole ones. */
const RATE_ROUNDED = 1
/** In an hour with fewer nobody tells how quiet it was. */
const LEAST_SLOTS = 3

/** The rate at rest is the mean of the quietest hour by day, whether that may begin at any minute or with the clock. */
export function* quietestHour(told: Told): Generator<Breach> {
  const resting = fieldOf(told.answer, 'resting')
  const rate = numberOf(resting)
  const labels = (fieldOf(told.answer, 'detailTimes')?.items ?? []).slice(0, 2).map(minuteOf)
  const step = (labels[1] ?? NaN) - (labels[0] ?? NaN)

  const slots = slotsOf(told).filter(({ minute }) => minute >= BY_DAY.from && minute < BY_DAY.to)

  if (!resting || rate === undefined || !(step > 0) || HOUR % step !== 0) return

  const hours = slots.map(({ minute: from }) => ({
    from,
    own: slots.filter(({ minute }) => minute >= from && minute < from + HOUR),
  }))

  const quiet = hours
    .filter(({ own }) => own.length >= LEAST_SLOTS)
    .map(({ own }) => meansOf(own)[0])

  const whole = hours
    .filter(({ from, own }) => from % HOUR === 0 && own.length === HOUR / step)
    .map(({ own }) => meansOf(own)[1])

  if (quiet.length > 0 && rate < Math.min(...quiet) - RATE_ROUNDED)
    yield breach('reckoned', resting, 'below its quietest hour')
  if (whole.length > 0 && rate > Math.min(...whole) + RATE_ROUNDED)
    yield breach('reckoned', resting, 'above its quietest hour')
}
