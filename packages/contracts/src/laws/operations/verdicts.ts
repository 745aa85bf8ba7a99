// States and words of a measurement against its values and the limits that stand beside them.
import { daysBetween, isDay, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach } from './tools.ts'

interface Limits {
  readonly low: number
  readonly high: number
}

function limitsOf(node: Node | undefined): Limits | undefined {
  const [low, high] = ['low', 'high'].map((name) => numberOf(fieldOf(node, name)))
  return low === undefined || high === undefined ? undefined : { low, high }
}

/** Which way a value lies beyond its limits; the limit itself may count for either. */
const sideOf = (value: number, { low, high }: Limits): 'low' | 'high' | 'edge' | 'within' => {
  if (value === low || value === high) return 'edge'
  if (value < low) return 'low'
  return value > high ? 'high' : 'within'
}

/** A reading beyond its limits is not normal, and one that is called high or low is beyond one. */
export function* pressureStates({ answer }: Told): Generator<Breach> {
  const limits = ['sbp', 'dbp'].map((name) => limitsOf(at(answer, 'normal', name)))
  const readings = fieldOf(answer, 'readings')
  const [systolic, diastolic] = limits
  if (!systolic || !diastolic || !isList(readings)) return
  let beyond = 0
  let edges = 0

  for (const row of readings.items) {
    const [sbp, dbp] = ['sbp', 'dbp'].map((name) => numberOf(fieldOf(row, name)))
    const state = fieldOf(row, 'state')
    if (sbp === undefined || dbp === undefined || !state) continue
    const sides = [sideOf(sbp, systolic), sideOf(dbp, diastolic)]
    const isBeyond = sides.some((side) => side === 'low' || side === 'high')
    if (isBeyond) beyond += 1
    else if (sides.includes('edge')) edges += 1
    if (state.value === 'normal' && isBeyond) yield breach('verdict', state, 'beyond its limits')
    if (
      /^(?:high|low|alert)$/.test(String(state.value)) &&
      sides.every((side) => side === 'within')
    )
      yield breach('verdict', state, 'within its limits')
  }

  const told = fieldOf(answer, 'outOfRange')
  const count = numberOf(told)
  if (told && count !== undefined && (count < beyond || count > beyond + edges))
    yield breach('count', told, 'other than the readings')
}

/** A day whose mean lies beyond a limit is not normal. */
export function* pressureDays({ answer }: Told): Generator<Breach> {
  const [systolic, diastolic] = ['sbp', 'dbp'].map((name) => limitsOf(at(answer, 'normal', name)))
  const [highs, lows] = ['hiDetails', 'lowDetails'].map((name) => fieldOf(answer, name))
  const states = fieldOf(answer, 'states')
  if (!systolic || !diastolic || !isList(states)) return

  for (const [index, state] of states.items.entries()) {
    const [sbp, dbp] = [highs, lows].map((list) => numberOf(list?.items[index]))
    if (sbp === undefined || dbp === undefined) continue
    const sides = [sideOf(sbp, systolic), sideOf(dbp, diastolic)]
    const isBeyond = sides.some((side) => side === 'low' || side === 'high')
    if (isBeyond && /^(?:normal|near)$/.test(String(state.value)))
      return yield breach('verdict', state, 'beyond its limits')
  }
}

/** Where no value of a span is above what is normal, none was too high; nor too low. */
export function* rateState({ answer }: Told): Generator<Breach> {
  const [state, normal] = [fieldOf(answer, 'state'), limitsOf(fieldOf(answer, 'normal'))]
  const [least, most] = ['min', 'max'].map((name) => numberOf(fieldOf(answer, name)))
  if (!state || !normal || least === undefined || most === undefined) return
  const isWrong = { high: most < normal.high, low: least > normal.low }[String(state.value)]
  if (isWrong) yield breach('verdict', state, 'within its limits')
}

export function* oxygenState({ answer }: Told): Generator<Breach> {
  const [state, events] = [fieldOf(answer, 'state'), numberOf(fieldOf(answer, 'lowEvents'))]
  if (state?.value === 'normal' && events !== undefined && events > 0)
    yield breach('verdict', state, 'although it was low')
}

export function* temperatureState({ answer }: Told): Generator<Breach> {
  const state = fieldOf(answer, 'state')
  const [deviation, band] = ['deviation', 'band'].map((name) => numberOf(fieldOf(answer, name)))
  if (!state || deviation === undefined || band === undefined) return
  const isWithin = Math.abs(deviation) < band
  if (isWithin && /^(?:high|low)$/.test(String(state.value)))
    yield breach('verdict', state, 'within its band')
}

const RANGE = /^(\d+)-(\d+)/

/** Values of a night are told as parts of hours and of percents. */
const EDGE = 1

/** `deepRef: 5-14%`, `deepState: 正常` and the share that they are about. */
export function* nightStates({ answer }: Told): Generator<Breach> {
  const [total, rem] = ['totalTime', 'rem'].map((name) => numberOf(fieldOf(answer, name)))

  const values: Readonly<Record<string, number | undefined>> = {
    sleep: total === undefined ? undefined : (total * MS_PER_MINUTE) / MS_PER_HOUR,
    deep: numberOf(fieldOf(answer, 'deepRate')),
    rem: total && rem !== undefined ? (100 * rem) / total : undefined,
    wake: numberOf(fieldOf(answer, 'wakeCount')),
  }

  for (const [name, value] of Object.entries(values)) {
    const [, low, high] = RANGE.exec(textOf(fieldOf(answer, `${name}Ref`)) ?? '') ?? []
    const state = fieldOf(answer, `${name}State`)
    if (value === undefined || low === undefined || !state) continue
    const isBelow = value < Number(low)
    const isAbove = value > Number(high)
    const isFar = value < Number(low) - EDGE || value > Number(high) + EDGE
    const isHigh = /高|多|长/.test(String(state.value))
    const isLow = /低|少|短|不足/.test(String(state.value))
    if (state.value === '正常' && isFar) yield breach('verdict', state, 'beyond its range')
    if (isHigh && !isLow && !isAbove) yield breach('verdict', state, 'not above its range')
    if (isLow && !isHigh && !isBelow) yield breach('verdict', state, 'not below its range')
  }
}

/** What was found was found some times, and what was not was not, on no more days than there are. */
export function* findings({ answer }: Told): Generator<Breach> {
  const [day, endDay] = ['day', 'endDay'].map((name) => textOf(fieldOf(answer, name)))
  const measured = fieldOf(answer, 'measuredDays')
  const most = isDay(day) && isDay(endDay) ? daysBetween(day, endDay) + 1 : Infinity
  if (measured && (numberOf(measured) ?? 0) > most)
    yield breach('count', measured, 'more than the days')

  for (const row of fieldOf(answer, 'findings')?.items ?? []) {
    const [state, count] = [fieldOf(row, 'state'), numberOf(fieldOf(row, 'count'))]
    if (!state || count === undefined) continue
    if ((state.value === 'found') !== count > 0) yield breach('verdict', state, 'of another count')
  }
}

/** Nobody has said how an event was handled that waits to be. */
export function* handled({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [how, is] = [fieldOf(node, 'handledAs'), fieldOf(node, 'handled')]
    if (is?.value === false && how && how.value !== null && how.value !== '')
      yield breach('verdict', is, 'although it is told how')
  }
}

/** The main type has the score and the verdict of its row. */
export function* mainType({ answer }: Told): Generator<Breach> {
  const [main, scores] = [fieldOf(answer, 'main'), fieldOf(answer, 'scores')]
  const type = fieldOf(main, 'type')
  const row = scores?.items.find((each) => fieldOf(each, 'type')?.value === type?.value)
  if (!type || !row) return
  if (verdictOf(main) !== verdictOf(row)) yield breach('verdict', type, 'of another verdict')
}

const verdictOf = (node: Node | undefined): string | undefined => textOf(fieldOf(node, 'verdict'))

/** How much of a zone's rates the next begins with. */
export function* zonesMeet({ answer }: Told): Generator<Breach> {
  const zones = fieldOf(answer, 'zones')?.items ?? []

  for (const [index, zone] of zones.entries()) {
    const [from, before] = [fieldOf(zone, 'from'), numberOf(fieldOf(zones[index - 1], 'to'))]
    if (from && before !== undefined) yield* agree('sum', from, { with: before, within: 1 })
  }
}
