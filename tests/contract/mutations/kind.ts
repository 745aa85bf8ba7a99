// What a wrong back end may do to its answers, in kinds that know no law: each is laid over whatever answers it fits.
import type { Exchange, Reply } from '../recorded-run.ts'

export const GROUPS = [
  'shape',
  'type',
  'presence',
  'unit',
  'range',
  'order',
  'time',
  'identity',
  'paging',
  'encoding',
  'signal',
  'course',
] as const
export type Group = (typeof GROUPS)[number]

export interface Kind {
  readonly group: Group
  readonly what: string
  /** The data as they come then; the same where the kind does not fit. */
  readonly data?: (data: unknown) => unknown
  /** The body, for what is beneath the data. */
  readonly reply?: (text: string) => Reply
  /** The body that another answer of the same call has. */
  readonly instead?: (asked: URL, others: readonly Exchange[]) => string | undefined
  /** Over how many calls it is laid at most. */
  readonly most?: number
  /** No answer is impossible by it, which a warning says. */
  readonly implausible?: true
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Edit = (value: unknown, key: string) => unknown

/** Every value below, the innermost first, by the name of its field; items have that of their list. */
export function edited(value: unknown, edit: Edit, key = ''): unknown {
  if (Array.isArray(value))
    return edit(
      value.map((item) => edited(item, edit, key)),
      key,
    )

  if (!isObject(value)) return edit(value, key)

  const fields = Object.entries(value).map(([name, each]) => [name, edited(each, edit, name)])

  return edit(Object.fromEntries(fields), key)
}

/** Numbers of fields that are so named. */
export const numbers =
  (names: RegExp, change: (number: number) => number) =>
  (data: unknown): unknown =>
    edited(data, (value, key) =>
      typeof value === 'number' && names.test(key) ? change(value) : value,
    )

export const texts =
  (shape: RegExp, change: (text: string) => unknown, names = /./) =>
  (data: unknown): unknown =>
    edited(data, (value, key) =>
      typeof value === 'string' && shape.test(value) && names.test(key) ? change(value) : value,
    )

export const objects =
  (change: (fields: Record<string, unknown>) => Record<string, unknown>) =>
  (data: unknown): unknown =>
    edited(data, (value) => (isObject(value) ? change(value) : value))

/** Lists of rows. */
export const lists =
  (change: (rows: readonly Record<string, unknown>[]) => readonly unknown[], least = 2) =>
  (data: unknown): unknown =>
    edited(data, (value) =>
      Array.isArray(value) && value.length >= least && value.every(isObject)
        ? change(value)
        : value,
    )

/** Both fields with the value of the other, wherever an object has both. */
export const swapped = (first: string, second: string) =>
  objects((fields) =>
    first in fields && second in fields
      ? { ...fields, [first]: fields[second], [second]: fields[first] }
      : fields,
  )

/** Kinds of one group by what they are called. */
export const kinds = (
  group: Group,
  changes: Readonly<Record<string, NonNullable<Kind['data']>>>,
  more: Partial<Kind> = {},
): Kind[] => Object.entries(changes).map(([what, data]) => ({ group, what, data, ...more }))

/** What is so named, whatever it is. */
export const named =
  (names: RegExp, change: (value: unknown) => unknown) =>
  (data: unknown): unknown =>
    edited(data, (value, key) => (names.test(key) ? change(value) : value))

/** Objects that have all of these fields. */
export const having = (
  names: readonly string[],
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
) => objects((fields) => (names.every((name) => name in fields) ? change(fields) : fields))

/** One field of objects that have all of these. */
export const within = (
  names: readonly string[],
  name: string,
  change: (value: unknown) => unknown,
) => having([...names, name], (fields) => ({ ...fields, [name]: change(fields[name]) }))

export const isText = (value: unknown): value is string => typeof value === 'string'
