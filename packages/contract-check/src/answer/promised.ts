// The schema of an answer as a profile promises it.
import type { Operation } from '@kangban/contracts'
import { answerSchema, type JsonSchema } from './json-schema.ts'
import type { Profile } from '../profile.ts'

type Change = (schema: JsonSchema) => JsonSchema
type Schemas = Readonly<Record<string, JsonSchema>>

const each = (schemas: Schemas, change: Change): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, change(schema)]))

/** The schema with those right below it changed. */
function within(schema: JsonSchema, change: Change): JsonSchema {
  const { properties, items, prefixItems, anyOf, oneOf, allOf, additionalProperties, $defs } =
    schema

  return {
    ...schema,
    ...(properties && { properties: each(properties, change) }),
    ...(typeof items === 'object' && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: change(additionalProperties),
    }),
    ...($defs && { $defs: each($defs, change) }),
  }
}

const isAdded = (schema: JsonSchema): boolean => schema['x-added'] === true

/** Without what we add. */
function withoutAdded(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema
  if (!properties) return within(schema, withoutAdded)

  const kept = Object.fromEntries(
    Object.entries(properties).filter(([, property]) => !isAdded(property)),
  )

  const own = {
    ...schema,
    properties: kept,
    ...(required && { required: required.filter((key) => key in kept) }),
  }

  return within(own, withoutAdded)
}

function holdsAdded(schema: JsonSchema): boolean {
  let found = isAdded(schema)

  within(schema, (below) => {
    found ||= holdsAdded(below)
    return below
  })

  return found
}

const hasFields = ({ properties = {} }: JsonSchema): boolean => Object.keys(properties).length > 0

const demandedOf = ({ properties = {} }: JsonSchema): string[] =>
  Object.keys(properties).filter(
    (key) => isAdded(properties[key] ?? {}) && hasFields(properties[key] ?? {}),
  )

/**
 * Of several ways that an answer may take our own service takes the one to which it adds something, or answers null. An
 * answer that no document names is ours as a whole: it is never null where it holds something.
 */
function ownWay(ways: readonly JsonSchema[]): JsonSchema[] {
  const own = ways.filter(holdsAdded)
  if (own.length === 0) return [...ways]
  if (own.some((way) => way.additionalProperties === true && demandedOf(way).length > 0)) return own
  return ways.filter((way) => own.includes(way) || way.type === 'null')
}

/** With what we add demanded, and nothing else let pass beside it. */
function withAllAdded(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [], anyOf } = schema

  const strict = Object.values(properties).some(isAdded) && {
    required: [...new Set([...required, ...demandedOf(schema)])],
    additionalProperties: false,
  }

  return within({ ...schema, ...strict, ...(anyOf && { anyOf: ownWay(anyOf) }) }, withAllAdded)
}

const made: Readonly<Record<Profile, Map<Operation, JsonSchema>>> = {
  documented: new Map(),
  kangban: new Map(),
}

/** Made once: it is asked for with every call. */
export function promisedSchema(operation: Operation, profile: Profile): JsonSchema {
  const change = profile === 'documented' ? withoutAdded : withAllAdded
  const schema = made[profile].get(operation) ?? change(answerSchema(operation))
  made[profile].set(operation, schema)
  return schema
}
