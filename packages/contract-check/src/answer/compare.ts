// Puts recorded answers side by side with the contract: which fields each backend sends, how often and of which types.
import { contract, listOperations } from '@kangban/contracts'
import {
  answerSchema,
  branchesOf,
  JSON_TYPES,
  type JsonSchema,
  resolve,
  typeOf,
} from './json-schema.ts'

/** What one side knows of a field; null where it does not have the field at all. */
export interface Side {
  /** E.g. `string | null`. */
  readonly types: string
  readonly presence: 'always' | 'sometimes'
}

export interface FieldRow {
  readonly path: string
  /** As many as `Comparison.columns`; the first is the contract. */
  readonly sides: readonly (Side | null)[]
  /** Whether a side that does not have the field could have had it: nothing is known below an empty list or a null. */
  readonly known: readonly boolean[]
  readonly differs: boolean
}

export interface OperationComparison {
  readonly name: string
  readonly fields: readonly FieldRow[]
}

export interface Comparison {
  readonly columns: readonly string[]
  readonly operations: readonly OperationComparison[]
  readonly differences: number
}

/** Masked answers by operation, as `--record` writes them. */
export interface Recording {
  readonly label: string
  readonly answers: ReadonlyMap<string, unknown>
}

const operations = listOperations(contract)
const byName = new Map(operations)

interface Field {
  readonly types: Set<string>
  /** How often the field was there, and how often its value was an object, against which the fields below count. */
  seen: number
  objects: number
  /** What we add: another back end may lack it without a difference. */
  added: boolean
}
type Fields = Map<string, Field>

function field(fields: Fields, path: string): Field {
  const known = fields.get(path) ?? { types: new Set<string>(), seen: 0, objects: 0, added: false }
  fields.set(path, known)
  return known
}

/** Whole numbers are numbers: which of both a value is, is chance. */
const wireType = (type: string): string => (type === 'integer' ? 'number' : type)

const ANY = 'any'

interface ContractWalk {
  readonly root: JsonSchema
  readonly path: string
  /** Schemas above this one: a schema that holds itself is shown once. */
  readonly above: readonly JsonSchema[]
}

function walkContract(
  fields: Fields,
  schema: JsonSchema,
  { root, path, above: before }: ContractWalk,
): void {
  const resolved = resolve(schema, root)
  if (before.includes(resolved)) return
  const above = [...before, resolved]

  for (const branch of branchesOf(schema, root)) {
    const type =
      branch.type ??
      (branch.enum || 'const' in branch ? typeOf(branch.const ?? branch.enum?.[0]) : ANY)

    const here = field(fields, path)
    here.types.add(wireType(type))
    if (type === 'object') here.objects += 1
    if (typeof branch.items === 'object')
      walkContract(fields, branch.items, { root, above, path: `${path}[]` })

    if (branch.additionalProperties !== undefined && branch.additionalProperties !== false) {
      const each = branch.additionalProperties === true ? {} : branch.additionalProperties
      walkContract(fields, each, { root, above, path: `${path}{}` })
    }

    for (const [key, property] of Object.entries(branch.properties ?? {})) {
      if (branch.required?.includes(key)) field(fields, `${path}.${key}`).seen += 1
      walkContract(fields, property, { root, above, path: `${path}.${key}` })
      if (property['x-added']) field(fields, `${path}.${key}`).added = true
    }
  }
}

function walkValue(fields: Fields, value: unknown, path: string): void {
  const here = field(fields, path)
  here.types.add(wireType(typeOf(value)))
  if (Array.isArray(value)) for (const item of value) walkValue(fields, item, `${path}[]`)
  if (typeOf(value) !== 'object') return
  here.objects += 1

  for (const [key, each] of Object.entries(value as Record<string, unknown>)) {
    field(fields, `${path}.${key}`).seen += 1
    walkValue(fields, each, `${path}.${key}`)
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0))
const isItem = (path: string): boolean => /(\[\]|\{\})$/.test(path)

function contractFields(name: string): Fields {
  const fields: Fields = new Map()
  const operation = byName.get(name)

  if (operation) {
    const root = answerSchema(operation)
    walkContract(fields, root, { root, above: [], path: 'data' })
  }

  return fields
}

function recordedFields(answer: unknown): Fields {
  const fields: Fields = new Map()
  walkValue(fields, answer, 'data')
  return fields
}

function sideOf(fields: Fields | undefined, path: string): Side | null {
  const known = fields?.get(path)
  if (!known) return null
  const of = isItem(path) || path === 'data' ? 0 : (fields?.get(parentOf(path))?.objects ?? 0)

  return {
    types: [...known.types].toSorted().join(' | '),
    presence: known.seen < of ? 'sometimes' : 'always',
  }
}

/** Whether the contract leaves open what is at a path: below a map, or below anything at all. */
function isOpen(promised: Fields, path: string): boolean {
  const parent = parentOf(path)
  if (parent === '') return false
  const items = /^(.*?)(\[\])*$/.exec(parent)?.[1] ?? parent

  const above = [parent, items].some(
    (at) => promised.has(`${at}{}`) || promised.get(at)?.types.has(ANY),
  )

  return above || isOpen(promised, parent)
}

const typesOf = (side: Side): string[] => side.types.split(' | ')

/** A recorded field differs where the contract does not have it, does not allow it so, or promises it and it is not there. */
function breaks(promised: Side | null, recorded: Side | null): boolean {
  if (!recorded) return promised?.presence === 'always'
  if (!promised) return true
  if (promised.presence === 'always' && recorded.presence === 'sometimes') return true

  return (
    !promised.types.includes(ANY) &&
    typesOf(recorded).some((type) => !typesOf(promised).includes(type))
  )
}

const withoutNull = (side: Side): string =>
  typesOf(side)
    .filter((type) => type !== 'null')
    .join(' | ')

/** Two recordings differ where one lacks the field or has another type; null beside a value is chance. */
function differ(a: Side | null, b: Side | null): boolean {
  if (!a || !b) return a !== b
  return withoutNull(a) !== withoutNull(b) && withoutNull(a) !== '' && withoutNull(b) !== ''
}

/** Data that no document names: what comes there is nobody's promise. */
const takesAnything = (side: Side | null): boolean =>
  side !== null && JSON_TYPES.every((type) => typesOf(side).includes(type))

const hasObject = (fields: Fields, path: string): boolean =>
  (fields.get(parentOf(path))?.objects ?? 0) > 0

function compareOperation(name: string, recordings: readonly Recording[]): OperationComparison {
  const promised = contractFields(name)

  const all = recordings.map(({ answers }) =>
    answers.has(name) ? recordedFields(answers.get(name)) : undefined,
  )

  const paths = [
    ...new Set([...promised.keys(), ...all.flatMap((fields) => [...(fields?.keys() ?? [])])]),
  ]

  const fields = paths.map((path): FieldRow => {
    const own = sideOf(promised, path)
    const sides = all.map((fields) => sideOf(fields, path))
    const mayLack = promised.get(path)?.added ?? false

    // Below an empty list or a null there is nothing to compare, and an operation that was not recorded says nothing.
    const knows = all.map(
      (fields) =>
        fields !== undefined && !isItem(path) && (path === 'data' || hasObject(fields, path)),
    )

    const known = sides.filter((side, index) => knows[index] && (side || !mayLack))

    const against =
      known.some((side) => breaks(own, side)) || sides.some((side) => side && breaks(own, side))

    const among = !takesAnything(own) && known.some((side) => differ(side, known[0] ?? null))
    const open = !own && isOpen(promised, path)
    const differs = !open && (against || among)
    return { path, sides: [own, ...sides], known: [true, ...knows], differs }
  })

  return { name, fields }
}

export function compareRecordings(recordings: readonly Recording[]): Comparison {
  const recorded = new Set(recordings.flatMap(({ answers }) => [...answers.keys()]))
  const inOrder = operations.map(([name]) => name)

  const names = [
    ...inOrder.filter((name) => recorded.has(name)),
    ...[...recorded].filter((name) => !inOrder.includes(name)),
  ]

  const compared = names.map((name) => compareOperation(name, recordings))

  return {
    columns: ['约定 contract', ...recordings.map(({ label }) => label)],
    operations: compared,
    differences: compared.reduce(
      (sum, { fields }) => sum + fields.filter(({ differs }) => differs).length,
      0,
    ),
  }
}
