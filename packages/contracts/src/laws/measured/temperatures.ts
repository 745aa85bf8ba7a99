// The nights of the skin temperature: what is told of the last one, and what is usual before each.
import { MS_PER_MINUTE, shanghaiClock, shanghaiDay, shanghaiHour } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { TEMPERATURE_BASELINE } from '../../monitoring/figure-rules.ts'
import type { Between, Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, breach, sumOf } from '../operations/tools.ts'

/** Tenths of a degree beside hundredths. */
const ROUNDED = 0.06
/** Hundredths beside hundredths. */
const FINE = 0.011
const MORNING = 6

const isOfDay = ({ input }: Told): boolean => input['type'] === SPANS.day

/** Until the morning the night of today goes on, and may be told or not. */
const goesOn = ({ input, now }: Told): boolean =>
  input['dat'] === shanghaiDay(now) && shanghaiHour(now) < MORNING

interface Night {
  readonly degrees: number
  /** Of those before it that are told; undefined where the span does not reach back far enough. */
  readonly before: readonly number[] | undefined
}

function nightsOf(answer: Node): readonly (Night | undefined)[] {
  const nights = (fieldOf(answer, 'details')?.items ?? []).map(numberOf)

  return nights.map((degrees, index) => {
    const from = index - TEMPERATURE_BASELINE.nights
    const before = nights.slice(Math.max(0, from), index).flatMap((night) => night ?? [])
    return degrees === undefined ? undefined : { degrees, before: from < 0 ? undefined : before }
  })
}

/** How far two figures of the nights may be apart, by how finely these are told. */
const roundedLike = (nights: readonly (Night | undefined)[]): number =>
  nights.some((night) => night && !Number.isInteger(Math.round(night.degrees * 1000) / 100))
    ? FINE
    : ROUNDED

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length

/** What is told of the last night is what the span has of it. */
export function* lastNight(told: Told): Generator<Breach> {
  const { answer } = told
  const all = nightsOf(answer)
  const [last, within] = [all.findLast((night) => night !== undefined), roundedLike(all)]
  if (isOfDay(told) || goesOn(told) || !last) return
  const { degrees, before } = last

  const [mean, baseline, nights] = ['nightMean', 'baseline', 'baselineNights'].map((name) =>
    fieldOf(answer, name),
  )

  yield* agree('same-fact', mean, { with: degrees, within })
  if (!before) return
  yield* agree('count', nights, { with: before.length, within: 0 })
  if (before.length > 0) yield* agree('reckoned', baseline, { with: meanOf(before), within })
}

/** Each night of a span is compared with the fourteen before it, as far as these are told. */
export function* nightsCompared(told: Told): Generator<Breach> {
  const deviations = fieldOf(told.answer, 'deviations')
  const needed = numberOf(fieldOf(told.answer, 'nightsNeeded')) ?? Infinity
  if (isOfDay(told) || goesOn(told) || !isList(deviations)) return

  const all = nightsOf(told.answer)

  for (const [index, night] of all.entries()) {
    const node = deviations.items[index]
    if (!node || !night?.before || night.before.length < needed) continue
    if (node.value === null) return yield breach('silent', node, 'although it has nights enough')
    const due = night.degrees - meanOf(night.before)
    const wrong = [...agree('reckoned', node, { with: due, within: 2 * roundedLike(all) })]
    if (wrong.length > 0) return yield* wrong
  }
}

/** What was measured last, at the very begin of a half-hour, is all that this half-hour has. */
export function* newestOfHalfHour(told: Told): Generator<Breach> {
  const { answer, input } = told
  const last = fieldOf(answer, 'last')
  const moment = momentOf(fieldOf(answer, 'lastTime')?.value)
  if (!isOfDay(told) || !last || !moment || moment.day !== input['dat']) return
  if (moment.ms % MS_PER_MINUTE !== 0) return

  const index = (fieldOf(answer, 'detailTimes')?.items ?? []).findIndex(
    ({ value }) => value === shanghaiClock(moment.ms),
  )

  const slot = numberOf(fieldOf(answer, 'details')?.items[index])
  yield* agree('newest', last, { with: slot, within: ROUNDED })
}

const NAME = 'monitoring.getTemperature'
/** The half-hours of a night. */
const NIGHT_ENDS = '05:00'

/** The half-hours of a day that are of its night. */
const slotsOf = (day: Node): number[] =>
  (fieldOf(day, 'details')?.items ?? []).flatMap((slot, index) => {
    const time = textOf(fieldOf(day, 'detailTimes')?.items[index])
    return time !== undefined && time < NIGHT_ENDS ? (numberOf(slot) ?? []) : []
  })

/** The night of a day is told in its half-hours and, on the same day, in every longer span. */
export function* nightsOfDays(told: Answers): Generator<Between> {
  const pages = told.filter(({ name, answer }) => name === NAME && answer.value !== null)

  for (const day of pages.filter((page) => isOfDay(page) && !goesOn(page))) {
    const slots = slotsOf(day.answer)
    if (slots.length === 0) continue

    for (const span of pages.filter((page) => !isOfDay(page))) {
      if (span.input['userCode'] !== day.input['userCode']) continue
      const labels = fieldOf(span.answer, 'detailTimes')?.items ?? []
      const index = labels.findIndex(({ value }) => value === day.input['dat'])
      const night = fieldOf(span.answer, 'details')?.items[index]
      if (index < 0 || !night) continue
      const degrees = numberOf(night)
      if (degrees === undefined)
        yield { name: NAME, law: 'silent', path: night.path, got: 'nothing, unlike its half-hours' }
      else if (degrees < Math.min(...slots) - ROUNDED || degrees > Math.max(...slots) + ROUNDED)
        yield { name: NAME, law: 'mean', path: night.path, got: 'among none of its half-hours' }
    }
  }
}
