import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { describeProperties, type JsonSchema, wordsAt } from './describe-properties.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { ADDED_KEY } from './origin.ts'
import { EVERYWHERE } from './words/everywhere.ts'
import { WORDS_OF_FEATURES } from './words/features.ts'
import { real } from '../quantities/quantity.ts'

interface Property {
  /** As `account.logIn userInfo.token`. */
  readonly at: string
  readonly operation: string
  readonly names: readonly string[]
  readonly description?: unknown
  readonly schema?: unknown
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every property below a part of the document; the envelope's own have no operation. */
function propertiesIn(node: unknown, operation: string, names: readonly string[] = []): Property[] {
  if (!isNode(node)) return []

  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return []
    if (key !== 'properties' || !isNode(value)) return propertiesIn(value, operation, names)

    return Object.entries(value).flatMap(([name, each]) => {
      const below = [...names, name]
      const description = isNode(each) ? each['description'] : undefined

      return [
        {
          at: `${operation} ${below.join('.')}`,
          operation,
          names: below,
          description,
          schema: each,
        },
        ...propertiesIn(each, operation, below),
      ]
    })
  })
}

interface Described {
  readonly operationId: string
  readonly parameters: readonly {
    readonly name: string
    readonly description?: string
    readonly schema: unknown
  }[]
}

const document = openApiDocument()

const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map((each) => each as Described),
)

const described = [
  ...propertiesIn(document.components, 'components'),
  ...operations.flatMap((operation) => [
    ...propertiesIn(operation, operation.operationId),
    ...operation.parameters.map(({ name, description, schema }) => ({
      at: `${operation.operationId} (${name})`,
      operation: operation.operationId,
      names: [name],
      description,
      schema,
    })),
  ]),
]

const FORM = /^[^。]*\p{Script=Han}[^。]*。 [A-Z][^。]*\.$/u

it('every property and parameter of the document is described in Chinese and English', () => {
  expect(described.length).toBeGreaterThan(2000)

  expect(
    described
      .filter(({ description }) => typeof description !== 'string' || !FORM.test(description))
      .map(({ at, description }) => `${at}: ${String(description)}`),
  ).toEqual([])
})

it('no words stand there for nothing', () => {
  // The properties of an answer stand below those of the envelope.
  const used = new Set(
    described.map(({ operation, names: [first = '', ...rest] }) => {
      const inside = first === 'data' && rest.length > 0 ? rest : [first, ...rest]
      return wordsAt({ operation, names: inside })?.key
    }),
  )

  const all = [
    ...Object.keys(EVERYWHERE),
    ...Object.entries(WORDS_OF_FEATURES).flatMap(([feature, words]) =>
      Object.keys(words).map((key) => `${feature}: ${key}`),
    ),
  ]

  expect(all.filter((key) => !used.has(key))).toEqual([])
})

/** The codes that a property takes, as texts; none where it is no choice. */
function codesOf(schema: unknown): string[] {
  if (!isNode(schema)) return []
  const { enum: codes = [], const: code, items } = schema
  const branches = [schema['anyOf'] ?? schema['oneOf'] ?? []].flat()
  const own = [codes, code ?? []].flat().map(String)
  return [...own, ...[...branches, items ?? []].flat().flatMap(codesOf)]
}

/** Codes that the Chinese words explain, as `code 中文`. */
const explainedIn = (description: string): string[] =>
  [...description.matchAll(/(?<=[：，])([a-z][\w-]*|\d+) (?=\p{Script=Han})/gu)].map(
    ([, code = '']) => code,
  )

const sorted = (codes: Iterable<string>) => [...new Set(codes)].toSorted()

it('words that explain codes explain those that their fields take, and no others', () => {
  const taken = new Map<string, Set<string>>()

  for (const { schema, description } of described) {
    const words = String(description)
    const codes = codesOf(schema)
    // A single code beside a word is an example, and a field without codes a text.
    if (explainedIn(words).length < 2 || codes.length === 0) continue
    taken.set(words, new Set([...(taken.get(words) ?? []), ...codes]))
  }

  expect(taken.size).toBeGreaterThan(20)

  expect([...taken].map(([words, codes]) => [words, sorted(codes)])).toEqual(
    [...taken.keys()].map((words) => [words, sorted(explainedIn(words))]),
  )
})

const keyAt = (operation: string, ...names: string[]) => wordsAt({ operation, names })?.key

it('the words of a call go before those of a feature, and those of a place before those of a name', () => {
  expect(keyAt('account.logIn', 'userInfo', 'id')).toBe('account: userInfo.id')
  expect(keyAt('account.listSessions', 'id')).toBe('account: listSessions/id')
  expect(keyAt('monitoring.getBloodPressure', 'low')).toBe('monitoring: getBloodPressure/low')
  expect(keyAt('monitoring.getBloodPressure', 'normal', 'sbp', 'low')).toBe('monitoring: sbp.low')
  expect(keyAt('monitoring.getHeartRate', ADDED_KEY, 'sentence')).toBe('sentence')
  expect(keyAt('account.logIn', 'nobodyKnows')).toBeUndefined()
})

const weight = jsonSchemaOf(real('weight'), 'output') as JsonSchema

it.each<[what: string, name: string, schema: JsonSchema, words: string]>([
  ['the unit of a number', 'weight', weight, '体重（kg）。 Weight (kg).'],
  ['the unit of a list', 'weight', { items: weight }, '体重（kg）。 Weight (kg).'],
  ['codes', 'sex', { enum: [1, 2], description: '1 男，2 女' }, '性别（1 男，2 女）。 Sex.'],
])('the words of a property tell %s', (_, name, schema, words) => {
  const place = { operation: 'profile.getHealthInfo', names: [] }
  const { properties } = describeProperties({ properties: { [name]: schema } }, place)
  expect(properties?.[name]?.description).toBe(words)
})
