import type { Operation } from '@kangban/contracts'
import { jsonSchemaOf } from '@kangban/contracts/json-schema'

/** The part of JSON Schema 2020-12 that zod emits. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: boolean | JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  /** A field that no document knows; see contracts/src/documents/origin.ts. */
  readonly 'x-added'?: boolean
  /** The name of a number's quantity; see contracts/src/quantities. */
  readonly 'x-quantity'?: string
  /** Lowest and highest of what is not looked at once more. */
  readonly 'x-plausible'?: readonly [low: number, high: number]
  /** What a text stands for; see contracts/src/wire/kinds.ts. */
  readonly 'x-kind'?: string
  /** The row that leaves name or form of this field open. */
  readonly 'x-decided'?: string
}

export const answerSchema = ({ output }: Operation) => jsonSchemaOf(output, 'output') as JsonSchema
export const inputSchema = ({ input }: Operation) => jsonSchemaOf(input, 'input') as JsonSchema

/** Follows `$ref` within the document: `#` and `#/$defs/…` are all that zod writes. */
export function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let at = schema

  while (at.$ref !== undefined) {
    const name = /^#\/\$defs\/(.+)$/.exec(at.$ref)?.[1]

    at =
      name === undefined
        ? root
        : (root.$defs?.[name.replaceAll('~1', '/').replaceAll('~0', '~')] ?? {})
  }

  return at
}

/** A schema of one way that a value may take: without unions, and with at most one type. */
export interface Branch extends JsonSchema {
  readonly type?: string
}

/** The ways that a value may take: the branches of a union, or the schema alone. */
export function branchesOf(schema: JsonSchema, root: JsonSchema): Branch[] {
  const at = resolve(schema, root)
  const branches = at.anyOf ?? at.oneOf
  if (branches) return branches.flatMap((branch) => branchesOf(branch, root))
  const { type, ...rest } = at
  if (type === undefined) return [rest]

  return typeof type === 'string'
    ? [{ ...rest, type }]
    : type.map((each) => ({ ...rest, type: each }))
}

export const allowedValues = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum

export const JSON_TYPES = ['string', 'number', 'boolean', 'object'] as const

/** The JSON type of a value, by its name in JSON Schema; whole numbers are `integer`. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isInteger(value)) return 'integer'
  return JSON_TYPES.find((type) => type === typeof value) ?? 'null'
}

/** Whether a value has the schema's type; its content is not looked at. */
export function hasType(schema: Branch, value: unknown): boolean {
  const type = typeOf(value)
  if (schema.type !== undefined)
    return schema.type === type || (schema.type === 'number' && type === 'integer')
  const values = allowedValues(schema)
  return !values || values.some((allowed) => hasType({ type: typeOf(allowed) }, value))
}
