// An answer as the laws see it: its values with what the contract says of each.

export interface Marks {
  /** The name of a number's quantity; see quantities. */
  readonly quantity?: string
  readonly minimum?: number
  /** Lowest and highest of what is not looked at once more. */
  readonly plausible?: readonly [low: number, high: number]
  /** `date` or `date-time`. */
  readonly format?: string
  /** What a text stands for; see kinds. */
  readonly kind?: string
  /** Name or form are our choice: a back end of the documents alone may have another. */
  readonly open?: boolean
}

export interface Node {
  /** As `data.list[].createTime`. */
  readonly path: string
  /** The name of the field; of an item, that of its list. */
  readonly key: string
  readonly value: unknown
  readonly marks: Marks
  /** Of an object. */
  readonly fields: ReadonlyMap<string, Node>
  /** Of a list. */
  readonly items: readonly Node[]
}

function gather(node: Node, into: Node[]): Node[] {
  into.push(node)
  for (const field of node.fields.values()) gather(field, into)
  for (const item of node.items) gather(item, into)
  return into
}

const gathered = new WeakMap<Node, readonly Node[]>()

/** The node and all below it; gathered once, since most laws ask for it. */
export function everyNode(node: Node): readonly Node[] {
  const all = gathered.get(node) ?? gather(node, [])
  gathered.set(node, all)
  return all
}

const ADDED_KEY = 'kangban'

/** The fields of an object with what our own service adds laid beside them. */
export function fieldsOf(node: Node | undefined): ReadonlyMap<string, Node> {
  const added = node?.fields.get(ADDED_KEY)?.fields
  if (!node || !added || added.size === 0) return node?.fields ?? new Map()
  return new Map([...node.fields, ...added])
}

export const fieldOf = (node: Node | undefined, key: string): Node | undefined =>
  fieldsOf(node).get(key)

export const numberOf = (node: Node | undefined): number | undefined =>
  typeof node?.value === 'number' ? node.value : undefined

export const textOf = (node: Node | undefined): string | undefined =>
  typeof node?.value === 'string' ? node.value : undefined

export const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

export const isList = (
  node: Node | undefined,
): node is Node & { readonly value: readonly unknown[] } => Array.isArray(node?.value)

/** The numbers of a list, gaps left out. */
export const numbersIn = (node: Node | undefined): number[] =>
  (node?.items ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))

/** One answer with what was asked. */
export interface Told {
  /** Of the operation. */
  readonly name: string
  /** What the contract says of it in a sentence, the promised order included. */
  readonly summary: string
  readonly input: Readonly<Record<string, unknown>>
  readonly answer: Node
  /** The host that was asked, where it is known. */
  readonly host?: string
  /** When it was answered. */
  readonly now: Date
}

/** All that was told in one run. */
export type Answers = readonly Told[]

/** The first answer of a call. */
export const answerOf = (told: Answers, name: string): Node | undefined =>
  told.find((each) => each.name === name)?.answer
