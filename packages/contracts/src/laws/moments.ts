// Moments and days: in China's zone, not in the future, within what was asked for.
import { addDays, isDay, MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../constants.ts'
import type { Breach } from './catalogue.ts'
import { everyNode, fieldOf, isList, type Told } from './node.ts'

/** Clocks differ a little. */
const TOLERANCE_MS = 5 * MS_PER_MINUTE

/** What may lie ahead: plans, appointments, ends of what runs. */
const AHEAD =
  /next|remind|until|expir|valid|expect|due|upcoming|toDay|endDay|deletion|erase|lapses|reviewedBy/i

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
const CHINA = '+08:00'
/** No service of this kind is older. */
const FIRST_DAY = '2000-01-01'

interface Moment {
  readonly ms: number
  readonly zone: string | undefined
  readonly day: string
}

/** A moment on the wire; one without a zone is China's. */
export function momentOf(value: unknown): Moment | undefined {
  if (typeof value !== 'string') return undefined
  const match = MOMENT.exec(value)
  if (!match) return undefined
  const zone = match[1]
  const ms = Date.parse(zone ? value : `${value.replace(' ', 'T')}${CHINA}`)
  return Number.isNaN(ms) ? undefined : { ms, zone, day: shanghaiDay(ms) }
}

export function* clockLaws({ answer, now }: Told): Generator<Breach> {
  const today = shanghaiDay(now)

  for (const { value, key, path } of everyNode(answer)) {
    const moment = momentOf(value)

    if (!moment) {
      if (isDay(String(value)) && !AHEAD.test(key) && String(value) > today)
        yield { law: 'future', path, got: 'a day to come' }
      continue
    }

    if (moment.zone !== undefined && moment.zone !== CHINA)
      yield { law: 'zone', path, got: moment.zone }
    if (moment.day < FIRST_DAY) yield { law: 'past', path, got: `before ${FIRST_DAY}` }
    if (moment.ms > now.getTime() + TOLERANCE_MS && !AHEAD.test(key))
      yield { law: 'future', path, got: 'a moment to come' }
  }
}

interface Days {
  readonly from: string
  readonly to: string
}

const SPAN_DAYS: Readonly<Record<string, number>> = {
  [SPANS.day]: 1,
  [SPANS.week]: 7,
  [SPANS.month]: 30,
}

const dayIn = (input: Told['input'], names: readonly string[]): string | undefined =>
  names.map((name) => input[name]).find((value) => typeof value === 'string' && isDay(value))

/** The days that an input asks for by its fields. */
export function daysAsked(input: Told['input']): Days | undefined {
  const last = dayIn(input, ['dat'])
  const count = SPAN_DAYS[String(input['type'])]
  if (last && count) return { from: addDays(last, 1 - count), to: last }
  const [from, to] = [dayIn(input, ['fromDay']), dayIn(input, ['toDay'])]
  if (from && to) return { from, to }
  const { month } = input
  if (typeof month === 'string' && /^\d{4}-\d{2}$/.test(month))
    return { from: `${month}-01`, to: `${month}-31` }
  const day = dayIn(input, ['dayDate', 'queryDate', 'measurementDate', 'day'])
  return day ? { from: day, to: day } : undefined
}

/** When something was measured, by its names on the wire. */
const MEASURED = /^(?:dataTime|recordStartTime|measureTime|lastTime|createTime|startedAt|at)$/

export function* spanLaws({ answer, input }: Told): Generator<Breach> {
  const asked = daysAsked(input)
  if (!asked) return

  for (const { key, value, path } of everyNode(answer)) {
    const moment = MEASURED.test(key) ? momentOf(value) : undefined
    // An event that reaches into a day may have begun on the one before.
    const from = path.includes('warnings') ? addDays(asked.from, -1) : asked.from
    if (moment && (moment.day < from || moment.day > asked.to))
      yield { law: 'span', path, got: 'another day' }
  }
}

const isTime = (text: unknown): boolean =>
  typeof text === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

const rises = (texts: readonly unknown[]): boolean =>
  texts.every((text, index) => index === 0 || String(texts[index - 1]) < String(text))

/** Its labels are those of readings, of which a minute may have two; elsewhere they are those of slots. */
const OF_READINGS = 'monitoring.getBloodPressure'

/** Labels of a span rise; those of a night go over midnight once. */
export function* labelLaws({ name, answer, input }: Told): Generator<Breach> {
  const labels = fieldOf(answer, 'detailTimes')
  if (!isList(labels) || labels.items.length === 0) return
  const texts = labels.items.map(({ value }) => value)
  const wrong = (got: string): Breach => ({ law: 'labels', path: labels.path, got })

  if (texts.every((text) => isDay(String(text)))) {
    const asked = daysAsked(input)
    if (!rises(texts)) yield wrong('not rising')
    if (asked && texts.some((text) => String(text) < asked.from || String(text) > asked.to))
      yield wrong('another day')
    else if (asked && texts.length !== SPAN_DAYS[String(input['type'])])
      yield wrong(`${texts.length} days`)
  } else if (texts.every(isTime)) {
    const falls = texts.filter(
      (text, index) => index > 0 && String(texts[index - 1]) > String(text),
    )

    const overMidnight = fieldOf(answer, 'sleepStartTime') ? 1 : 0
    const isDoubled = name !== OF_READINGS && new Set(texts).size < texts.length
    if (falls.length > overMidnight || isDoubled) yield wrong('not rising')
    if (input['type'] && input['type'] !== SPANS.day) yield wrong('times where days are asked for')
  } else if (!labels.marks.open || texts.some((text) => isTime(text) || isDay(String(text)))) {
    yield wrong('neither days nor times')
  }
}
