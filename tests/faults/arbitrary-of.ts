// Inputs for the fuzz, made from the contracts alone: valid ones from the JSON Schema of an operation's input, and broken
// ones by damaging them.
import * as fc from 'fast-check'

export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  additionalProperties?: boolean | JsonSchema
}

const twoDigits = (low: number, high: number) =>
  fc.integer({ min: low, max: high }).map((n) => String(n).padStart(2, '0'))

/** Around the day on which the test's clock stands, so that some days hold data. */
const day = fc
  .tuple(fc.constantFrom('2025', '2026'), twoDigits(1, 12), twoDigits(1, 28))
  .map((parts) => parts.join('-'))

const moment = fc
  .tuple(day, twoDigits(0, 23), twoDigits(0, 59))
  .map(([date, h, m]) => `${date}T${h}:${m}:00+08:00`)

const CHINESE = fc.constantFrom(
  '王',
  '桂',
  '兰',
  '头',
  '晕',
  '高',
  '血',
  '压',
  '门',
  '诊',
  ' ',
  '，',
)

function text({
  pattern,
  format,
  minLength = 0,
  maxLength = 40,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return day
  if (format === 'date-time') return moment
  if (format === 'uuid') return fc.uuid()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }

  return fc.oneof(
    fc.string(bounds),
    fc.array(CHINESE, bounds).map((letters) => letters.join('')),
  )
}

function number({
  type,
  multipleOf,
  minimum = -1000,
  maximum = 1000,
}: JsonSchema): fc.Arbitrary<number> {
  const [low, high] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  // zod/mini writes an integer in a query string as a number that is a multiple of 1.
  if (type === 'integer' || multipleOf === 1)
    return fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
  return fc.double({ min: low, max: high, noNaN: true })
}

function record(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([key, child]) => [key, valid(child)] as const,
  )

  return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] })
}

/** Values that a schema takes; what JSON Schema cannot say (a check across fields) may still be refused. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))

  switch (schema.type) {
    case 'object':
      return record(schema)
    case 'array':
      return fc.array(schema.items ? valid(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      })
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** What people, broken clients and attackers send. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    null,
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '0x10',
    '1e9',
    "' OR 1=1 --",
    '"; DROP TABLE Account; --',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\uD800',
    '王\u202E桂兰',
    '王\u2066桂\u2069兰',
    '王\u200B桂兰',
    '王\u0007桂兰',
    -1e308,
    'NaN',
    '-1e308',
    '9999-12-31',
    '0001-01-01',
    '9999-12-31T23:59:59+08:00',
    '0001-01-01T00:00:00Z',
    '=1+1',
    '<script>alert(1)</script>',
    '２０２６-０１-０１',
    '2026-02-30',
    '9999-99-99',
    '👵🏽'.repeat(50),
    'x'.repeat(10_000),
    [],
    {},
    [[[[]]]],
    { $gt: '' },
    { toString: null },
    true,
  ),
)

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'userCode',
  'id',
  'accountId',
  'toString',
  'a'.repeat(200),
]

/** A valid input with some of it missing, replaced or added; or nothing like an input at all. */
export function broken(schema: JsonSchema): fc.Arbitrary<unknown> {
  const keys = Object.keys(schema.properties ?? {})

  const damaged = fc
    .tuple(
      record(schema),
      fc.array(
        fc.tuple(fc.constantFrom(...keys, ...ODD_KEYS), fc.option(nasty, { nil: undefined })),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    )
    .map(([input, changes]) => {
      const result = new Map(Object.entries(input))

      for (const [key, value] of changes) {
        if (value === undefined) result.delete(key)
        else result.set(key, value)
      }

      return Object.fromEntries(result)
    })

  return fc.oneof({ weight: 9, arbitrary: damaged }, { weight: 1, arbitrary: nasty })
}
