// How a page reads the answer of a back end that may keep the documents less well than it should: a field that is missing,
// null, of another type or unknown costs that one value. The checker of the contracts stays strict.
import * as z from 'zod/mini'
import { ADDED_KEY, definitionOf, isAdded } from '../documents/origin.ts'
import { otherForms } from './other-forms.ts'

/** A field that is not as promised. Types alone: a value may be personal. */
export interface FieldDrift {
  /** As `data.list[].createTime`. */
  readonly path: string
  readonly got: string
  /** Whether the value could be used all the same, e.g. a number that came as text. */
  readonly used: boolean
}

type Element<E> = [NonNullable<E>] extends [object]
  ? Liberal<NonNullable<E>>
  : Exclude<E, undefined> | null
type Added<T> = T extends { kangban?: infer A } ? Partial<NonNullable<A>> : unknown
type Field<T> = [NonNullable<T>] extends [readonly (infer E)[]]
  ? Element<E>[]
  : [NonNullable<T>] extends [object]
    ? Liberal<NonNullable<T>> | null
    : Exclude<T, undefined> | null

/**
 * What a page gets of a documented answer: each field may be null, a list may be empty, and beside them stand the fields
 * that our own service adds below `kangban`, each of which may be missing.
 */
export type Liberal<T> = T extends readonly (infer E)[]
  ? Element<E>[]
  : T extends object
    ? { [K in keyof T as K extends 'kangban' ? never : K]-?: Field<T[K]> } & Added<T>
    : T

/** The same of a whole answer: one that is not there is null, a list is empty. */
export type LiberalAnswer<T> = [NonNullable<T>] extends [readonly unknown[]]
  ? Liberal<NonNullable<T>>
  : Liberal<T> | null

type Told = (drift: FieldDrift) => void
interface Place {
  readonly path: string
  readonly told: Told
}

const typeName = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : value === undefined
        ? 'missing'
        : typeof value

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Below what may be null or left out. */
function unwrap(schema: z.core.$ZodType): { schema: z.core.$ZodType; empty: boolean } {
  let at = schema
  let empty = false

  for (;;) {
    const def = definitionOf(at)
    if (def.type !== 'nullable' && def.type !== 'optional' && def.type !== 'default')
      return { schema: at, empty }
    empty = true
    at = def.innerType
  }
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema as z.ZodMiniType, value).success

/** What a page gets for `given`, where it means the same as something that the schema takes; `undefined` where nothing does. */
function meant(schema: z.core.$ZodType, given: unknown): unknown {
  const isNumber = definitionOf(schema).type === 'number'

  return otherForms(given).find((form) => {
    // Yes or no is no count; among named values 0 and 1 mean it.
    if (isNumber && typeof given === 'boolean') return false
    if (accepts(schema, form)) return true

    // A fraction where a whole number is promised can be shown as it is, within the same limits.
    return (
      isNumber &&
      typeof form === 'number' &&
      [Math.floor(form), Math.ceil(form)].every((at) => accepts(schema, at))
    )
  })
}

function readScalar(schema: z.core.$ZodType, value: unknown, { path, told }: Place): unknown {
  if (accepts(schema, value)) return value
  const used = meant(schema, value)
  told({ path, got: typeName(value), used: used !== undefined })
  return used ?? null
}

/** What our own service adds, field by field: one that is broken is as if it were not there. */
function readAdded(
  schema: z.core.$ZodType,
  value: unknown,
  { path, told }: Place,
): Record<string, unknown> {
  const def = definitionOf(unwrap(schema).schema)
  if (value === undefined || def.type !== 'object') return {}

  if (!isObject(value)) {
    told({ path, got: typeName(value), used: false })
    return {}
  }

  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([key, field]) => {
      const read = z.safeParse(field as z.ZodMiniType, value[key])
      if (read.success) return read.data === undefined ? [] : [[key, read.data]]
      told({ path: `${path}.${key}`, got: typeName(value[key]), used: false })
      return []
    }),
  )
}

function readObject(
  shape: z.core.$ZodLooseShape,
  from: Record<string, unknown>,
  place: Place,
): Record<string, unknown> {
  const read: Record<string, unknown> = {}

  for (const [key, field] of Object.entries(shape)) {
    const below = { ...place, path: `${place.path}.${key}` }
    if (key === ADDED_KEY && isAdded(field)) Object.assign(read, readAdded(field, from[key], below))
    else read[key] = readField(field, from[key], below)
  }

  return read
}

function readArray(element: z.core.$ZodType, value: unknown, { path, told }: Place): unknown[] {
  if (!Array.isArray(value)) {
    told({ path, got: typeName(value), used: false })
    return []
  }

  const place = { path: `${path}[]`, told }
  const entries = value.map((entry: unknown) => readField(element, entry, place))
  // An entry that is no object has nothing to show.
  const { type } = definitionOf(unwrap(element).schema)
  return type === 'object' || type === 'union' ? entries.filter((entry) => entry !== null) : entries
}

function readField(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  const { schema: inner, empty } = unwrap(schema)
  const def = definitionOf(inner)

  if (def.type === 'array') {
    return empty && (value === null || value === undefined)
      ? []
      : readArray(def.element, value, place)
  }

  if (empty && (value === null || value === undefined)) return null
  if (def.type !== 'object') return readScalar(inner, value, place)
  if (isObject(value)) return readObject(def.shape, value, place)
  place.told({ path: place.path, got: typeName(value), used: false })
  return null
}

/** Tells each difference once, however many entries of a list have it. */
function once(told: Told): Told {
  const known = new Set<string>()

  return (drift) => {
    const key = JSON.stringify([drift.path, drift.got, drift.used])
    if (known.has(key)) return
    known.add(key)
    told(drift)
  }
}

/** Data whose form may be one of several: the one that is of the same kind is read. */
function readOneOf(options: readonly z.core.$ZodType[], data: unknown, place: Place): unknown {
  const inner = options.map((option) => unwrap(option).schema)
  const ofType = (type: string) => inner.find((option) => definitionOf(option).type === type)
  const own = ofType('object')
  const def = own && definitionOf(own)
  // Of data that no document names only what we add is read.
  if (def?.type === 'object' && ADDED_KEY in def.shape)
    return isObject(data) ? readObject(def.shape, data, place) : {}
  const list = ofType('array')
  if (list && Array.isArray(data)) return readField(list, data, place)
  if (ofType('record') && isObject(data)) return data
  place.told({ path: place.path, got: typeName(data), used: false })
  return null
}

/** Reads the data of an answer; what is not as promised is told, and null. A whole answer that is not there is null. */
export function readLiberally(schema: z.core.$ZodType, data: unknown, told: Told): unknown {
  const place = { path: 'data', told: once(told) }
  const def = definitionOf(unwrap(schema).schema)
  return def.type === 'union' ? readOneOf(def.options, data, place) : readField(schema, data, place)
}
