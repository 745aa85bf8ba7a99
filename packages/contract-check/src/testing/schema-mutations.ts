// For tests: every class of change of a schema as a mutation, wherever it can be made.
import type { ChangeKind, Side } from '../changes/kinds.ts'

export interface MutableSchema {
  type?: string | string[]
  properties?: Record<string, MutableSchema>
  required?: string[]
  additionalProperties?: boolean | MutableSchema
  items?: MutableSchema
  anyOf?: MutableSchema[]
  oneOf?: MutableSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  [keyword: string]: unknown
}

/** A schema where a mutation has one meaning alone. */
interface Place {
  readonly schema: MutableSchema
  readonly side: Side
  /** Not one of several ways that a value may take, null apart. */
  readonly alone: boolean
}

const NULL = 'null'
const typesOf = ({ type = [] }: MutableSchema): string[] => [type].flat()

/** The only type besides null. */
const typeOf = (schema: MutableSchema): string | undefined => {
  const types = typesOf(schema).filter((type) => type !== NULL)
  return types.length === 1 ? types[0] : undefined
}

const isType = (type: string) => (schema: MutableSchema) => typeOf(schema) === type

/** The same with another type, null as it was. */
const retyped = (schema: MutableSchema, type: string): string | string[] =>
  typesOf(schema).includes(NULL) ? [type, NULL] : type

const LITERALS = ['enum', 'const']
const isLiteral = (schema: MutableSchema) => LITERALS.some((key) => key in schema)

function placesIn(schema: MutableSchema, side: Side, alone = true): Place[] {
  const union = schema.anyOf ?? schema.oneOf

  if (union) {
    // Shapes are told apart by their fields: what is changed within one may make another shape of it.
    if (union.filter(isType('object')).length > 1) return []
    const others = union.filter(({ type }) => type !== NULL)
    return union.flatMap((each) => placesIn(each, side, alone && others.length === 1))
  }

  const { properties = {}, items, additionalProperties } = schema

  return [
    { schema, side, alone },
    ...Object.values(properties).flatMap((each) => placesIn(each, side)),
    ...(items ? placesIn(items, side) : []),
    ...(typeof additionalProperties === 'object' ? placesIn(additionalProperties, side) : []),
  ]
}

/** Does the change. */
export type Act = () => void

export interface Mutation {
  readonly kind: ChangeKind
  readonly side: Side
  readonly acts: readonly Act[]
}

const ofPlaces = (
  places: readonly Place[],
  kind: ChangeKind,
  actOf: (schema: MutableSchema) => Act | undefined,
): Mutation[] =>
  (['request', 'response'] as const).map((side) => ({
    kind,
    side,
    acts: places
      .filter((place) => place.side === side)
      .flatMap(({ schema }) => actOf(schema) ?? []),
  }))

export const set =
  (part: object, key: string, value: unknown): Act =>
  () => {
    Object.assign(part, { [key]: value })
  }

/** What the schema was becomes one way of several. */
const widen =
  (schema: MutableSchema, ...ways: MutableSchema[]): Act =>
  () => {
    const own = { ...schema }
    for (const key of Object.keys(schema)) delete schema[key]
    schema.anyOf = [own, ...ways]
  }

const LOOSER: Readonly<Record<string, -1 | 1>> = {
  maxLength: 1,
  maxItems: 1,
  maximum: 1,
  exclusiveMaximum: 1,
  minLength: -1,
  minItems: -1,
  minimum: -1,
  exclusiveMinimum: -1,
}

function loosen(schema: MutableSchema): Act | undefined {
  const [key, step] =
    Object.entries(LOOSER).find(([name]) => typeof schema[name] === 'number') ?? []

  if (key === undefined || step === undefined) return undefined
  // Above 2^53 one more is the same number.
  return set(schema, key, Number(schema[key]) + step * 2048)
}

const addField = (schema: MutableSchema) => () => {
  schema.properties = { ...schema.properties, zz: { type: 'string' } }
}

function objectMutations(places: readonly Place[]): Mutation[] {
  const objects = places.filter(({ schema }) => typeOf(schema) === 'object' && schema.properties)

  return [
    ...ofPlaces(objects, 'optional-added', addField),
    ...ofPlaces(objects, 'required-added', (schema) => () => {
      addField(schema)()
      schema.required = [...(schema.required ?? []), 'zz']
    }),
    ...ofPlaces(objects, 'became-required', (schema) => {
      const { required = [] } = schema
      const optional = Object.keys(schema.properties ?? {}).find((key) => !required.includes(key))
      return optional === undefined ? undefined : set(schema, 'required', [...required, optional])
    }),
    ...ofPlaces(objects, 'others-allowed', (schema) =>
      schema.additionalProperties === false ? set(schema, 'additionalProperties', true) : undefined,
    ),
    ...ofPlaces(objects, 'others-refused', (schema) =>
      schema.additionalProperties === undefined
        ? set(schema, 'additionalProperties', false)
        : undefined,
    ),
  ]
}

function scalarMutations(places: readonly Place[]): Mutation[] {
  const scalars = places.filter(
    ({ schema, alone }) =>
      alone && ['string', 'number', 'integer', 'boolean'].includes(typeOf(schema) ?? ''),
  )

  const free = scalars.filter(({ schema }) => !isLiteral(schema))
  const texts = free.filter(({ schema }) => typeOf(schema) === 'string')
  const listed = scalars.filter(({ schema }) => Array.isArray(schema.enum))

  return [
    ...ofPlaces(texts, 'type-changed', (schema) => set(schema, 'type', retyped(schema, 'boolean'))),
    ...ofPlaces(texts, 'type-widened', (schema) => widen(schema, { type: 'boolean' })),
    ...ofPlaces(free, 'type-widened', (schema) =>
      typeOf(schema) === 'integer' ? set(schema, 'type', retyped(schema, 'number')) : undefined,
    ),
    ...ofPlaces(listed, 'value-added', (schema) =>
      set(schema, 'enum', [...(schema.enum ?? []), typeOf(schema) === 'string' ? 'zz' : -7]),
    ),
    ...ofPlaces(listed, 'values-freed', (schema) => () => delete schema.enum),
    ...ofPlaces(free, 'bound-loosened', loosen),
    ...ofPlaces(texts, 'form-dropped', (schema) =>
      schema.pattern === undefined
        ? undefined
        : () => {
            delete schema.pattern
            delete schema.format
          },
    ),
    ...ofPlaces(texts, 'form-changed', (schema) =>
      schema.pattern === undefined ? undefined : set(schema, 'pattern', `${schema.pattern}|zz`),
    ),
    ...ofPlaces(scalars, 'default-changed', (schema) => set(schema, 'default', 'zz')),
    ...ofPlaces(scalars, 'meaning-changed', (schema) =>
      schema['x-unit'] === undefined ? undefined : set(schema, 'x-unit', 'zz'),
    ),
  ]
}

function anyMutations(places: readonly Place[]): Mutation[] {
  const known = places.filter(({ schema, alone }) => alone && typeOf(schema) !== undefined)

  return [
    ...ofPlaces(known, 'null-allowed', (schema) =>
      typesOf(schema).includes(NULL) ? undefined : widen(schema, { type: NULL }),
    ),
    ...ofPlaces(known, 'null-refused', (schema) =>
      typesOf(schema).includes(NULL) ? set(schema, 'type', typeOf(schema)) : undefined,
    ),
    ...ofPlaces(known, 'promise-withdrawn', (schema) =>
      schema['x-decided'] === undefined ? set(schema, 'x-decided', 'ZZ-01') : undefined,
    ),
    ...ofPlaces(known, 'words', (schema) => set(schema, 'description', 'zz')),
    ...ofPlaces(known, 'not-judged', (schema) => set(schema, 'not', { const: 'zz' })),
  ]
}

function* unionsIn(schema: MutableSchema): Generator<MutableSchema[]> {
  const union = schema.anyOf ?? schema.oneOf
  if (union) yield union
  const { properties = {}, items } = schema
  for (const each of [...(union ?? []), ...Object.values(properties), ...(items ? [items] : [])])
    yield* unionsIn(each)
}

const variantMutations = (schemas: readonly [Side, MutableSchema][]): Mutation[] =>
  schemas.map(([side, schema]) => ({
    kind: 'variant-removed',
    side,
    acts: [...unionsIn(schema)]
      .filter((union) => union.filter(isType('object')).length > 1)
      .map((union) => () => union.splice(union.findLastIndex(isType('object')), 1)),
  }))

/** All mutations of the schemas of a document. */
export function schemaMutations(schemas: readonly [Side, MutableSchema][]): Mutation[] {
  const places = schemas.flatMap(([side, schema]) => placesIn(schema, side))

  return [
    ...objectMutations(places),
    ...scalarMutations(places),
    ...anyMutations(places),
    ...variantMutations(schemas),
  ]
}
