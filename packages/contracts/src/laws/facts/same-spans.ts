// What day, week and month of a metric tell of their last day alike, when nothing was measured between the calls.
import type { Between } from '../catalogue.ts'
import { SPANS } from '../../constants.ts'
import { momentOf } from '../moments.ts'
import type { Answers, Told } from '../node.ts'
import { nodesAt, tells } from '../places.ts'
import { differences } from './fact.ts'

/** Of each page when its newest value was measured, and what follows from the days before its last one alone. */
const PAGES: Readonly<Record<string, readonly [newest: string, ...facts: readonly string[]]>> = {
  'monitoring.getBloodPressure': ['readings[0].at', 'hi', 'low', 'morning', 'evening', 'homeMean'],
  'monitoring.getHeartRate': ['lastTime', 'last', 'baseline'],
  'monitoring.getOxygen': ['lastTime', 'last'],
  'monitoring.getTemperature': ['lastTime', 'last'],
  'monitoring.getSteps': ['', 'target', 'streak'],
}

/** Limits, and what is usual at an age, which no measurement changes. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  'monitoring.getBloodPressure': ['normal'],
  'monitoring.getHeartRate': ['normal'],
  'monitoring.getOxygen': ['threshold'],
  'monitoring.getTemperature': ['band', 'nightsNeeded'],
  'monitoring.getSleep': ['sleepRef', 'deepRef', 'remRef', 'wakeRef'],
}

/** What a day tells of the seven days that end with it, and so does their week. */
const OF_SEVEN_DAYS: Readonly<Record<string, readonly string[]>> = {
  'monitoring.getSteps': ['average', 'best'],
}

/** What is told of the last night that was measured: of one night where the day has one. */
const OF_NIGHT = ['nightMean', 'baseline', 'deviation', 'baselineNights']

const isOfNight = ({ name, answer, input }: Told): boolean =>
  name === 'monitoring.getTemperature' && input['type'] === SPANS.day && tells(answer, 'deviations')

const newestOf = ({ answer }: Told, path: string): number | undefined =>
  momentOf(nodesAt(answer, path)[0]?.value)?.ms

/** The total of the day is the last slot of the longer span. */
const isOneCount = (day: Told, span: Told): boolean =>
  nodesAt(day.answer, 'total')[0]?.value === nodesAt(span.answer, 'details')[0]?.items.at(-1)?.value

const isOneAsked = (first: Told, second: Told): boolean =>
  first.input['dat'] === second.input['dat'] && first.input['userCode'] === second.input['userCode']

export function* limitsAgree(told: Answers): Generator<Between> {
  for (const [name, limits] of Object.entries(LIMITS)) {
    const [first, ...others] = told.filter(
      (each) => each.name === name && each.answer.value !== null,
    )

    for (const other of others)
      for (const path of limits)
        if (first && isOneAsked(first, other))
          yield* differences(
            { told: other, node: other.answer, path },
            { told: first, node: first.answer, path },
          )
  }
}

export function* spansAgree(told: Answers): Generator<Between> {
  for (const [name, [newest, ...facts]] of Object.entries(PAGES)) {
    const pages = told.filter((each) => each.name === name && each.answer.value !== null)

    for (const day of pages.filter(({ input }) => input['type'] === SPANS.day))
      for (const span of pages) {
        if (span === day || span.input['dat'] !== day.input['dat']) continue
        yield* older(told, { day, span, newest })
        const [own, other] = [day, span].map((page) => newestOf(page, newest))
        if (newest === '' ? !isOneCount(day, span) : own === undefined || own !== other) continue

        const ofSeven = span.input['type'] === SPANS.week ? (OF_SEVEN_DAYS[name] ?? []) : []

        for (const path of [...facts, ...ofSeven, ...(isOfNight(day) ? OF_NIGHT : [])])
          yield* differences(
            { told: span, node: span.answer, path },
            { told: day, node: day.answer, path },
          )
      }
  }
}

/** A span that was asked for later has nothing older as its newest than its last day alone. */
function* older(
  told: Answers,
  { day, span, newest }: { day: Told; span: Told; newest: string },
): Generator<Between> {
  const [own, other] = [span, day].map((page) => newestOf(page, newest))
  const [node] = nodesAt(span.answer, newest)
  if (!node || own === undefined || other === undefined || own >= other) return
  if (told.indexOf(span) > told.indexOf(day))
    yield { name: span.name, law: 'newest', path: node.path, got: 'older than on the day alone' }
}
