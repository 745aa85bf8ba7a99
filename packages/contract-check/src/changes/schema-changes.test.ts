import { expect, it } from 'vitest'
import type { JsonSchema } from '../answer/json-schema.ts'
import { schemaChanges } from './schema-changes.ts'

const between = (before: JsonSchema, after: JsonSchema, defs: JsonSchema['$defs'] = {}) =>
  schemaChanges(before, after, {
    roots: [{ $defs: defs }, { $defs: defs }],
    side: 'response',
    path: 'data',
    above: [],
  }).map(({ kind, path }) => `${kind} ${path}`)

const number = { type: 'number', maximum: 9 } as const

it.each<readonly [JsonSchema, JsonSchema]>([
  [
    { 'x-decided': 'A-1', type: ['number', 'null'], maximum: 9 },
    { 'x-decided': 'A-1', anyOf: [number, { type: 'null' }] },
  ],
  [
    { 'x-decided': 'A-1', anyOf: [number, { type: 'null' }] },
    { anyOf: [{ ...number, 'x-decided': 'A-1' }, { type: 'null' }] },
  ],
  [{ enum: ['a', 'b'] }, { anyOf: [{ const: 'b' }, { type: 'string', const: 'a' }] }],
  [{ anyOf: [number, { type: 'null' }] }, { oneOf: [{ type: 'null' }, number] }],
  [number, { $ref: '#/$defs/number' }],
])('finds one promise written in two ways to be the same: %j, %j', (before, after) => {
  expect(between(before, after, { number })).toEqual([])
  expect(between(after, before, { number })).toEqual([])
})

const limited = (maximum: number): JsonSchema => ({
  type: ['integer', 'number', 'null'],
  maximum,
})

it('tells a limit of several types once', () => {
  expect(between(limited(9), limited(8))).toEqual(['bound-tightened data'])
})

const node = (more: JsonSchema['properties']): JsonSchema => ({
  type: 'object',
  properties: { below: { type: 'array', items: { $ref: '#/$defs/node' } }, ...more },
})

it('ends in a schema that holds itself, and finds what has changed in it', () => {
  const roots = [{ $defs: { node: node({}) } }, { $defs: { node: node({ name: {} }) } }] as const
  const root: JsonSchema = { $ref: '#/$defs/node' }
  const walk = { roots, side: 'response', path: 'data', above: [] } as const

  expect(schemaChanges(root, root, walk).map(({ kind, path }) => [kind, path])).toEqual([
    ['optional-added', 'data.name'],
  ])
})
