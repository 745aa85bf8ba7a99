// One fact at two places: where one of them says nothing, or something else.
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, isScalar, type Node, type Told } from '../node.ts'
import { nodesAt, silentAt, tells } from '../places.ts'

/** Whether both answers are about the same. */
export type Comparable = (first: Told, second: Told) => boolean

export interface Fact {
  /** Call and path of each; all that stands there together is the fact. */
  readonly places: readonly [
    first: readonly [call: string, path: string],
    second: readonly [call: string, path: string],
  ]
  readonly if?: Comparable
}

/** What was told; a moment however it is written, a list whatever its order, an object by its names. */
function wordOf({ value, fields, items }: Node): string {
  if (Array.isArray(value)) return items.map(wordOf).toSorted().join()
  if (fields.size > 0)
    return [...fields]
      .map(([key, each]) => `${key} ${wordOf(each)}`)
      .toSorted()
      .join()
  return isScalar(value) ? String(momentOf(value)?.ms ?? value) : ''
}

const wordsOf = (nodes: readonly Node[]): string => nodes.map(wordOf).toSorted().join()

interface At {
  readonly told: Pick<Told, 'name'>
  readonly node: Node
  readonly path: string
}

const silence = (at: At, other: At): Between[] => {
  const node = silentAt(at.node, at.path)

  return node && tells(other.node, other.path)
    ? [
        {
          name: at.told.name,
          law: 'silent',
          path: node.path,
          got: `nothing, unlike ${other.told.name}`,
        },
      ]
    : []
}

/** Where one of two places says nothing of what the other tells. */
export const silencesOf = (first: At, second: At): Between[] => [
  ...silence(first, second),
  ...silence(second, first),
]

/** Where two places differ, told of the first. */
export function* differences(first: At, second: At): Generator<Between> {
  const silent = silencesOf(first, second)
  yield* silent
  const [own, other] = [first, second].map(({ node, path }) => nodesAt(node, path))
  const [node] = own ?? []
  if (silent.length > 0 || !node || !own || !other || other.length === 0) return
  if (wordsOf(own) !== wordsOf(other))
    yield {
      name: first.told.name,
      law: 'same-fact',
      path: node.path,
      got: `other than ${second.told.name}`,
    }
}

export function* factsOf(told: Answers, table: readonly Fact[]): Generator<Between> {
  for (const { places, if: isComparable = () => true } of table) {
    const [[first, path], [second, other]] = places

    for (const one of told.filter(({ name }) => name === first))
      for (const two of told.filter(({ name }) => name === second))
        if (isComparable(one, two))
          yield* differences(
            { told: one, node: one.answer, path },
            { told: two, node: two.answer, path: other },
          )
  }
}
