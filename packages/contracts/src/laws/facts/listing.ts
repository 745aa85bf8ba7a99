// Rows of one answer that stand among the rows of another: none is missing there, and both tell the same of it.
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { msAt, nodesAt } from '../places.ts'
import { differences, silencesOf } from './fact.ts'

/** By which a row is known in both answers. */
type Key = (row: Node) => string | undefined

export interface Rows {
  readonly call: string
  readonly at: string
  readonly key: Key
}

export interface Pair {
  readonly row: Node
  readonly of: Told
  readonly among: Told
}

export interface Listing {
  readonly rows: Rows
  readonly among: Rows
  /** Whether the other answer is about the same days, and told whole. */
  readonly if?: (of: Told, among: Told) => boolean
  /** Not when this call has changed one of them, by a checker that may. */
  readonly unless?: string
  /** Whether the row must be there; where it is left out, it may be missing. */
  readonly due?: (pair: Pair) => boolean
  /** What both tell of it, by the names in each. */
  readonly fields?: readonly (readonly [own: string, other: string])[]
  /** What changes with each moment that is told `when`, and must only not be empty in one of them. */
  readonly told?: { readonly fields: readonly string[]; readonly when: string }
}

/** Was there before the run began, so that no call can have missed it. */
export const wasThere = ({ row, of }: Pair, path: string): boolean =>
  (msAt(row, path) ?? Infinity) <= of.now.getTime()

export const byText =
  (name: string): Key =>
  (row) =>
    textOf(fieldOf(row, name))

export const byMoment =
  (name: string): Key =>
  (row) => {
    const ms = momentOf(fieldOf(row, name)?.value)?.ms
    return ms === undefined ? undefined : String(ms)
  }

/** A pressure at a moment, in whichever fields. */
export const byPressure =
  (moment: string, ...values: readonly [string, string]): Key =>
  (row) => {
    const ms = momentOf(nodesAt(row, moment)[0]?.value)?.ms
    const [systolic, diastolic] = values.map((path) => numberOf(nodesAt(row, path)[0]))
    return ms === undefined ? undefined : `${ms} ${systolic}/${diastolic}`
  }

function* ofListing(listing: Listing, of: Told, among: Told): Generator<Between> {
  const { rows, among: others, due, fields = [], told } = listing
  const known = new Map(nodesAt(among.answer, others.at).map((row) => [others.key(row), row]))

  for (const row of nodesAt(of.answer, rows.at)) {
    const key = rows.key(row)
    if (key === undefined) continue
    const other = known.get(key)

    if (!other) {
      if (due?.({ row, of, among }))
        yield { name: of.name, law: 'detail', path: row.path, got: `not in ${among.name}` }
      continue
    }

    for (const [path, name] of fields)
      yield* differences({ told: of, node: row, path }, { told: among, node: other, path: name })
    if (told && isSettled([row, other], told.when, of))
      for (const path of told.fields)
        yield* silencesOf({ told: of, node: row, path }, { told: among, node: other, path })
  }
}

/** Neither has anything newer than the run. */
const isSettled = (rows: readonly Node[], when: string, { now }: Told): boolean =>
  rows.every((row) => (momentOf(fieldOf(row, when)?.value)?.ms ?? 0) <= now.getTime())

/** The list is there, if only empty. */
const isTold = ({ answer }: Told, { at }: Rows): boolean =>
  nodesAt(answer, at.replace(/\[\]$/, '')).some(isList)

export function* listings(told: Answers, table: readonly Listing[]): Generator<Between> {
  for (const listing of table) {
    const { rows, among, if: isComparable = () => true, unless } = listing
    if (told.some(({ name }) => name === unless)) continue

    for (const of of told.filter(({ name }) => name === rows.call))
      for (const other of told.filter(({ name }) => name === among.call))
        if (isTold(other, among) && isComparable(of, other)) yield* ofListing(listing, of, other)
  }
}
