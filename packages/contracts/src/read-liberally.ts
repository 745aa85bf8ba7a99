// How a page reads the answer of a back end that may keep the documents less well than it should: a field that is missing,
// null, of another type or unknown costs that one value. The checker of the contracts stays strict.
import * as z from 'zod/mini'
import { ADDED_KEY, definitionOf, isAdded } from './origin.ts'

/** A field that is not as promised. Types alone: a value may be personal. */
export interface FieldDrift {
  /** As `data.list[].createTime`. */
  readonly path: string
  readonly got: string
  /** Whether the value could be used all the same, e.g. a number that came as text. */
  readonly used: boolean
}

type Element<E> = [NonNullable<E>] extends [object] ? Liberal<NonNullable<E>> : Exclude<E, undefined> | null
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
  value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'missing' : typeof value

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Below what may be null or left out. */
function unwrap(schema: z.core.$ZodType): { schema: z.core.$ZodType; empty: boolean } {
  let at = schema
  let empty = false
  for (;;) {
    const def = definitionOf(at)
    if (def.type !== 'nullable' && def.type !== 'optional' && def.type !== 'default') return { schema: at, empty }
    empty = true
    at = def.innerType
  }
}

const accepts = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema as z.ZodMiniType, value).success

const CHINA = '+08:00'
const LOCAL_MOMENT =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
/** Milliseconds since 1970 of this century have 12 or 13 digits. */
const EPOCH_MS = /^\d{12,13}$/

/** The same moment or day in the form of the contract: China's time where no zone stands. */
function momentForms(value: unknown): string[] {
  if (EPOCH_MS.test(String(value))) return [new Date(Number(value)).toISOString()]
  const match = typeof value === 'string' ? LOCAL_MOMENT.exec(value.trim()) : null
  if (!match) return []
  const [, year = '', month = '', date = '', hour, minute = '00', second = '00', zone = CHINA] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone
  return hour === undefined ? [day] : [`${day}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`, day]
}

const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

/** What another form of the same value would be: `72` of `"72"`, `true` of `1`, a moment of China's clock. */
function otherForms(value: unknown): unknown[] {
  const text = typeof value === 'string' ? value.trim() : value
  const numbers = typeof text === 'string' && text !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []
  const texts = typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
  const truth = TRUTHS[String(text)]
  return [...numbers, ...momentForms(text), ...(truth === undefined ? [] : [truth]), ...texts]
}

function readScalar(schema: z.core.$ZodType, value: unknown, { path, told }: Place): unknown {
  if (accepts(schema, value)) return value
  const missing = value === undefined || value === null
  const usable = missing ? [] : otherForms(value).filter((form) => accepts(schema, form))
  told({ path, got: typeName(value), used: usable.length > 0 })
  // A fraction where a whole number is promised is still a number that can be shown.
  return usable[0] ?? null
}

/** What our own service adds, field by field: one that is broken is as if it were not there. */
function readAdded(schema: z.core.$ZodType, value: unknown, { path, told }: Place): Record<string, unknown> {
  const { schema: inner } = unwrap(schema)
  const def = definitionOf(inner)
  if (value === undefined || def.type !== 'object') return {}
  const from = isObject(value) ? value : {}
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([key, field]) => {
      if (accepts(field, from[key])) return [[key, z.parse(field as z.ZodMiniType, from[key])]]
      told({ path: `${path}.${key}`, got: typeName(from[key]), used: false })
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
    return empty && (value === null || value === undefined) ? [] : readArray(def.element, value, place)
  }
  if (empty && (value === null || value === undefined)) return null
  if (def.type !== 'object') return readScalar(inner, value, place)
  if (isObject(value)) return readObject(def.shape, value, place)
  place.told({ path: place.path, got: typeName(value), used: false })
  return null
}

/** Reads the data of an answer; what is not as promised is told, and null. A whole answer that is not there is null. */
export function readLiberally(schema: z.core.$ZodType, data: unknown, told: Told): unknown {
  const place = { path: 'data', told }
  const def = definitionOf(unwrap(schema).schema)
  if (def.type !== 'union') return readField(schema, data, place)
  // Of data that no document names only what we add is read; another union is taken as it is.
  const own = def.options.map((option) => definitionOf(unwrap(option).schema)).find(({ type }) => type === 'object')
  if (own?.type === 'object' && ADDED_KEY in own.shape) return isObject(data) ? readObject(own.shape, data, place) : {}
  return data
}
