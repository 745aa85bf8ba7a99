// What has been done about matters, and which of them come first, against their events and against each other.
import type { Between, LawName } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { isOver } from '../operations/summaries.ts'
import { nodesAt } from '../places.ts'

const SUMMARY = 'warnings.getWarningSummary'
const HOME = 'home.getHomeSummary'
const LIST = 'warnings.listWarnings'

const idsOf = (matter: Node): string =>
  nodesAt(matter, 'ids[]')
    .map(({ value }) => String(value))
    .toSorted()
    .join()

/** Home has the first of those that wait, in their order. */
function* firstOnHome(told: Answers): Generator<Between> {
  const all = told.find(({ name }) => name === SUMMARY)
  if (!all) return
  const waiting = nodesAt(all.answer, 'matters[]').filter((matter) => !isOver(matter))

  for (const { name, answer } of told.filter((each) => each.name === HOME)) {
    const [list] = nodesAt(answer, 'matters')

    const places = nodesAt(list, '[]').map((matter) =>
      waiting.findIndex((other) => idsOf(other) === idsOf(matter)),
    )

    if (list && !places.includes(-1) && places.some((place, index) => place !== index))
      yield { name, law: 'sorted', path: list.path, got: `not the first of ${SUMMARY}` }
  }
}

interface Event {
  readonly ms: number | undefined
  readonly handledAs: string | undefined
}

const eventsOf = (told: Answers): ReadonlyMap<unknown, Event> =>
  new Map(
    told
      .filter(({ name }) => name === LIST)
      .flatMap(({ answer }) => answer.items)
      .map((row) => [
        fieldOf(row, 'id')?.value,
        {
          ms: momentOf(fieldOf(row, 'createTime')?.value)?.ms,
          handledAs: textOf(fieldOf(row, 'handledAs')),
        },
      ]),
  )

/** The events of a matter stand newest first, and how the newest was handled is what was done about it. */
function* asItsEvents(
  { name, answer }: Told,
  events: ReadonlyMap<unknown, Event>,
): Generator<Between> {
  const wrong = (law: LawName, { path }: Node, got: string) => ({ name, law, path, got })

  for (const matter of nodesAt(answer, 'matters[]')) {
    const [ids, progress] = ['ids', 'progress'].map((key) => fieldOf(matter, key))
    const own = (ids?.items ?? []).flatMap((id) => events.get(id.value) ?? [])
    const moments = own.flatMap(({ ms }) => ms ?? [])
    if (isList(ids) && moments.some((ms, index) => ms > (moments[index - 1] ?? Infinity)))
      yield wrong('sorted', ids, 'not newest first')
    const handled = events.get(ids?.items[0]?.value)?.handledAs
    if (progress && handled && isOver(matter) && !textOf(progress)?.includes(handled))
      yield wrong('same-fact', progress, `other than ${LIST}`)
  }
}

export function* mattersTold(told: Answers): Generator<Between> {
  yield* firstOnHome(told)
  const events = eventsOf(told)
  for (const each of told) yield* asItsEvents(each, events)
}
