// Wrong shapes and types.
import { isObject, type Kind, lists, numbers, objects, texts } from './kind.ts'

const first = (fields: Record<string, unknown>): string => Object.keys(fields)[0] ?? ''

export const SHAPES: readonly Kind[] = [
  {
    group: 'shape',
    what: 'data within a list',
    data: (data) => [data],
    most: 2,
  },
  { group: 'shape', what: 'data within an object', data: (data) => ({ result: data }), most: 2 },
  {
    group: 'shape',
    what: 'a field has another name',
    data: objects((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key === first(fields) ? `${key}Value` : key,
          value,
        ]),
      ),
    ),
    most: 2,
  },
  {
    group: 'type',
    what: 'numbers as texts',
    data: (data) => numbers(/./, (number) => String(number) as unknown as number)(data),
    most: 2,
  },
  {
    group: 'type',
    what: 'booleans as numbers',
    data: objects((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          typeof value === 'boolean' ? Number(value) : value,
        ]),
      ),
    ),
    most: 2,
  },
  {
    group: 'type',
    what: 'moments as milliseconds',
    data: texts(/^\d{4}-\d{2}-\d{2}T/, (text) => Date.parse(text)),
    most: 2,
  },
  {
    group: 'presence',
    what: 'a field is left out in every row',
    data: lists((rows) => rows.map((row) => Object.fromEntries(Object.entries(row).slice(1))), 1),
    most: 2,
  },
  {
    group: 'presence',
    what: 'texts are null',
    data: texts(/^\p{Script=Han}/u, () => null),
    most: 2,
  },
  { group: 'presence', what: 'no data', data: (data) => (isObject(data) ? {} : data), most: 2 },
]
