// What several calls tell of the same reading, night or event.
import { shanghaiDay } from '@kangban/china-time'
import { SLEEP_STAGE_CODES, SPANS } from '../constants.ts'
import type { Between } from './catalogue.ts'
import { momentOf } from './moments.ts'
import { type Answers, everyNode, fieldOf, isList, type Node, numberOf, textOf } from './node.ts'
import { spanOf } from './spans.ts'

interface Reading {
  readonly name: string
  readonly id: Node
  readonly at: Node
  /** Moment and both values. */
  readonly what: string
}

function readingOf(name: string, node: Node): Reading | undefined {
  const id = fieldOf(node, 'id')
  const at = fieldOf(node, 'at') ?? fieldOf(node, 'measureTime')
  const ms = momentOf(at?.value)?.ms
  const [sbp, dbp] = ['sbp', 'dbp'].map((key) => numberOf(fieldOf(node, key)))
  if (!id || !at || textOf(id) === undefined || ms === undefined) return undefined
  if (sbp === undefined || dbp === undefined) return undefined
  return { name, id, at, what: `${ms} ${sbp}/${dbp}` }
}

/** A reading of the pressure has one id and one moment in every call; two alike in one call are told apart by nothing. */
export function* sameReadings(told: Answers): Generator<Between> {
  const ids = new Map<string, Reading[]>()
  const moments = new Map<unknown, Reading>()

  for (const { name, answer } of told)
    for (const node of everyNode(answer)) {
      const reading = node.key === 'kangban' ? undefined : readingOf(name, node)
      if (!reading) continue
      const alike = ids.get(reading.what) ?? []
      ids.set(reading.what, [...alike, reading])
      const first = moments.get(reading.id.value) ?? reading
      moments.set(reading.id.value, first)
      const others = alike.filter((each) => each.name !== name)

      if (first.what !== reading.what && first.name !== name)
        yield { name, law: 'detail', path: reading.at.path, got: `other than ${first.name}` }
      else if (others.length > 0 && others.every(({ id }) => id.value !== reading.id.value))
        yield { name, law: 'detail', path: reading.id.path, got: `other than ${others[0]?.name}` }
    }
}

/** Whether anybody asked for the circumstances of a measurement is told alike: null where nobody did. */
export function* askedAlike(told: Answers): Generator<Between> {
  const known = new Map<unknown, { readonly name: string; readonly wasAsked: boolean }>()
  // A note that is saved in between tells them.
  if (told.some(({ name }) => name.startsWith('notes.save'))) return

  for (const { name, answer } of told)
    for (const node of everyNode(answer)) {
      const [id, circumstances] = ['id', 'circumstances'].map((key) => fieldOf(node, key))
      if (node.key === 'kangban' || !circumstances || textOf(id) === undefined) continue
      const wasAsked = circumstances.value !== null
      const first = known.get(id?.value) ?? { name, wasAsked }
      known.set(id?.value, first)
      if (first.wasAsked !== wasAsked)
        yield { name, law: 'detail', path: circumstances.path, got: `other than ${first.name}` }
    }
}

const CODES: Readonly<Record<string, number>> = SLEEP_STAGE_CODES

/** The stages of the night on the card are those of its page, in the same order. */
export function* stagesOfCard(told: Answers): Generator<Between> {
  for (const { name, answer } of told)
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      const [stages, measured] = [
        fieldOf(card, 'stages'),
        momentOf(fieldOf(card, 'measuredAt')?.value),
      ]

      if (!isList(stages) || !measured || fieldOf(card, 'metric')?.value !== 'sleep') continue
      const day = shanghaiDay(measured.ms)
      const page = spanOf(told, { name: 'monitoring.getSleep', type: SPANS.day, day })?.answer
      const codes = fieldOf(page, 'details')?.items ?? []
      if (codes.length !== stages.items.length) continue

      const differs = stages.items.some(
        (row, index) => CODES[textOf(fieldOf(row, 'stage')) ?? ''] !== numberOf(codes[index]),
      )

      if (differs) yield { name, law: 'same-fact', path: stages.path, got: 'other than its page' }
    }
}

/** What is told of each event that is listed. */
function eventsOf(told: Answers): ReadonlyMap<unknown, Node> {
  const list = told.find(({ name }) => name === 'warnings.listWarnings')?.answer
  return new Map((list?.items ?? []).map((row) => [fieldOf(row, 'id')?.value, row]))
}

/** A matter is of the kind of its events, and as grave as the gravest of them. */
export function* mattersAndEvents(told: Answers): Generator<Between> {
  const events = eventsOf(told)

  for (const { name, answer } of told)
    for (const matter of fieldOf(answer, 'matters')?.items ?? []) {
      const [level, kind] = ['level', 'kind'].map((key) => fieldOf(matter, key))
      const ids = fieldOf(matter, 'ids')?.items ?? []
      const own = ids.flatMap((id) => events.get(id.value) ?? [])
      if (!level || !kind || own.length === 0) continue
      const isGrave = own.some((event) => fieldOf(event, 'level')?.value === 'bad')

      if (own.every((event) => fieldOf(event, 'eventType')?.value !== kind.value))
        yield { name, law: 'detail', path: kind.path, got: 'other than its events' }
      if (isGrave && level.value !== 'bad')
        yield { name, law: 'detail', path: level.path, got: 'milder than its events' }
      if (!isGrave && level.value === 'bad' && own.length === ids.length)
        yield { name, law: 'detail', path: level.path, got: 'graver than its events' }
    }
}
