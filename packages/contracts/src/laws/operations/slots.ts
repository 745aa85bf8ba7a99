// What lies along the slots of a day, or the days of a span.
import { MINUTES_PER_DAY, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { ACTIVE_HOUR_STEPS } from '../../monitoring/figure-rules.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach } from './tools.ts'

/** `2026-03-01T09:55:00+08:00`: where the time of day stands. */
const timeOf = (ms: number): string => shanghaiTime(ms).slice(11, 16)

/** Labels and values of a day told by its slots, the values with nothing in them left out. */
function slotsOf(answer: Node): readonly (readonly [time: string, value: Node])[] {
  const [labels, details] = [fieldOf(answer, 'detailTimes'), fieldOf(answer, 'details')]
  if (!isList(labels) || !isList(details)) return []

  return details.items.flatMap((value, index) => {
    const time = textOf(labels.items[index])
    return time === undefined || numberOf(value) === undefined ? [] : [[time, value] as const]
  })
}

const OF_SLOTS = ['monitoring.getHeartRate', 'monitoring.getOxygen', 'monitoring.getTemperature']

/** Today nothing was measured later than now, and the newest slot that has a value is that of the newest value. */
export function* newestSlot({ name, answer, input, now }: Told): Generator<Breach> {
  if (!OF_SLOTS.includes(name) || input['type'] !== SPANS.day) return
  const slots = slotsOf(answer)
  const last = slots.at(-1)
  if (!last) return
  const [time, value] = last
  if (input['dat'] === shanghaiDay(now) && time > timeOf(now.getTime()))
    yield breach('future', value, 'of a time to come')
  const lastTime = fieldOf(answer, 'lastTime')
  const moment = momentOf(lastTime?.value)
  if (lastTime && moment && moment.day === input['dat'] && time > timeOf(moment.ms))
    yield breach('newest', lastTime, 'before the last slot')
}

/** Every step of a day that is not over was walked by now. */
export function* stepsByNow({ name, answer, input, now }: Told): Generator<Breach> {
  if (name !== 'monitoring.getSteps' || input['dat'] !== shanghaiDay(now)) return
  if (input['type'] !== SPANS.day) return

  const late = slotsOf(answer).find(
    ([time, value]) => time > timeOf(now.getTime()) && (numberOf(value) ?? 0) > 0,
  )

  if (late) yield breach('future', late[1], 'of a time to come')
}

const minutesOf = (node: Node | undefined): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(textOf(node) ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** A night lasts as long as it was slept and lain awake, but for what is rounded at each end. */
const NIGHT_ROUNDED = 10

/** Begin and end of each night of a span against its minutes. */
export function* nightsLast({ name, answer }: Told): Generator<Breach> {
  if (name !== 'monitoring.getSleep') return
  const [starts, ends] = ['startDetails', 'endDetails'].map((key) => fieldOf(answer, key))
  if (!isList(starts) || !isList(ends)) return

  for (const [index, start] of starts.items.entries()) {
    const [from, to] = [start, ends.items[index]].map(minutesOf)

    const [asleep, awake] = ['details', 'wakeDetails'].map((key) =>
      numberOf(fieldOf(answer, key)?.items[index]),
    )

    if (from === undefined || to === undefined || asleep === undefined || awake === undefined)
      continue
    const lasted = (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY
    if (Math.abs(lasted - asleep - awake) > NIGHT_ROUNDED)
      return yield breach('sum', start, 'of a night of another length')
  }
}

/** The best of the days that are told is the day that it is said to be, with the steps of that day. */
export function* bestDay({ name, answer }: Told): Generator<Breach> {
  if (name !== 'monitoring.getSteps') return
  const [labels, details] = [fieldOf(answer, 'detailTimes'), fieldOf(answer, 'details')]
  const day = at(answer, 'best', 'day')
  const index = labels?.items.findIndex(({ value }) => value === day?.value) ?? -1
  if (index < 0) return

  yield* agree('same-fact', at(answer, 'best', 'steps'), {
    with: numberOf(details?.items[index]),
    within: 0,
  })
}

/** As many days have met their goals as are told, where each day's goal is. */
export function* goalsMet({ name, answer, input, now }: Told): Generator<Breach> {
  if (name !== 'monitoring.getSteps') return
  const [goals, details] = [fieldOf(answer, 'goals'), fieldOf(answer, 'details')]
  if (!isList(goals) || !isList(details) || goals.items.length !== details.items.length) return
  if (goals.items.length === 0) return

  const met = details.items.filter((steps, index) => {
    const [walked, goal] = [steps, goals.items[index]].map(numberOf)
    return walked !== undefined && goal !== undefined && walked >= goal
  })

  yield* agree('count', fieldOf(answer, 'daysMet'), { with: met.length, within: 0 })
  if (input['dat'] !== shanghaiDay(now)) return

  yield* agree('same-fact', fieldOf(answer, 'target'), {
    with: numberOf(goals.items.at(-1)),
    within: 0,
  })
}

const HOURS_OF_DAY = 24

/** Hours of a day are active by their steps; those of a span are no more than it has, nor than its steps make. */
export function* activeHours({ answer, input }: Told): Generator<Breach> {
  const [hours, details] = ['activeHours', 'details'].map((name) => fieldOf(answer, name))
  const [count, total] = [hours, fieldOf(answer, 'total')].map(numberOf)
  if (!hours || count === undefined || !isList(details) || details.items.length === 0) return

  if (input['type'] === SPANS.day) {
    const active = details.items.filter((hour) => (numberOf(hour) ?? 0) >= ACTIVE_HOUR_STEPS)
    return yield* agree('count', hours, { with: active.length, within: 0 })
  }

  const made = (total ?? Infinity) / ACTIVE_HOUR_STEPS
  if (count > Math.min(made, details.items.length * HOURS_OF_DAY))
    yield breach('count', hours, 'more than the days have')
}

/** Each slot of a day lies as far from the usual as is told. */
export function* deviations({ answer, input }: Told): Generator<Breach> {
  if (input['type'] !== SPANS.day) return
  const usual = numberOf(fieldOf(answer, 'baseline'))
  const details = fieldOf(answer, 'details')?.items ?? []

  for (const [index, deviation] of (fieldOf(answer, 'deviations')?.items ?? []).entries()) {
    const degrees = numberOf(details[index])
    if (usual === undefined || degrees === undefined) continue
    const wrong = [...agree('sum', deviation, { with: degrees - usual, within: DEGREES_ROUNDED })]
    if (wrong.length > 0) return yield* wrong
  }
}

/** Of a tenth of a degree and of the usual. */
const DEGREES_ROUNDED = 0.06

/** The quietest hour of a span lies within its rates. */
export function* restingRate({ name, answer }: Told): Generator<Breach> {
  if (name !== 'monitoring.getHeartRate') return
  const [resting, most] = [fieldOf(answer, 'resting'), numberOf(fieldOf(answer, 'max'))]
  const rate = numberOf(resting)
  if (resting && rate !== undefined && most !== undefined && rate > most)
    yield breach('order', resting, '> max')
}
