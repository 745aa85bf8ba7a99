// Other back ends than ours, made of the answers of our own: each keeps the documents in its way, or does not.
import type { Operation } from '@kangban/contracts'
import {
  answerSchema,
  branchesOf,
  inputSchema,
  type JsonSchema,
} from '../../packages/contract-check/src/answer/json-schema.ts'

/** What another back end makes of the `data` of a success. */
export type Face = (data: unknown, operation: Operation) => unknown

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object of an answer changed, the innermost first, and every other value. */
function everywhere(
  value: unknown,
  change: { object?: (fields: Fields) => Fields; leaf?: (leaf: unknown) => unknown },
) {
  const { object = (fields: Fields) => fields, leaf = (each: unknown) => each } = change

  const walk = (at: unknown): unknown => {
    if (Array.isArray(at)) return at.map(walk)
    if (!isFields(at)) return leaf(at)
    return object(Object.fromEntries(Object.entries(at).map(([key, each]) => [key, walk(each)])))
  }

  return walk(value)
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})/

/** Each breaks what the documents promise in one way; the checker must call it by this kind. */
export const HOSTILE: Readonly<Record<'null' | 'retyped' | 'missing' | 'format', Face>> = {
  null: (data) => everywhere(data, { leaf: () => null }),
  retyped: (data) =>
    everywhere(data, { leaf: (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf) }),
  missing: (data) =>
    everywhere(data, { object: (fields) => Object.fromEntries(Object.entries(fields).slice(1)) }),
  format: (data) =>
    everywhere(data, {
      leaf: (leaf) => (typeof leaf === 'string' ? leaf.replace(ISO_DAY, '$1/$2/$3') : leaf),
    }),
}

/** Has fields that no document knows. */
export const talkative: Face = (data) =>
  everywhere(data, { object: (fields) => ({ ...fields, sysOrgCode: 'A01' }) })

function renamed(schema: JsonSchema, value: unknown, root: JsonSchema): unknown {
  const branches = branchesOf(schema, root)

  if (Array.isArray(value)) {
    const items = branches.find(({ items }) => typeof items === 'object')?.items
    return value.map((each) => (typeof items === 'object' ? renamed(items, each, root) : each))
  }

  if (!isFields(value)) return value
  const properties = branches.find((branch) => branch.properties)?.properties ?? {}

  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const property = properties[key] ?? {}
      return [property['x-decided'] ? `its${key}` : key, renamed(property, each, root)]
    }),
  )
}

/** Has other names for every field whose name the documents leave open, and another form for data that they leave open. */
export const otherNames: Face = (data, operation) => {
  const schema = answerSchema(operation)
  const own = renamed(schema, data, schema)
  return schema['x-decided'] ? { its: own } : own
}

/** Names of fields and headers of a request that no document knows. */
export function oursIn(
  operation: Operation,
  { url, headers, body }: { url: URL; headers: Headers; body: string },
) {
  const { properties = {} } = inputSchema(operation)
  const added = Object.keys(properties).filter((key) => properties[key]?.['x-added'])
  const fields = added.filter((key) => url.searchParams.has(key) || body.includes(`"${key}"`))
  return [...fields, ...['idempotency-key', 'x-device-key'].filter((name) => headers.has(name))]
}
