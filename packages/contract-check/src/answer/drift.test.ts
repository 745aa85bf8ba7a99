import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { aggregate, findingsOf } from './drift.ts'
import type { JsonSchema } from './json-schema.ts'

const drifts = (schema: z.ZodMiniType, value: unknown) =>
  aggregate(
    findingsOf(
      z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema,
      value,
    ),
  )

const brief = (schema: z.ZodMiniType, value: unknown) =>
  drifts(schema, value).map(
    ({ kind, path, expected, got, count }) => `${kind} ${path} ${expected} / ${got} x${count}`,
  )

describe('findings', () => {
  const Row = z.object({ id: z.string(), createTime: z.string(), value: z.nullable(z.number()) })
  const List = z.object({ list: z.array(Row), total: z.int() })
  const row = { id: 'a', createTime: 't', value: 72 }

  it('has nothing to say of what keeps the schema', () => {
    expect(drifts(List, { list: [row, { ...row, value: null }], total: 2 })).toEqual([])
    expect(drifts(z.object({ a: z.optional(z.string()) }), {})).toEqual([])
  })

  it('finds missing and extra fields, one line a path, and says which may be a new name', () => {
    const renamed = { id: 'a', created: 't', value: 1 }

    expect(drifts(List, { list: [renamed, row, renamed], total: 3 })).toEqual([
      {
        kind: 'missing',
        path: 'data.list[].createTime',
        expected: 'string',
        got: '–',
        renamedTo: 'created',
        count: 2,
      },
      { kind: 'extra', path: 'data.list[].created', expected: '–', got: 'text(1) a', count: 2 },
    ])
  })

  it('finds another type, also a number sent as text and a list sent as an object', () => {
    expect(brief(List, { list: [{ ...row, value: '72' }], total: 1 })).toEqual([
      'retyped data.list[].value number | null / text(2) 11 x1',
    ])

    expect(brief(List, { list: {}, total: 1.5 })).toEqual([
      'retyped data.list array / object(0) x1',
      'retyped data.total integer / number 1.1 x1',
    ])

    expect(brief(z.object({ a: z.boolean() }), { a: 1 })).toEqual([
      'retyped data.a boolean / integer 1 x1',
    ])
  })

  it('finds null where it is not allowed', () => {
    expect(brief(List, { list: [{ ...row, id: null }], total: 1 })).toEqual([
      'null data.list[].id string / null x1',
    ])

    expect(brief(List, null)).toEqual(['null data object / null x1'])
  })

  it('finds unknown values of enums, literals and unions of literals', () => {
    const Kinds = z.object({
      a: z.enum(['01', '02']),
      b: z.literal(3),
      c: z.nullable(z.union([z.literal(1), z.literal(2)])),
    })

    expect(brief(Kinds, { a: '04', b: 4, c: 3 })).toEqual([
      'enum data.a 01 | 02 / "04" x1',
      'enum data.b 3 / 4 x1',
      'enum data.c 1 | 2 / 3 x1',
    ])

    expect(brief(Kinds, { a: null, b: '3', c: null })).toEqual([
      'null data.a string / null x1',
      'retyped data.b number / text(1) 1 x1',
    ])
  })

  it('finds texts of another format and numbers out of range', () => {
    const Shapes = z.object({
      day: z.iso.date(),
      at: z.iso.datetime({ offset: true }),
      name: z.string().check(z.maxLength(2)),
      url: z.url(),
      phone: z.string().check(z.regex(/^1[3-9]\d{9}$/)),
      share: z.number().check(z.minimum(0), z.lt(1), z.multipleOf(0.1)),
      days: z.array(z.int()).check(z.length(7)),
    })

    const good = {
      day: '2026-03-02',
      at: '2026-03-02T10:00:00+08:00',
      name: '王',
      url: 'https://a.b/c',
      phone: '13800000001',
      share: 0.3,
      days: [1, 2, 3, 4, 5, 6, 7],
    }

    expect(drifts(Shapes, good)).toEqual([])

    const kinds = drifts(Shapes, {
      day: '2026/03/02',
      at: '2026-03-02 10:00',
      name: '王桂兰',
      url: 'not a url',
      phone: '12800000001',
      share: 1,
      days: [],
    })

    expect(kinds.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'format data.day',
      'format data.at',
      'format data.name',
      'format data.url',
      'format data.phone',
      'range data.share',
      'range data.days',
    ])
  })

  it('judges unions by the branch that fits best', () => {
    const Event = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), x: z.string() }),
      z.object({ kind: z.literal('b'), y: z.string(), z: z.string() }),
    ])

    expect(drifts(Event, { kind: 'b', y: '', z: '' })).toEqual([])

    expect(brief(Event, { kind: 'b', y: '', z: 1 })).toEqual([
      'retyped data.z string / integer 1 x1',
    ])

    expect(brief(z.union([z.string(), z.object({ a: z.int() })]), true)).toEqual([
      'retyped data string | object / boolean x1',
    ])
  })

  it('follows maps without showing their keys, tuples, open objects and references', () => {
    expect(brief(z.record(z.string(), z.number()), { 王桂兰: 'x', 李建军: 1 })).toEqual([
      'retyped data{} number / text(1) a x1',
    ])

    expect(brief(z.tuple([z.number(), z.string()]), [1, 2])).toEqual([
      'retyped data[1] string / integer 1 x1',
    ])

    expect(drifts(z.looseObject({ a: z.int() }), { a: 1, b: 2 })).toEqual([])

    const Node: z.ZodMiniType = z.object({
      name: z.string(),
      children: z.array(z.lazy(() => Node)),
    })

    const deep = { name: 'a', children: [{ name: 1, children: [] }] }
    expect(brief(Node, deep)).toEqual(['retyped data.children[].name string / integer 1 x1'])
  })

  it('never shows a personal key', () => {
    expect(brief(z.object({}), { 王桂兰: 1, id13800000001: 2 })).toEqual([
      'extra data.<text(3) 某某某> – / integer 1 x1',
      'extra data.<text(13) aa11111111111> – / integer 1 x1',
    ])
  })
})
