// What the pages of one list owe to each other.
import type { Between } from './catalogue.ts'
import { fieldOf, fieldsOf, isList, isScalar, type Node, numberOf, type Told } from './node.ts'

/** Links are signed anew each time, and what is read, analysed or received in between changes a row. */
const CHANGES = /url|unread|status|blocks|sampleCount|finding|state|rateText|change|count/i

/** A row by what it is. */
const contentOf = (row: Node): unknown => [
  fieldOf(row, 'id')?.value ?? null,
  ...[...fieldsOf(row).values()]
    .filter(({ value }) => isScalar(value))
    .map(({ key, value }) => (CHANGES.test(key) ? key : value)),
]

/** What was asked apart from the page, in whichever order its parts were given. */
const keyOf = (input: Told['input']): string =>
  JSON.stringify(
    Object.entries({ ...input, pn: 0, ps: 0 }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const rowsOf = ({ answer }: Told): readonly Node[] => answer.fields.get('list')?.items ?? []
const sizeOf = ({ input }: Told): number => Number(input['ps'])

/** Small pages, laid after each other, are the beginning of a large one. */
export function* pagesAndList(told: readonly Told[]): Generator<Between> {
  const paged = told.filter(
    ({ input, answer }) => 'ps' in input && isList(answer.fields.get('list')),
  )

  for (const small of paged) {
    const large = paged.find(
      (other) =>
        other.name === small.name &&
        other !== small &&
        keyOf(other.input) === keyOf(small.input) &&
        Number(other.input['pn']) === 1 &&
        sizeOf(other) > sizeOf(small),
    )

    if (!large) continue
    const from = (Number(small.input['pn']) - 1) * sizeOf(small)

    const due = rowsOf(large)
      .slice(from, from + sizeOf(small))
      .map(contentOf)

    const came = rowsOf(small).map(contentOf)
    if (JSON.stringify(due) !== JSON.stringify(came))
      yield {
        name: small.name,
        law: 'pages',
        path: 'data.list',
        got: 'other rows than in one page',
      }
  }
}

/** However large its pages are, a list has as many rows. */
export function* totals(told: readonly Told[]): Generator<Between> {
  const known = new Map<string, number>()

  for (const { name, input, answer } of told) {
    const total = answer.fields.get('total')
    const count = numberOf(total)
    if (!('ps' in input) || !total || count === undefined) continue
    const question = name + keyOf(input)
    const first = known.get(question) ?? count
    known.set(question, first)
    if (count !== first)
      yield { name, law: 'pages', path: total.path, got: 'other than of other pages' }
  }
}
