// Places below an answer, by paths such as `list[].day` and `[0].main.type`.
import { momentOf } from './moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf } from './node.ts'

const STEP = /^(\w*)(?:\[(\d*)\])?$/

function stepsFrom(node: Node, step: string): Node[] {
  const [, key = '', index] = STEP.exec(step) ?? []
  const at = key === '' ? node : fieldOf(node, key)
  if (!at) return []
  if (index === undefined) return [at]
  return index === '' ? [...at.items] : at.items.slice(Number(index), Number(index) + 1)
}

/** All that stand at a path; what our own service adds lies beside the other fields, and the empty path is the node itself. */
export const nodesAt = (node: Node | undefined, path: string): Node[] =>
  path
    .split('.')
    .reduce<Node[]>(
      (nodes, step) => nodes.flatMap((each) => stepsFrom(each, step)),
      node ? [node] : [],
    )

/** Says nothing: null, an empty text, a list of nothing or of gaps, an object of such. */
export function isSilent({ value, items, fields }: Node): boolean {
  if (Array.isArray(value)) return items.every(isSilent)
  if (fields.size > 0) return [...fields.values()].every(isSilent)
  return value === null || value === ''
}

/** Whether anything stands there that says something. */
export const tells = (node: Node | undefined, path: string): boolean =>
  nodesAt(node, path).some((each) => !isSilent(each))

/** Where the way to a place ends in null or in an empty list, or the place itself says nothing; undefined where it is not told of. */
export function silentAt(node: Node, path: string): Node | undefined {
  let here: readonly Node[] = [node]

  for (const step of path.split('.')) {
    const [first] = here
    const next = here.flatMap((each) => stepsFrom(each, step))
    if (next.length > 0) here = next
    else return first && (first.value === null ? first : emptyList(first, step))
  }

  return here.every(isSilent) ? here[0] : undefined
}

function emptyList(node: Node, step: string): Node | undefined {
  const [, key = ''] = STEP.exec(step) ?? []
  const list = key === '' ? node : fieldOf(node, key)
  return Array.isArray(list?.value) && list.items.length === 0 ? list : undefined
}

export const numberAt = (node: Node | undefined, path: string): number | undefined =>
  numberOf(nodesAt(node, path)[0])

export const textAt = (node: Node | undefined, path: string): string | undefined =>
  textOf(nodesAt(node, path)[0])

/** Milliseconds of a moment. */
export const msAt = (node: Node | undefined, path: string): number | undefined =>
  momentOf(nodesAt(node, path)[0]?.value)?.ms

/** A text; of a sentence and of a list all its parts as one. */
export function saidAt(node: Node | undefined, path: string): string {
  const [at] = nodesAt(node, path)
  if (!isList(at)) return textOf(at) ?? ''
  return at.items.map((part) => textOf(part) ?? textOf(fieldOf(part, 'text')) ?? '').join('')
}
