// What several calls tell of the one person, of his matters and of his reports.
import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { Between } from './catalogue.ts'
import {
  answerOf,
  type Answers,
  everyNode,
  fieldOf,
  fieldsOf,
  isList,
  type Node,
  numberOf,
  textOf,
} from './node.ts'
import { momentOf } from './moments.ts'
import { nodesAt } from './places.ts'

/** The page for the doctor is of the person of the profile. */
export function* samePerson(told: Answers): Generator<Between> {
  const [profile, page] = ['profile.getHealthInfo', 'doctor.getDoctorPage'].map((name) =>
    answerOf(told, name),
  )

  const person = fieldOf(page, 'person')
  const name = 'doctor.getDoctorPage'
  const [itsName, own] = [fieldOf(person, 'name'), textOf(fieldOf(profile, 'name'))]
  if (itsName && own && itsName.value !== own && itsName.value !== '')
    yield { name, law: 'same-fact', path: itsName.path, got: 'other than in the profile' }
}

/** A code of a person in a link of his own data is his. */
export function* ownLinks(told: Answers): Generator<Between> {
  const own = textOf(fieldOf(answerOf(told, 'profile.getHealthInfo'), 'userCode'))
  const form = own && /^(\D+)\d{6,}$/.exec(own)?.[1]
  if (!form) return
  const another = new RegExp(`(?<![\\w-])${form}\\d{6,}`, 'g')

  for (const { name, answer } of told)
    for (const { marks, value, path } of everyNode(answer)) {
      if (marks.kind !== 'address' || typeof value !== 'string') continue
      if ((value.match(another) ?? []).some((code) => code !== own))
        yield { name, law: 'same-fact', path, got: 'of another person' }
    }
}

const codesOf = (list: Node | undefined, isOwn: (row: Node) => boolean): string[] =>
  (list?.items ?? []).filter(isOwn).flatMap((row) => textOf(fieldOf(row, 'tagCode')) ?? [])

const isSelected = (row: Node): boolean => fieldOf(row, 'selected')?.value === true

const OWN_TAGS = 'profile.listOwnMedicalTags'

/** Tags that a person has are those that are marked in the list of all. */
export function* ownTags(told: Answers): Generator<Between> {
  const name = 'profile.listMedicalTags'
  const [all, own] = [name, OWN_TAGS].map((each) => answerOf(told, each))
  if (!isList(all) || !isList(own)) return
  const [marked, had] = [all, own].map((list) => codesOf(list, isSelected).toSorted().join())

  if (marked !== had) yield { name, law: 'same-fact', path: 'data[].selected', got: 'other tags' }

  for (const selected of nodesAt(own, '[].selected'))
    if (selected.value === false)
      return yield { name: OWN_TAGS, law: 'verdict', path: selected.path, got: 'of an own one' }
}

interface Events {
  /** When each began and, where it lasted, ended. */
  readonly moments: ReadonlySet<number>
  readonly times: ReadonlyMap<string | undefined, number>
  readonly oldest: number
}

function eventsOf(told: Answers): Events | undefined {
  const list = answerOf(told, 'warnings.listWarnings')
  if (!isList(list) || list.items.length === 0) return undefined

  const times = new Map<string | undefined, number>()
  const moments = new Set<number>()

  for (const row of list.items) {
    const ms = momentOf(fieldOf(row, 'createTime')?.value)?.ms
    if (ms === undefined) continue
    times.set(textOf(fieldOf(row, 'id')), ms)
    const lasted = (numberOf(fieldOf(row, 'seconds')) ?? 0) * MS_PER_SECOND
    moments.add(ms).add(ms + lasted)
  }

  return { moments, times, oldest: Math.min(...moments) }
}

/** A matter is made of events that are listed, as far back as they are, and begins with its first and ends with one. */
export function* matters(told: Answers): Generator<Between> {
  const events = eventsOf(told)
  if (!events) return

  for (const { name, answer } of told)
    for (const matter of fieldOf(answer, 'matters')?.items ?? []) {
      const ids = fieldOf(matter, 'ids')
      const [began, last] = ['beganAt', 'lastAt'].map((key) => fieldOf(matter, key))
      const [from, to] = [began, last].map((node) => momentOf(node?.value)?.ms)
      if (!isList(ids) || !began || !last || from === undefined || to === undefined) continue
      if (to < events.oldest) continue
      const known = ids.items.flatMap((id) => events.times.get(textOf(id)) ?? [])
      const isBeside = (ms: number) => ms >= events.oldest && !events.moments.has(ms)
      const isWhole = known.length === ids.items.length

      if (known.length === 0)
        yield { name, law: 'detail', path: ids.path, got: 'of no event that is listed' }
      else if (isBeside(to) || to < Math.max(...known))
        yield { name, law: 'same-fact', path: last.path, got: 'other than of an event' }
      else if (
        isBeside(from) ||
        from > Math.min(...known) ||
        (isWhole && from < Math.min(...known) - MS_PER_MINUTE)
      )
        yield { name, law: 'same-fact', path: began.path, got: 'other than of an event' }
    }
}

const isOtherKind = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && one !== other

/** The report before is not the same one, and no later than it; so is the one after no earlier. */
export function* neighbours(told: Answers): Generator<Between> {
  const days = new Map<string, string>()
  const kinds = new Map<string, unknown>()

  for (const { answer } of told.filter(({ name }) => name.startsWith('reports.')))
    for (const node of everyNode(answer)) {
      const [id, day] = [textOf(fieldOf(node, 'id')), textOf(fieldOf(node, 'endDay'))]
      if (id !== undefined && day !== undefined) days.set(id, day)
      if (id !== undefined && fieldOf(node, 'kind')) kinds.set(id, fieldOf(node, 'kind')?.value)
    }

  for (const { name, answer } of told) {
    const day = textOf(fieldOf(answer, 'endDay'))
    const fields = fieldsOf(answer)
    if (day === undefined || !fields.has('previousId')) continue

    for (const [key, isWrong] of [
      ['previousId', (other: string) => other >= day],
      ['nextId', (other: string) => other <= day],
    ] as const) {
      const neighbour = fields.get(key)
      const other = days.get(textOf(neighbour) ?? '')
      if (neighbour && other !== undefined && isWrong(other))
        yield { name, law: 'same-fact', path: neighbour.path, got: 'on the wrong side' }
      else if (
        isOtherKind(kinds.get(textOf(neighbour) ?? ''), kinds.get(textOf(fields.get('id')) ?? ''))
      )
        yield { name, law: 'same-fact', path: neighbour?.path ?? '', got: 'of another kind' }
    }
  }
}

/** The course of sleep on the home page ends with the night of its card; others have a value that is newer, or of another record. */
export function* courseOfCard(told: Answers): Generator<Between> {
  for (const { name, answer } of told)
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      if (fieldOf(card, 'metric')?.value !== 'sleep') continue
      const trend = fieldOf(card, 'trend')
      const [last, value] = [trend?.items.at(-1), fieldOf(card, 'value')].map(numberOf)
      if (trend && last !== undefined && value !== undefined && last !== value)
        yield { name, law: 'same-fact', path: trend.path, got: 'other than its card' }
    }
}
