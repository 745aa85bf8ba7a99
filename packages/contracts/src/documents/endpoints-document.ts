// docs/endpoints.md: every call on one page, from the contracts alone.
import type * as z from 'zod/mini'
import { SUCCESS } from '../wire/codes.ts'
import { contract } from '../contract.ts'
import { FEATURES } from '../features.ts'
import { listOperations, type Operation } from '../operation.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { ADDED, ADDED_KEY, DECIDED } from './origin.ts'

interface Fields {
  readonly type?: string | string[]
  readonly properties?: Readonly<Record<string, Fields>>
  readonly required?: readonly string[]
  readonly items?: Fields
  readonly anyOf?: readonly Fields[]
  readonly oneOf?: readonly Fields[]
  readonly [DECIDED]?: string
  readonly [ADDED]?: boolean
}

const DEEPEST = 4

/** Stands behind what a row of the requirements leaves to us. */
const OPEN = '°'
const markOf = (schema: Fields): string => (schema[DECIDED] ? OPEN : '')

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  jsonSchemaOf(schema, io, { reused: 'inline' }) as Fields

const branchesOf = ({ anyOf, oneOf }: Fields): readonly Fields[] => anyOf ?? oneOf ?? []

const isAddedOnly = ({ properties }: Fields): boolean =>
  Object.keys(properties ?? {}).join() === ADDED_KEY

/** Whether no document names the data: then its only object is there for what we add. */
const isAnything = (schema: Fields): boolean => {
  const branches = branchesOf(schema)
  return branches.some(isAddedOnly) && branches.some(({ type }) => type === 'string')
}

/** The field names below a schema: `list[]{id, at°} + kangban{…}`; `?` marks what may be left out. */
function names(schema: Fields, depth = 0): string {
  if (isAnything(schema)) {
    const { properties = {} } = branchesOf(schema).find(isAddedOnly) ?? {}
    const ours = names(properties[ADDED_KEY] ?? {}, depth + 1)
    return ours ? `anything + ${ADDED_KEY}${ours}` : 'anything'
  }

  const branches = branchesOf(schema)
    .map((branch) => names(branch, depth))
    .filter(Boolean)

  if (branches.length > 0) return [...new Set(branches)].join(' | ')
  if (schema.items) return `[]${names(schema.items, depth)}`
  const entries = Object.entries(schema.properties ?? {})
  if (entries.length === 0) return ''
  if (depth === DEEPEST) return '{…}'
  const own = entries.filter(([, property]) => !property[ADDED])
  const added = entries.filter(([key, property]) => property[ADDED] && key !== ADDED_KEY)

  const each = (fields: typeof entries) => {
    const listed = fields.map(([key, property]) => {
      const optional = schema.required?.includes(key) ? '' : '?'
      return `${key}${optional}${markOf(property)}${names(property, depth + 1)}`
    })

    return `{${listed.join(', ')}}`
  }

  const below = schema.properties?.[ADDED_KEY]

  return [
    own.length > 0 && each(own),
    added.length > 0 && each(added),
    below && `${ADDED_KEY}${names(below, depth + 1)}`,
  ]
    .filter(Boolean)
    .join(' + ')
}

const typeName = ({ type }: Fields): string => [type ?? []].flat().join(' | ')

const MAX_TEXT_LENGTH = 60
const MAX_ROWS = 2

/** An example as it stands in JSON, long texts and lists cut, files by their name. */
function shorten(value: unknown): unknown {
  if (value instanceof File) return value.name
  if (typeof value === 'string')
    return value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value
  if (Array.isArray(value)) return value.slice(0, MAX_ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '–')

/** A call of ours is ours as a whole: nothing in it is marked. */
const plain = (schema: Fields): Fields =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === DECIDED || key === ADDED ? undefined : value,
    ),
  ) as Fields

function fieldsCell(operation: Operation, io: 'input' | 'output'): string {
  const schema = schemaOf(operation[io], io)
  const fields = operation.origin === 'ours' ? plain(schema) : schema
  const listed = names(fields) || (fields.properties ? '' : typeName(fields))
  const whole = listed.includes(' + ') && markOf(fields) ? `(${listed})` : listed
  return code(whole && `${whole}${markOf(fields)}`)
}

function row(operation: Operation): string {
  const { method, path, origin, summary, ownership, safety, successCode = SUCCESS } = operation

  const cells = [
    method,
    code(path.slice(1)),
    origin,
    cell(summary),
    ownership,
    safety,
    successCode,
    fieldsCell(operation, 'input'),
    fieldsCell(operation, 'output'),
  ]

  return `| ${cells.join(' | ')} |`
}

const json = (value: unknown): string => JSON.stringify(shorten(value))

function example([name, { example }]: readonly [string, Operation]): string {
  if (!example) return ''

  return [`**${name}**`, '', '```json', json(example.input), json(example.output), '```', ''].join(
    '\n',
  )
}

const HEAD = `# Endpoints

Written by \`npm run endpoints\` from \`packages/contracts\`; not edited by hand. Paths stand below the service base path
\`/api\`. Every answer is \`{code, msg, data}\`; the answer fields are those of \`data\`. \`?\` marks what may be left out,
\`[]\` a list. Ownership and safety classes are explained in \`packages/contracts/src/operation.ts\`, codes in \`codes.ts\`.

Origin says whose promise a call is (\`adr/0014-whose-promise.md\`): \`documented\` stands in the two documents, of \`named\`
they know an internal name and not the path, \`ours\` is ours alone. In the first two:

- \`name${OPEN}\`: a row of the requirements leaves the name or the form to us; another back end may differ there;
- \`+ {name}\` of an input: a field that our own service alone knows, never sent to another;
- \`+ ${ADDED_KEY}{name}\` of an answer: what our service adds to the object before it, below the key \`${ADDED_KEY}\`;
- \`anything\`: no document names the data.

The source of each documented field stands in \`packages/contracts/documented-fields.tsv\`.
`

const COLUMNS = [
  'Method',
  'Path',
  'Origin',
  'Summary',
  'Ownership',
  'Safety',
  'Code',
  'Input',
  'Answer',
]

function feature(
  [key, title]: readonly [string, string],
  entries: readonly (readonly [string, Operation])[],
): string {
  const own = entries.filter(([name]) => name.startsWith(`${key}.`))

  return [
    `## ${key} ${title}`,
    '',
    `| ${COLUMNS.join(' | ')} |`,
    `| ${COLUMNS.map(() => '---').join(' | ')} |`,
    ...own.map(([, operation]) => row(operation)),
    '',
    '<details><summary>示例 Examples: input, then data of the answer</summary>',
    '',
    ...own.map(example),
    '</details>',
    '',
  ].join('\n')
}

/** How many calls are whose. */
const counts = (entries: readonly (readonly [string, Operation])[]): string =>
  (['documented', 'named', 'ours'] as const)
    .map((whose) => `${entries.filter(([, { origin }]) => origin === whose).length} ${whose}`)
    .join(', ')

export function endpointsDocument(): string {
  const entries = listOperations(contract)

  return [
    `${HEAD}\n${entries.length} operations: ${counts(entries)}.\n`,
    ...Object.entries(FEATURES).map((each) => feature(each, entries)),
  ].join('\n')
}
