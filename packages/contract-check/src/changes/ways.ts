// The ways that a value may take, put in pairs: before and after a change.
import {
  allowedValues,
  type Branch,
  branchesOf,
  type JsonSchema,
  typeOf,
} from '../answer/json-schema.ts'

/** Any type at all. */
export const ANY = 'any'
export const NULL = 'null'

export type Ways = ReadonlyMap<string, readonly Branch[]>

const typesOf = (branch: Branch): string[] => {
  const values = allowedValues(branch)

  return branch.type === undefined
    ? values
      ? [...new Set(values.map(typeOf))]
      : [ANY]
    : [branch.type]
}

/** Literals of one type that stand beside each other are one list of values. */
function joined(branches: readonly Branch[]): readonly Branch[] {
  const lists = branches.map(allowedValues)
  if (branches.length < 2 || lists.includes(undefined)) return branches
  const all: Branch = Object.assign({}, ...branches)
  const { const: _, ...rest } = all
  return [{ ...rest, enum: [...new Set(lists.flatMap((values) => values ?? []))] }]
}

/** By type. */
export function waysOf(schema: JsonSchema, root: JsonSchema): Ways {
  const branches = branchesOf(schema, root)
  const types = new Set(branches.flatMap(typesOf))

  return new Map(
    [...types].map((type) => [
      type,
      joined(branches.filter((branch) => typesOf(branch).includes(type))),
    ]),
  )
}

/** The type under which values of a type are let through, if they are: each whole number is a number. */
export function typeFor(type: string, ways: Ways): string | undefined {
  if (ways.has(type)) return type
  if (type === 'integer' && ways.has('number')) return 'number'
  return ways.has(ANY) ? ANY : undefined
}

export interface Pair {
  readonly before?: Branch
  readonly after?: Branch
  /** Tells one of several shapes, as `[kind="a"]`; empty where there is one alone, or nothing tells them apart. */
  readonly label: string
}

const labelOf = (branch: Branch, key: string): string | undefined => {
  const property = branch.properties?.[key]
  const values = property && allowedValues(property)
  return values?.map((value) => JSON.stringify(value)).join('|')
}

/** The field whose value tells the shapes on each side apart. */
function tellingKey(sides: readonly (readonly Branch[])[]): string | undefined {
  const keys = Object.keys(sides[0]?.[0]?.properties ?? {})

  return keys.find((key) =>
    sides.every((branches) => {
      const labels = branches.map((branch) => labelOf(branch, key))
      return !labels.includes(undefined) && new Set(labels).size === labels.length
    }),
  )
}

/** Shapes of one type: those that are told apart by a field go with their like, the others in their order. */
export function pairsOf(before: readonly Branch[], after: readonly Branch[]): Pair[] {
  const isOne = before.length === 1 && after.length === 1
  const key = isOne ? undefined : tellingKey([before, after])

  if (key === undefined) {
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
      before: before[index],
      after: after[index],
      label: isOne ? '' : `[${index}]`,
    }))
  }

  const labels = new Set([...before, ...after].map((branch) => labelOf(branch, key)))

  return [...labels].map((label) => ({
    before: before.find((branch) => labelOf(branch, key) === label),
    after: after.find((branch) => labelOf(branch, key) === label),
    label: `[${key}=${label}]`,
  }))
}
