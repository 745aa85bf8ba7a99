// Puts recorded answers side by side with the contract: which fields each backend sends, how often and of which types.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contract, listOperations } from '@kangban/contracts'
import { answerSchema, branchesOf, type JsonSchema, typeOf } from './json-schema.ts'
import { CouldNotRun } from './text.ts'

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

type Fields = Map<string, { readonly types: Set<string>; seen: number; of: number }>

const field = (fields: Fields, path: string) => {
  const known = fields.get(path) ?? { types: new Set<string>(), seen: 0, of: 0 }
  fields.set(path, known)
  return known
}

/** Whole numbers are numbers: which of both a value is, is chance. */
const wireType = (type: string): string => (type === 'integer' ? 'number' : type)

function walkContract(fields: Fields, schema: JsonSchema, { root, path }: { root: JsonSchema; path: string }): void {
  for (const branch of branchesOf(schema, root)) {
    const type = branch.type ?? (branch.enum || 'const' in branch ? typeOf(branch.const ?? branch.enum?.[0]) : 'any')
    field(fields, path).types.add(wireType(type))
    if (typeof branch.items === 'object') walkContract(fields, branch.items, { root, path: `${path}[]` })
    if (typeof branch.additionalProperties === 'object') {
      walkContract(fields, branch.additionalProperties, { root, path: `${path}{}` })
    }
    for (const [key, property] of Object.entries(branch.properties ?? {})) {
      const below = field(fields, `${path}.${key}`)
      below.of += 1
      if (branch.required?.includes(key)) below.seen += 1
      walkContract(fields, property, { root, path: `${path}.${key}` })
    }
  }
}

function walkValue(fields: Fields, value: unknown, path: string): void {
  field(fields, path).types.add(wireType(typeOf(value)))
  if (Array.isArray(value)) for (const item of value) walkValue(fields, item, `${path}[]`)
  if (typeOf(value) !== 'object') return
  const present = Object.entries(value as Record<string, unknown>)
  for (const [key, each] of present) {
    field(fields, `${path}.${key}`).seen += 1
    walkValue(fields, each, `${path}.${key}`)
  }
}

/** How many objects there are at every path, against which the presence of their fields counts. */
function countParents(value: unknown, path: string, counts: Map<string, number>): void {
  if (Array.isArray(value)) for (const item of value) countParents(item, `${path}[]`, counts)
  if (typeOf(value) !== 'object') return
  counts.set(path, (counts.get(path) ?? 0) + 1)
  for (const [key, each] of Object.entries(value as Record<string, unknown>)) {
    countParents(each, `${path}.${key}`, counts)
  }
}

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0))
const isItem = (path: string): boolean => /(\[\]|\{\})$/.test(path)

function contractFields(name: string): Fields {
  const fields: Fields = new Map()
  const operation = new Map(listOperations(contract)).get(name)
  if (operation) {
    const root = answerSchema(operation)
    walkContract(fields, root, { root, path: 'data' })
  }
  return fields
}

function recordedFields(answer: unknown): Fields {
  const fields: Fields = new Map()
  const parents = new Map<string, number>()
  walkValue(fields, answer, 'data')
  countParents(answer, 'data', parents)
  for (const [path, known] of fields)
    known.of = isItem(path) || path === 'data' ? 0 : (parents.get(parentOf(path)) ?? 0)
  return fields
}

function sideOf(fields: Fields | undefined, path: string): Side | null {
  const known = fields?.get(path)
  if (!known) return null
  return { types: [...known.types].toSorted().join(' | '), presence: known.seen < known.of ? 'sometimes' : 'always' }
}

const typesOf = (side: Side): string[] => side.types.split(' | ')

/** A recorded field differs where the contract does not have it, does not allow it so, or promises it and it is not there. */
function breaks(promised: Side | null, recorded: Side | null): boolean {
  if (!recorded) return promised?.presence === 'always'
  if (!promised) return true
  if (promised.presence === 'always' && recorded.presence === 'sometimes') return true
  return !promised.types.includes('any') && typesOf(recorded).some((type) => !typesOf(promised).includes(type))
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

function compareOperation(name: string, recordings: readonly Recording[]): OperationComparison {
  const promised = contractFields(name)
  const all = recordings.map(({ answers }) => (answers.has(name) ? recordedFields(answers.get(name)) : undefined))
  const paths = [...new Set([...promised.keys(), ...all.flatMap((fields) => [...(fields?.keys() ?? [])])])]
  const hasObject = (fields: Fields, path: string) => fields.get(parentOf(path))?.types.has('object') ?? false
  const fields = paths.map((path): FieldRow => {
    const own = sideOf(promised, path)
    const sides = all.map((fields) => sideOf(fields, path))
    // Below an empty list or a null there is nothing to compare, and an operation that was not recorded says nothing.
    const known = all.flatMap((fields, index) =>
      fields && !isItem(path) && (path === 'data' || hasObject(fields, path)) ? [sides[index] ?? null] : [],
    )
    const against = known.some((side) => breaks(own, side)) || sides.some((side) => side && breaks(own, side))
    const among = known.some((side) => differ(side, known[0] ?? null))
    return { path, sides: [own, ...sides], differs: against || among }
  })
  return { name, fields }
}

export function compareRecordings(recordings: readonly Recording[]): Comparison {
  const recorded = new Set(recordings.flatMap(({ answers }) => [...answers.keys()]))
  const inOrder = listOperations(contract).map(([name]) => name)
  const names = [
    ...inOrder.filter((name) => recorded.has(name)),
    ...[...recorded].filter((name) => !inOrder.includes(name)),
  ]
  const operations = names.map((name) => compareOperation(name, recordings))
  return {
    columns: ['合约 contract', ...recordings.map(({ label }) => label)],
    operations,
    differences: operations.reduce((sum, { fields }) => sum + fields.filter(({ differs }) => differs).length, 0),
  }
}

const notReadable = () =>
  new CouldNotRun({
    zh: '--compare 的目录读不出记录，请先用 --record 记录。',
    en: 'A --compare directory holds no readable recording; make one with --record.',
  })

export function readRecording(directory: string): Recording {
  try {
    const files = readdirSync(directory).filter((file) => file.endsWith('.json'))
    if (files.length === 0) throw notReadable()
    const answers = files.map((file): [string, unknown] => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(directory, file), 'utf8')),
    ])
    return { label: basename(directory), answers: new Map(answers) }
  } catch {
    throw notReadable()
  }
}
