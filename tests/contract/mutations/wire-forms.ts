// Shapes, types and absences as serializers, mappers and templates make them.
import { edited, isObject, isText, kinds, type Kind, named, objects } from './kind.ts'

type Fields = Record<string, unknown>

const values =
  (change: (value: unknown, key: string) => unknown) =>
  (data: unknown): unknown =>
    edited(data, change)

const isRows = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

const without = (drop: (value: unknown) => boolean) =>
  objects((fields) => Object.fromEntries(Object.entries(fields).filter(([, each]) => !drop(each))))

const body = (what: string, change: (text: string) => string): Kind => ({
  group: 'shape',
  what,
  reply: (text) => ({ body: change(text) }),
})

export const WIRE_SHAPES: readonly Kind[] = [
  ...kinds('shape', {
    'rows by their ids': values((value) =>
      isRows(value) && isText(value[0]?.['id'])
        ? Object.fromEntries(value.map((row) => [row['id'], row]))
        : value,
    ),
    'the added part among the rest': objects(({ kangban, ...fields }) =>
      isObject(kangban) ? { ...fields, ...kangban } : fields,
    ),
    'a page of another library': objects(({ list, total, pn, ps, ...rest }) =>
      Array.isArray(list) && total !== undefined
        ? { ...rest, records: list, total, current: pn, size: ps }
        : { ...rest, ...(list === undefined ? {} : { list }) },
    ),
    'lists as one text': values((value) =>
      Array.isArray(value) && value.length > 1 && !isRows(value) ? value.join(',') : value,
    ),
    'a series as pairs': objects((fields) =>
      Array.isArray(fields['details']) && Array.isArray(fields['detailTimes'])
        ? {
            ...fields,
            details: fields['details'].map((value, at) => [
              (fields['detailTimes'] as unknown[])[at],
              value,
            ]),
          }
        : fields,
    ),
    'data within data': (data) => ({ code: '1000', msg: '操作成功', data }),
    'rows within a list of one': values((value) => (isRows(value) ? [value] : value)),
    'columns for rows': values((value) =>
      isRows(value)
        ? Object.fromEntries(
            Object.keys(value[0] ?? {}).map((key) => [key, value.map((row) => row[key])]),
          )
        : value,
    ),
    'names of fields in capitals': objects((fields) =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toUpperCase(), value])),
    ),
  }),
  body('an answer within a call', (text) => `callback(${text})`),
  body('numbers that JSON does not have', (text) => text.replace(/:\d+(?=[,}])/, ':NaN')),
  body('a warning before the answer', (text) => `Warning: deprecated in list.php\n${text}`),
  body('a page for an answer', () => '<!doctype html><title>登录</title>'),
]

const LISTS: Readonly<Record<string, string>> = {
  normal: 'NORMAL',
  bad: 'red',
  warn: 'yellow',
  new: 'open',
  done: 'finished',
  watch: 'wristband',
}

export const WIRE_TYPES: readonly Kind[] = [
  ...kinds('type', {
    'booleans as 0 and 1 in texts': values((value) =>
      typeof value === 'boolean' ? String(Number(value)) : value,
    ),
    'booleans as Y and N': values((value) =>
      typeof value === 'boolean' ? (value ? 'Y' : 'N') : value,
    ),
    'numbers with their units': values((value) =>
      typeof value === 'number' ? `${value}次` : value,
    ),
    'thousands with commas': values((value) =>
      typeof value === 'number' && value >= 1000 ? value.toLocaleString('en') : value,
    ),
    'codes as ordinals': named(/^(?:kind|state|level|metric|source|status)$/, (value) =>
      isText(value) ? value.length % 5 : value,
    ),
    'codes of another list': values((value) => (isText(value) ? (LISTS[value] ?? value) : value)),
    'a row that is null': values((value) => (isRows(value) ? [...value, null] : value)),
    'ids as small numbers': named(/^id$/, (value) => (isText(value) ? value.length : value)),
    'nothing as the word for it': values((value) => value ?? 'null'),
    'nothing as an empty text everywhere': values((value) => value ?? ''),
    'nothing as 0': values((value) => value ?? 0),
    'nothing as dashes': values((value) => value ?? '--'),
    'moments as lists of numbers': values((value) =>
      isText(value) && /^\d{4}-\d{2}-\d{2}T/.test(value)
        ? value.slice(0, 19).split(/\D/).map(Number)
        : value,
    ),
    'days as lists of numbers': values((value) =>
      isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').map(Number) : value,
    ),
    'a sentence as one text': named(/sentence$/i, (value) =>
      isRows(value) ? value.map(({ text }) => String(text)).join('') : value,
    ),
    'empty texts for empty lists': values((value) =>
      Array.isArray(value) && value.length === 0 ? '' : value,
    ),
    'false for nothing': values((value) => value ?? false),
  }),
]

export const ABSENCES: readonly Kind[] = [
  ...kinds('presence', {
    'nothings left out': without((value) => value === null),
    'empty lists left out': without((value) => Array.isArray(value) && value.length === 0),
    'what is false left out': without((value) => value === false),
    'noughts left out': without((value) => value === 0),
    'empty texts left out': without((value) => value === ''),
    'the last field left out after the first row': values((value) =>
      isRows(value)
        ? value.map((row, at) =>
            at === 0 ? row : Object.fromEntries(Object.entries(row).slice(0, -1)),
          )
        : value,
    ),
    'every number nothing': values((value) => (typeof value === 'number' ? null : value)),
  }),
]
