// The events beside a course against the lowest and the highest of it.
import { addDays, MS_PER_SECOND, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'

/** By kind, in which series its worst value is, and which way. */
const KINDS: readonly (readonly [kind: RegExp, series: string, sign: 1 | -1])[] = [
  [/-fast$/, 'hiDetails', 1],
  [/-(?:slow|low)$/, 'lowDetails', -1],
]

/** Either may be rounded. */
const ROUNDED = 1

/** What a series has of these days; of the page of a day all. */
function valuesOf({ answer, input }: Told, series: string, days: readonly string[]) {
  const labels = (fieldOf(answer, 'detailTimes')?.items ?? []).map(textOf)

  return (fieldOf(answer, series)?.items ?? []).flatMap((value, at) =>
    input['type'] === SPANS.day || days.includes(labels[at] ?? '') ? (numberOf(value) ?? []) : [],
  )
}

/** The days on which an event was; where nobody tells how long it lasted, perhaps the next one too. */
function daysOf(event: Node): readonly string[] {
  const began = momentOf(fieldOf(event, 'createTime')?.value)
  const lasted = fieldOf(event, 'seconds')
  if (!began) return []
  if (lasted === undefined) return [began.day, addDays(began.day, 1)]
  return [began.day, shanghaiDay(began.ms + (numberOf(lasted) ?? 0) * MS_PER_SECOND)]
}

/** The worst value of an event is no worse than the worst of its days, where the span has all of these. */
export function* eventsOfPage(told: Told): Generator<Breach> {
  const { answer, input } = told

  const labels =
    input['type'] === SPANS.day
      ? [input['dat']]
      : (fieldOf(answer, 'detailTimes')?.items ?? []).map(({ value }) => value)

  for (const event of fieldOf(answer, 'warnings')?.items ?? []) {
    const [kind, value] = ['eventType', 'value'].map((name) => fieldOf(event, name))
    const [, series, sign] = KINDS.find(([kinds]) => kinds.test(textOf(kind) ?? '')) ?? []
    const [worst, days] = [numberOf(value), daysOf(event)]
    if (!value || worst === undefined || series === undefined || sign === undefined) continue
    if (days.length === 0 || days.some((day) => !labels.includes(day))) continue
    const all = valuesOf(told, series, days).map((each) => sign * each)
    if (all.length > 0 && sign * worst > Math.max(...all) + ROUNDED)
      yield breach('same-fact', value, 'worse than the worst of its day')
  }
}
