// Gives every property of the OpenAPI document its words. They stand apart from the schemas, so that no page carries them.
import { QUANTITIES, type Quantity } from '../quantities/quantities.ts'
import { QUANTITY } from '../quantities/quantity.ts'
import { ADDED_KEY } from './origin.ts'
import { EVERYWHERE } from './words/everywhere.ts'
import { WORDS_OF_FEATURES } from './words/features.ts'
import type { Words } from './words/words.ts'

export interface JsonSchema {
  [keyword: string]: unknown
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The keywords below which other schemas stand, besides `properties`. */
interface Nested extends JsonSchema {
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Where a property stands: the operation, and the names of the properties from the outermost to itself. */
interface Place {
  readonly operation: string
  readonly names: readonly string[]
}

const quantities: ReadonlyMap<unknown, Quantity> = new Map(Object.entries(QUANTITIES))

const branchesOf = ({ anyOf, oneOf, items }: Nested): readonly JsonSchema[] => [
  ...(anyOf ?? []),
  ...(oneOf ?? []),
  ...(items ? [items] : []),
]

/** What the number is, or those in a list are. */
function quantityIn(schema: JsonSchema): Quantity | undefined {
  const own = quantities.get(schema[QUANTITY])
  return own ?? branchesOf(schema).map(quantityIn).find(Boolean)
}

/** The keys under which words may stand, the most special first: `logIn/userInfo.token`, `userInfo.token`, `logIn/token`, `token`. */
function keysOf({ operation, names }: Place): string[] {
  const call = operation.split('.')[1] ?? operation
  const told = names.filter((name) => name !== ADDED_KEY)
  const tails = told.map((_, from) => told.slice(from).join('.'))
  return tails.flatMap((tail) => [`${call}/${tail}`, tail])
}

/** The words of a place, and the key that they stand under. */
export function wordsAt(place: Place): { key: string; words: Words[string] } | undefined {
  const feature = place.operation.split('.')[0] ?? ''

  for (const key of keysOf(place)) {
    for (const [name, table] of [
      [`${feature}: `, WORDS_OF_FEATURES[feature] ?? {}],
      ['', EVERYWHERE],
    ] as const) {
      const words = table[key]
      if (words) return { key: name + key, words }
    }
  }

  return undefined
}

const ADDED_WORDS = [
  '我们的服务在文档之外补充的内容',
  'What our service adds to the documented fields',
] as const

/**
 * `中文（单位）。 English (unit).`, the one form of all descriptions. Where nothing is known of a place it stays without,
 * which a test finds.
 */
function describe(schema: JsonSchema, place: Place): string | undefined {
  const isAddedKey = place.names.at(-1) === ADDED_KEY
  const [zh, en] = (isAddedKey ? ADDED_WORDS : wordsAt(place)?.words) ?? []
  if (!zh || !en) return undefined
  const quantity = quantityIn(schema)
  // Codes in words, e.g. 1 男，2 女; the words of a quantity are no more than the unit.
  const codes = schema[QUANTITY] ? undefined : schema.description
  const inChinese = codes ?? quantity?.unit
  const inEnglish = quantity?.unit ? ` (${quantity.ucum})` : ''
  return `${zh}${inChinese ? `（${inChinese}）` : ''}。 ${en}${inEnglish}.`
}

/** A schema whose properties say what they are. */
export function describeProperties(schema: JsonSchema, place: Place): JsonSchema {
  const { properties, items, anyOf, oneOf, additionalProperties }: Nested = schema
  const inside = (each: JsonSchema) => describeProperties(each, place)

  return {
    ...schema,
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: inside(additionalProperties as JsonSchema),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => {
          const at = { ...place, names: [...place.names, name] }
          const description = describe(each, at)
          const inner = describeProperties(each, at)
          return [name, description ? { ...inner, description } : inner]
        }),
      ),
    }),
  }
}
