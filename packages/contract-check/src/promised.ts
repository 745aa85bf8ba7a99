// The schema of an answer as a profile promises it.
import type { Operation } from '@kangban/contracts'
import { answerSchema, type JsonSchema } from './json-schema.ts'
import type { Profile } from './profile.ts'

type Change = (schema: JsonSchema) => JsonSchema
type Schemas = Readonly<Record<string, JsonSchema>>

const each = (schemas: Schemas, change: Change): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, change(schema)]))

/** The schema with those right below it changed. */
function within(schema: JsonSchema, change: Change): JsonSchema {
  const { properties, items, prefixItems, anyOf, oneOf, allOf, additionalProperties, $defs } = schema
  return {
    ...schema,
    ...(properties && { properties: each(properties, change) }),
    ...(typeof items === 'object' && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
    ...(allOf && { allOf: allOf.map(change) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...($defs && { $defs: each($defs, change) }),
  }
}

const isAdded = (schema: JsonSchema): boolean => schema['x-added'] === true

/** Without what we add. */
function documentedPart(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema
  if (!properties) return within(schema, documentedPart)
  const kept = Object.fromEntries(Object.entries(properties).filter(([, property]) => !isAdded(property)))
  const own = { ...schema, properties: kept, ...(required && { required: required.filter((key) => key in kept) }) }
  return within(own, documentedPart)
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

/** Of several ways that an answer may take our own service takes the one to which it adds something, or answers null. */
function ownWay(ways: readonly JsonSchema[]): JsonSchema[] {
  const own = ways.filter(holdsAdded)
  return own.length === 0 ? [...ways] : ways.filter((way) => own.includes(way) || way.type === 'null')
}

/** With what we add demanded, and nothing else let pass beside it. */
function wholePart(schema: JsonSchema): JsonSchema {
  const { properties = {}, required = [], anyOf } = schema
  const added = Object.keys(properties).filter((key) => isAdded(properties[key] ?? {}))
  const demanded = added.filter((key) => hasFields(properties[key] ?? {}))
  const strict = added.length > 0 && { required: [...new Set([...required, ...demanded])], additionalProperties: false }
  return within({ ...schema, ...strict, ...(anyOf && { anyOf: ownWay(anyOf) }) }, wholePart)
}

export const promisedSchema = (operation: Operation, profile: Profile): JsonSchema =>
  (profile === 'documented' ? documentedPart : wholePart)(answerSchema(operation))
