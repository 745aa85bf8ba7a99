// What a longer span of a metric has at least, or at most, by the shorter one that ends on the same day.
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, numberOf, type Told } from '../node.ts'
import { nodesAt, numberAt } from '../places.ts'

/** Counts and highest values grow with the span. */
const GROWING: Readonly<Record<string, readonly string[]>> = {
  'monitoring.getSteps': ['total', 'activeHours', 'daysMet'],
  'monitoring.getHeartRate': ['max'],
  'monitoring.getOxygen': ['lowEvents', 'night.lowEvents'],
  'monitoring.getSleep': ['nights', 'breathWarn'],
  'monitoring.getBloodPressure': ['count', 'outOfRange', 'highest.sbp', 'highest.dbp'],
}

/** Lowest values fall with it. */
const FALLING: Readonly<Record<string, readonly string[]>> = {
  'monitoring.getHeartRate': ['min'],
  'monitoring.getOxygen': ['lowest', 'night.lowest'],
  'monitoring.getBloodPressure': ['lowest.sbp', 'lowest.dbp'],
}

/** Means, and of how many values: what these come to together grows with the span, since none is less than nothing. */
const MEANS: Readonly<Record<string, { readonly of: string; readonly paths: readonly string[] }>> =
  {
    'monitoring.getSleep': {
      of: 'nights',
      paths: ['score', 'totalTime', 'deepSleep', 'lightSleep', 'rem', 'wake', 'wakeCount'],
    },
  }

const LENGTHS: readonly unknown[] = [SPANS.day, SPANS.week, SPANS.month]

/** The longer one was asked for later, so that nothing can have been measured since that it lacks. */
const isWithin = (told: Answers, short: Told, long: Told): boolean =>
  short.name === long.name &&
  short.input['dat'] === long.input['dat'] &&
  short.input['userCode'] === long.input['userCode'] &&
  LENGTHS.indexOf(short.input['type']) < LENGTHS.indexOf(long.input['type']) &&
  told.indexOf(short) < told.indexOf(long)

/** Either may be rounded. */
const ROUNDED = 0.5

function* apart(
  short: Told,
  long: Told,
  { paths, sign }: { paths: readonly string[]; sign: 1 | -1 },
): Generator<Between> {
  for (const path of paths) {
    const [[own], [other]] = [nodesAt(short.answer, path), nodesAt(long.answer, path)]
    const [least, told] = [own, other].map(numberOf)
    if (!other || least === undefined || told === undefined) continue
    if (sign * (told - least) < -ROUNDED)
      yield {
        name: long.name,
        law: 'same-fact',
        path: other.path,
        got: `${sign > 0 ? 'less' : 'more'} than a part of it`,
      }
  }
}

function* sums(short: Told, long: Told): Generator<Between> {
  const { of, paths } = MEANS[long.name] ?? { of: '', paths: [] }
  const [part, whole] = [short, long].map(({ answer }) => numberAt(answer, of))

  for (const path of part === undefined || whole === undefined ? [] : paths) {
    const [node] = nodesAt(long.answer, path)
    const [own, other] = [numberAt(short.answer, path), numberOf(node)]
    if (!node || own === undefined || other === undefined) continue
    if ((other + ROUNDED) * (whole ?? 0) < (own - ROUNDED) * (part ?? 0))
      yield { name: long.name, law: 'same-fact', path: node.path, got: 'less than a part of it' }
  }
}

export function* nestedSpans(told: Answers): Generator<Between> {
  for (const long of told)
    for (const short of told.filter((each) => isWithin(told, each, long))) {
      yield* apart(short, long, { paths: GROWING[long.name] ?? [], sign: 1 })
      yield* apart(short, long, { paths: FALLING[long.name] ?? [], sign: -1 })
      yield* sums(short, long)
    }
}
