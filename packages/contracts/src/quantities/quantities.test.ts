import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { jsonSchemaOf } from '../documents/json-schema.ts'
import { decided } from '../documents/origin.ts'
import { listOperations } from '../operation.ts'
import { QUANTITIES } from './quantities.ts'
import { orZero, quantity, real, whole } from './quantity.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Data that no document names: a number there is whatever came. */
const isUnnamed = ({ anyOf }: Node): boolean =>
  Array.isArray(anyOf) && anyOf.some((branch: Node) => branch['type'] === 'boolean')

/** Every number within a JSON Schema, with the path to it. */
function numbersOf(node: unknown, path: string): [path: string, schema: Node][] {
  if (!isNode(node) || isUnnamed(node)) return []
  // A constant or a choice of codes says itself what it is.
  const isNumber = node['type'] === 'number' || node['type'] === 'integer'
  const own = isNumber && !('const' in node) && !('enum' in node)
  const below = Object.entries(node).flatMap(([key, value]) => numbersOf(value, `${path}.${key}`))
  return own ? [[path, node], ...below] : below
}

const numbers = listOperations(contract).flatMap(([name, { input, output }]) => [
  ...numbersOf(jsonSchemaOf(input, 'input'), `${name} input`),
  ...numbersOf(jsonSchemaOf(output, 'output'), `${name} output`),
])

it('every number of every call says what it is', () => {
  expect(numbers.length).toBeGreaterThan(300)
  expect(numbers.filter(([, schema]) => !schema['x-quantity']).map(([path]) => path)).toEqual([])
})

it('no quantity is there for nothing', () => {
  const used = new Set(numbers.map(([, schema]) => schema['x-quantity']))
  expect(Object.keys(QUANTITIES).filter((name) => !used.has(name))).toEqual([])
})

describe.each(Object.entries(QUANTITIES))('%s', (_, { zh, en, ucum, ...ranges }) => {
  it('has words in both languages, a unit, and plausible values that are possible', () => {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/^[A-Za-z0-9 ,()-]+$/)
    expect(ucum).not.toBe('')
    const { possible, plausible, precision } = ranges
    expect(possible.low).toBeLessThanOrEqual(plausible.low)
    expect(plausible.low).toBeLessThan(plausible.high)
    expect(plausible.high).toBeLessThanOrEqual(possible.high)
    expect(precision).toBeGreaterThanOrEqual(0)
  })
})

describe('in JSON Schema', () => {
  it('a number has its words, unit and ranges', () => {
    expect(jsonSchemaOf(whole('heartRate'), 'output')).toMatchObject({
      type: 'integer',
      description: '心率（次/分）。 Heart rate (/min).',
      minimum: 20,
      maximum: 300,
      'x-unit': '/min',
      'x-plausible': [30, 220],
    })
  })

  it('limits of the schema itself win', () => {
    const stars = quantity('days', z.int().check(z.minimum(1), z.maximum(7)))
    expect(jsonSchemaOf(stars, 'output')).toMatchObject({ minimum: 1, maximum: 7 })
  })

  it('a mark outlives others', () => {
    const sent = decided('BP-14', z.nullable(orZero(real('systolic'))))

    expect(jsonSchemaOf(sent, 'output')).toMatchObject({
      'x-decided': 'BP-14',
      anyOf: [{ minimum: 0, maximum: 300, 'x-quantity': 'systolic' }, { type: 'null' }],
    })
  })

  it('the page that reads an impossible number keeps it', () => {
    expect(z.parse(whole('heartRate'), 900)).toBe(900)
  })
})
