// Changes of answers by place: `list[0].id`, `cards[metric=sleep].value`, `[].name`; what is not there is left alone.
import { MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import { isObject } from '../mutations/kind.ts'
import type { Person, Wrong } from './stranger.ts'

type Edit = (value: unknown) => unknown

/** Whether `[…]` names an item: empty for all, an index (from the end below 0), or a field and its value. */
function isNamed(chosen: string, item: unknown, [index, length]: readonly [number, number]) {
  const [field = '', value] = chosen.split('=')
  if (value !== undefined) return isObject(item) && String(item[field]) === value
  return chosen === '' || (Number(chosen) + length) % length === index
}

function editedAt(value: unknown, [step, ...rest]: readonly string[], edit: Edit): unknown {
  if (step === undefined) return edit(value)

  if (step.startsWith('['))
    return Array.isArray(value)
      ? value.map((item: unknown, index) =>
          isNamed(step.slice(1, -1), item, [index, value.length])
            ? editedAt(item, rest, edit)
            : item,
        )
      : value

  return isObject(value) && step in value
    ? { ...value, [step]: editedAt(value[step], rest, edit) }
    : value
}

/** Whatever stands at a place. */
export const edit =
  (place: string, change: Edit): Wrong =>
  (data) =>
    editedAt(data, place.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [], change)

export const set = (place: string, value: unknown): Wrong => edit(place, () => value)

const rounded = (number: number): number => Math.round(number * 1000) / 1000

export const numbers = (place: string, change: (number: number) => number): Wrong =>
  edit(place, (value) => (typeof value === 'number' ? rounded(change(value)) : value))

export const plus = (place: string, more: number): Wrong =>
  numbers(place, (number) => number + more)

export const times = (place: string, factor: number): Wrong =>
  numbers(place, (number) => number * factor)

export const texts = (place: string, change: (text: string) => string): Wrong =>
  edit(place, (value) => (typeof value === 'string' ? change(value) : value))

export const replace = (place: string, from: string | RegExp, to: string): Wrong =>
  texts(place, (text) => text.replace(from, to))

/** A moment, so many hours later. */
export const later = (place: string, hours: number): Wrong =>
  texts(place, (text) => shanghaiTime(Date.parse(text) + hours * MS_PER_HOUR))

export const rows = (place: string, change: (list: readonly unknown[]) => unknown[]): Wrong =>
  edit(place, (value) => (Array.isArray(value) ? change(value) : value))

export const without = (place: string, index: number): Wrong =>
  rows(place, (list) => list.toSpliced(index, 1))

/** Each item with the value of the one before it. */
export const shifted = (place: string): Wrong =>
  rows(place, (list) => [...list.slice(-1), ...list.slice(0, -1)])

export const reversed = (place: string): Wrong => rows(place, (list) => list.toReversed())

export const fields = (
  place: string,
  change: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>,
): Wrong => edit(place, (value) => (isObject(value) ? { ...value, ...change(value) } : value))

/** Two fields of one object, each with the value of the other. */
export const swapped = (place: string, [first, second]: readonly [string, string]): Wrong =>
  fields(place, (all) => ({ [first]: all[second], [second]: all[first] }))

/** Rows in their places, each with one field of the row before it. */
export const fieldMoved = (place: string, field: string): Wrong =>
  rows(place, (list) =>
    list.map((row, index) => {
      const before = list.at(index - 1)
      return isObject(row) && isObject(before) ? { ...row, [field]: before[field] } : row
    }),
  )

/** Gaps of a list, filled. */
export const filled = (place: string, value: unknown): Wrong =>
  rows(place, (list) => list.map((item) => item ?? value))

export const both =
  (...wrongs: readonly Wrong[]): Wrong =>
  (data, answered) =>
    wrongs.reduce((changed, wrong) => wrong(changed, answered), data)

/** What another call, or the same for another person, was answered. */
export const instead =
  (at: string, person: Person = 'grandmother'): Wrong =>
  (_, answered) =>
    answered(person, at)

/** What stands at a place of another answer. */
function read(data: unknown, place: string): unknown {
  let found: unknown

  edit(place, (value) => {
    found ??= value
    return value
  })(data, () => undefined)

  return found
}

/** One place with what stands at one of another answer, or of the same where none is named. */
export const taken =
  (place: string, from: { at?: string; place: string; person?: Person }): Wrong =>
  (data, answered) => {
    const other = from.at === undefined ? data : answered(from.person ?? 'grandmother', from.at)
    return set(place, read(other, from.place))(data, answered)
  }
