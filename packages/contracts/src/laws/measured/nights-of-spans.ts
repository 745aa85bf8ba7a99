// The night of a day against the weeks and months that have it, and its usual score against the nights before it.
import { addDays, isDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { USUAL_SCORE } from '../../monitoring/figure-rules.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, isList, numberOf, textOf, type Told } from '../node.ts'
import { CUT_OR_ROUNDED, sumOf } from '../operations/tools.ts'

const NAME = 'monitoring.getSleep'

const isOfDay = ({ input }: Told): boolean => input['type'] === SPANS.day

/** When the night of a day began and ended, by their names in a span. */
const TIMES = { sleepStartTime: 'startDetails', sleepEndTime: 'endDetails' } as const

function* timesOfNight(day: Told, span: Told): Generator<Between> {
  const labels = fieldOf(span.answer, 'detailTimes')?.items ?? []
  const index = labels.findIndex(({ value }) => value === day.input['dat'])

  for (const [own, series] of Object.entries(TIMES)) {
    const slot = fieldOf(span.answer, series)?.items[index]
    const [time, other] = [textOf(fieldOf(day.answer, own)), textOf(slot)]
    if (slot && time !== undefined && other !== undefined && time !== other)
      yield { name: NAME, law: 'same-fact', path: slot.path, got: 'other than the day alone' }
  }
}

function* usualScore(day: Told, span: Told): Generator<Between> {
  const [labels, scores] = ['detailTimes', 'scoreDetails'].map((name) => fieldOf(span.answer, name))
  const [usual, last] = [fieldOf(day.answer, 'usualScore'), day.input['dat']]
  const told = numberOf(usual)
  if (!isList(labels) || !isList(scores) || typeof last !== 'string' || !isDay(last)) return
  const first = addDays(last, -USUAL_SCORE.days)
  const days = labels.items.map((label) => textOf(label) ?? '')

  const own = scores.items.flatMap((score, index) => {
    const isBefore = (days[index] ?? '') >= first && (days[index] ?? '') < last
    return isBefore ? (numberOf(score) ?? []) : []
  })

  if (!usual || told === undefined || own.length === 0 || !days.includes(first)) return
  if (Math.abs(told - sumOf(own) / own.length) > CUT_OR_ROUNDED)
    yield { name: NAME, law: 'reckoned', path: usual.path, got: 'other than the nights before' }
}

export function* nightsOfSpans(told: Answers): Generator<Between> {
  const pages = told.filter(({ name, answer }) => name === NAME && answer.value !== null)

  for (const day of pages.filter(isOfDay))
    for (const span of pages.filter((page) => !isOfDay(page))) {
      if (span.input['userCode'] !== day.input['userCode']) continue
      yield* timesOfNight(day, span)
      yield* usualScore(day, span)
    }
}
