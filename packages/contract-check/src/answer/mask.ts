// Nothing personal leaves this package: a value is only ever shown by its type, its length and its shape.
import { allowedValues, branchesOf, type JsonSchema, resolve, typeOf } from './json-schema.ts'

const MAX_SHAPE_LENGTH = 40

const SHAPES: readonly (readonly [kind: RegExp, sign: string])[] = [
  [/\p{N}/u, '1'],
  [/\p{Script=Han}/u, '某'],
  [/\p{Lu}/u, 'A'],
  [/\p{L}/u, 'a'],
]

/**
 * Every letter, digit and Chinese character stands for its kind; punctuation stays. Digits become 1, so that a masked number
 * is still one; the T of a moment stays, so that a masked moment is still one.
 */
function shapeOfText(text: string): string {
  const signs = Array.from(
    text.slice(0, MAX_SHAPE_LENGTH),
    (each) => SHAPES.find(([kind]) => kind.test(each))?.[1] ?? each,
  )

  const shape = signs.join('').replace(/^(1{4}-11-11)A/, '$1T')
  return text.length > MAX_SHAPE_LENGTH ? `${shape}…` : shape
}

const shapeOfNumber = (value: number): number => Number(String(value).replace(/\d/g, '1'))

/** What may be said of a value: text(11) 11111111111. */
export function describe(value: unknown): string {
  const type = typeOf(value)
  if (typeof value === 'string') return `text(${value.length}) ${shapeOfText(value)}`.trimEnd()
  if (typeof value === 'number') return `${type} ${shapeOfNumber(value)}`
  if (Array.isArray(value)) return `list(${value.length})`
  if (value !== null && typeof value === 'object') return `object(${Object.keys(value).length})`
  return type
}

/** A code of the wire: at most four digits, as envelope codes, kinds and states are. Anything else shows its shape. */
export const showCode = (value: unknown): string =>
  /^-?\d{1,4}$/.test(String(value)) ? JSON.stringify(value) : describe(value)

/** A field name that the contract does not know: people, phones and days serve as keys too. */
export const showKey = (key: string): string =>
  /^[A-Za-z_$][\w$-]{0,39}$/.test(key) && !/\d{4}/.test(key) ? key : `<${describe(key)}>`

const SHAPES_KEPT = 50

/** A whole answer with every value masked, but those that the contract itself lists; keys sorted. */
export function maskAnswer(value: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown {
  const branches = branchesOf(schema, root)

  if (Array.isArray(value)) {
    const items = branches.find(({ items }) => typeof items === 'object')?.items
    const item = typeof items === 'object' ? items : {}
    return value.slice(0, SHAPES_KEPT).map((each) => maskAnswer(each, item, root))
  }

  if (value !== null && typeof value === 'object') {
    const known = (key: string) => branches.map((branch) => branch.properties?.[key]).find(Boolean)

    const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
      const property = known(key)

      return [
        property ? key : showKey(key),
        maskAnswer(each, property ? resolve(property, root) : {}, root),
      ]
    })

    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  if (branches.some((branch) => allowedValues(branch)?.includes(value))) return value
  if (typeof value === 'string') return shapeOfText(value)
  return typeof value === 'number' ? shapeOfNumber(value) : value
}
