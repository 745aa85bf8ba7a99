// Holds the contracts to documented-fields.tsv, which was made by reading the two documents and docs/requirements.tsv.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { documentedPart } from './documented-part.ts'
import { listOperations, type Operation } from '../operation.ts'
import { ADDED_KEY, decidedBy, definitionOf, isAdded } from './origin.ts'

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const requirements = new Map(
  rowsOf('../../../../docs/requirements.tsv').map(([id = '', , , , text = '', verify = '']) => [
    id,
    { text, verify },
  ]),
)

/** The documents leave it open, or contradict themselves: what the contracts say is our choice. */
const isOpen = (id: string): boolean => requirements.get(id)?.text.startsWith('OPEN:') ?? false

const isDecision = (id: string): boolean =>
  isOpen(id) || (requirements.has(id) && id.startsWith('CONFLICT-'))

/**
 * `row` is the row that is the source of the field. Where that row speaks of the fields of an entity without naming them,
 * the row of the entity stands after it.
 */
const table = rowsOf('../../documented-fields.tsv').map(
  ([operation = '', side = '', field = '', row = '']) => {
    const [source = '', entity] = row.split(' ')
    return { operation, side, field, source, entity, at: `${operation} ${side} ${field}` }
  },
)

const operations = listOperations(contract)
const promised = operations.filter(([, { origin }]) => origin !== 'ours')

/** Data itself, where it has no field or its own form is open. */
const ITSELF = '.'

interface Found {
  readonly path: string
  readonly schemas: readonly z.core.$ZodType[]
}

/** The schemas that say what one place holds: one after the other, and side by side. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = definitionOf(schema)

  if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default') {
    return [schema, ...layersOf(def.innerType)]
  }

  if (def.type === 'pipe') return [schema, ...layersOf(def.in)]
  return def.type === 'union' ? [schema, ...def.options.flatMap(layersOf)] : [schema]
}

/** Every place at which a field has a name, whatever we add left out. */
function fieldsBelow(schema: z.core.$ZodType, path: string): Found[] {
  return layersOf(schema).flatMap((layer): Found[] => {
    const def = definitionOf(layer)
    if (def.type === 'array') return fieldsBelow(def.element, `${path}[]`)
    if (def.type !== 'object') return []

    return Object.entries(def.shape).flatMap(([name, field]): Found[] => {
      if (isAdded(field)) return []
      const below = path ? `${path}.${name}` : name
      return [{ path: below, schemas: layersOf(field) }, ...fieldsBelow(field, below)]
    })
  })
}

/** Every object with what we add to it. */
function withAdditions(
  schema: z.core.$ZodType,
): { documented: string[]; ours: string[]; added: z.core.$ZodType }[] {
  return layersOf(schema).flatMap((layer) => {
    const def = definitionOf(layer)
    if (def.type === 'array') return withAdditions(def.element)
    if (def.type !== 'object') return []
    const { [ADDED_KEY]: added, ...documented } = def.shape
    const below = Object.values(documented).flatMap(withAdditions)
    if (!added) return below

    const ours = layersOf(added).flatMap((each) => {
      const own = definitionOf(each)
      return own.type === 'object' ? Object.keys(own.shape) : []
    })

    return [{ documented: Object.keys(documented), ours, added }, ...below]
  })
}

const UNNAMED = [null, {}, '好', 7, true, [], [1], { any: { thing: 1 } }]

const acceptsAnything = ({ output }: Operation): boolean =>
  UNNAMED.every((data) => z.safeParse(output, data).success)

const openRowsOf = (schemas: readonly z.core.$ZodType[]): string[] => [
  ...new Set(schemas.flatMap((schema) => decidedBy(schema) ?? [])),
]

/** The fields of the contracts by operation, side and path, with the rows that leave them to us. */
function contractFields(): Map<string, string[]> {
  const found = new Map<string, string[]>()

  const add = (at: string, { path, schemas }: Found) => {
    found.set(`${at} ${path}`, [
      ...new Set([...(found.get(`${at} ${path}`) ?? []), ...openRowsOf(schemas)]),
    ])
  }

  for (const [name, operation] of promised) {
    for (const field of fieldsBelow(operation.input, '')) add(`${name} input`, field)
    if (acceptsAnything(operation)) continue
    const answer = fieldsBelow(operation.output, '')
    for (const field of answer) add(`${name} answer`, field)
    const itself = { path: ITSELF, schemas: layersOf(operation.output) }
    if (answer.length === 0 || openRowsOf(itself.schemas).length > 0) add(`${name} answer`, itself)
  }

  return found
}

const fields = contractFields()
const callOf = ({ method, path }: Operation) => `${method} ${path.slice(1)}`

describe('the documented calls', () => {
  it('are those of the two call tables, and no other call is said to be documented', () => {
    const documented = [...requirements].flatMap(([id, { text }]) =>
      id.startsWith('API-') ? (/^(?:GET|POST) \S+/.exec(text) ?? []) : [],
    )

    expect(documented).toHaveLength(46)

    const ours = operations
      .filter(([, { origin }]) => origin === 'documented')
      .map(([, each]) => callOf(each))

    expect(ours.toSorted()).toEqual(documented.toSorted())
  })

  it('[API-119] [API-125] [API-130] three are known by an internal name alone, at the paths that were decided', () => {
    const named = operations
      .filter(([, { origin }]) => origin === 'named')
      .map(([, each]) => callOf(each))

    const decisions = ['API-119', 'API-125', 'API-130'].map(
      (id) => requirements.get(id)?.verify ?? '',
    )

    expect(named).toHaveLength(3)
    for (const call of named)
      expect(decisions.filter((text) => text.includes(call))).toHaveLength(1)
  })
})

describe('the table of documented fields', () => {
  it('has each field once, of promised calls alone', () => {
    expect(new Set(table.map(({ at }) => at)).size).toBe(table.length)
    expect(table.filter(({ side }) => side !== 'input' && side !== 'answer')).toEqual([])
    const names = new Set(promised.map(([name]) => name))
    expect(table.filter(({ operation }) => !names.has(operation))).toEqual([])
  })

  it('has a row of the requirements for each', () => {
    const ids = table.flatMap(({ source, entity }) =>
      entity === undefined ? [source] : [source, entity],
    )

    expect(ids.filter((id) => !requirements.has(id))).toEqual([])
    expect(table.filter(({ entity }) => entity !== undefined && isDecision(entity))).toEqual([])
  })

  // The name has to stand as a word in the requirement of the source or of its entity; where the source is open, in its
  // decision too. Below a name that a row decides, the same row may go on without naming (STEPS-06: `best.steps`). Of
  // data itself the word is "data".
  it('takes each name literally from its row', () => {
    const unfounded = table.filter(({ operation, side, field, source, entity }) => {
      const { text = '', verify = '' } = requirements.get(source) ?? {}

      const words = [
        text,
        entity ? requirements.get(entity)?.text : '',
        isOpen(source) ? verify : '',
      ].join(' ')

      const stands = (name: string) => new RegExp(`\\b${name}\\b`).test(words)
      if (field === ITSELF) return !stands('data')
      const path = field.replaceAll('[]', '').split('.').filter(Boolean)
      if (stands(path.at(-1) ?? '')) return false

      const above = table.some(
        (each) =>
          each.operation === operation &&
          each.side === side &&
          each.source === source &&
          field.startsWith(`${each.field}.`),
      )

      return !(isOpen(source) && above && stands(path[0] ?? ''))
    })

    expect(unfounded).toEqual([])
  })
})

describe('the fields of the contracts', () => {
  it('are those of the table, in both directions', () => {
    expect([...fields.keys()].toSorted()).toEqual(table.map(({ at }) => at).toSorted())
  })

  it('name the row that leaves them to us, where their row is open', () => {
    const open = table.filter(({ source }) => isDecision(source))
    const wrong = open.filter(({ at, source }) => !fields.get(at)?.includes(source))
    expect(open.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  it('name no row that decides nothing', () => {
    const marks = [...fields].flatMap(([at, rows]) => rows.map((row) => ({ at, row })))
    expect(marks.filter(({ row }) => !isDecision(row))).toEqual([])
  })
})

describe('what we add to promised calls', () => {
  const additions = promised.flatMap(([name, { output }]) =>
    withAdditions(output).map((each) => ({ name, ...each })),
  )

  it('stands below one key, which may be left out', () => {
    expect(additions.length).toBeGreaterThan(10)

    expect(
      additions.filter(({ added }) => definitionOf(added).type !== 'optional' || !isAdded(added)),
    ).toEqual([])
  })

  it('has no name of a documented field beside it, since pages lay them side by side', () => {
    const clashes = additions.flatMap(({ name, documented, ours }) =>
      ours.filter((field) => documented.includes(field)).map((field) => `${name} ${field}`),
    )

    expect(clashes).toEqual([])
  })

  it('may be missing from a request', () => {
    const inputs = promised.flatMap(([, { input }]) => {
      const def = definitionOf(input)
      return def.type === 'object' ? Object.values(def.shape).filter(isAdded) : []
    })

    expect(inputs.length).toBeGreaterThan(0)
    expect(inputs.filter((field) => definitionOf(field).type !== 'optional')).toEqual([])
  })

  it.each(promised)('may be missing from the answer of %s', (_, { output, example }) => {
    const part = documentedPart(example?.output)
    expect(JSON.stringify(part)).not.toContain(`"${ADDED_KEY}":`)
    expect(z.safeParse(output, part).error).toBeUndefined()
  })
})

it('data that the table does not name may be anything, all other data may not', () => {
  const named = new Set(
    table.filter(({ side }) => side === 'answer').map(({ operation }) => operation),
  )

  const anything = promised
    .filter(([, operation]) => acceptsAnything(operation))
    .map(([name]) => name)

  expect(anything).toEqual(promised.map(([name]) => name).filter((name) => !named.has(name)))
})
