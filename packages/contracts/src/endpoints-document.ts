// docs/endpoints.md: every call on one page, from the contracts alone.
import * as z from 'zod/mini'
import { SUCCESS } from './codes.ts'
import { contract } from './contract.ts'
import { FEATURES } from './features.ts'
import { listOperations, type Operation } from './operation.ts'

interface Fields {
  readonly type?: string | string[]
  readonly properties?: Readonly<Record<string, Fields>>
  readonly required?: readonly string[]
  readonly items?: Fields
  readonly anyOf?: readonly Fields[]
  readonly oneOf?: readonly Fields[]
}

const DEEPEST = 4

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Fields

/** The field names below a schema: `list[]{id, at}`; `?` marks what may be left out. */
function names(schema: Fields, depth = 0): string {
  const branches = (schema.anyOf ?? schema.oneOf)?.map((branch) => names(branch, depth)).filter(Boolean)
  if (branches) return [...new Set(branches)].join(' | ')
  if (schema.items) return `[]${names(schema.items, depth)}`
  if (!schema.properties || Object.keys(schema.properties).length === 0) return ''
  if (depth === DEEPEST) return '{…}'
  const each = Object.entries(schema.properties).map(([key, property]) => {
    const optional = schema.required?.includes(key) ? '' : '?'
    return `${key}${optional}${names(property, depth + 1)}`
  })
  return `{${each.join(', ')}}`
}

const typeName = ({ type }: Fields): string => [type ?? []].flat().join(' | ')

const LONGEST_TEXT = 60
const MOST_ROWS = 2

/** An example as it stands in JSON, long texts and lists cut, files by their name. */
function shorten(value: unknown): unknown {
  if (value instanceof File) return value.name
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each)]))
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text ? `\`${cell(text)}\`` : '–')

function fieldsCell(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const fields = schemaOf(schema, io)
  return code(names(fields) || (fields.properties ? '' : typeName(fields)))
}

function row(operation: Operation): string {
  const { method, path, summary, ownership, safety, successCode = SUCCESS } = operation
  const cells = [
    method,
    code(path.slice(1)),
    cell(summary),
    ownership,
    safety,
    successCode,
    fieldsCell(operation.input, 'input'),
    fieldsCell(operation.output, 'output'),
  ]
  return `| ${cells.join(' | ')} |`
}

const json = (value: unknown): string => JSON.stringify(shorten(value))

function example([name, { example }]: readonly [string, Operation]): string {
  if (!example) return ''
  return [`**${name}**`, '', '```json', json(example.input), json(example.output), '```', ''].join('\n')
}

const HEAD = `# Endpoints

Written by \`npm run endpoints\` from \`packages/contracts\`; not edited by hand. Paths stand below the service base path
\`/api\`. Every answer is \`{code, msg, data}\`; the answer fields are those of \`data\`. \`?\` marks what may be left out,
\`[]\` a list. Ownership and safety classes are explained in \`packages/contracts/src/operation.ts\`, codes in \`codes.ts\`.
`

const COLUMNS = ['Method', 'Path', 'Summary', 'Ownership', 'Safety', 'Code', 'Input', 'Answer']

function feature([key, title]: readonly [string, string], entries: readonly (readonly [string, Operation])[]): string {
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

export function endpointsDocument(): string {
  const entries = listOperations(contract)
  return [
    `${HEAD}\n${entries.length} operations.\n`,
    ...Object.entries(FEATURES).map((each) => feature(each, entries)),
  ].join('\n')
}
