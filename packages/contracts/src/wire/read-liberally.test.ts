import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { day, link, moment } from './fields.ts'
import { listOperations } from '../operation.ts'
import { unnamedWith, withAdded } from '../documents/origin.ts'
import { type FieldDrift, readLiberally } from './read-liberally.ts'

function read(schema: z.ZodMiniType, data: unknown) {
  const drifts: FieldDrift[] = []
  const value = readLiberally(schema, data, (drift) => drifts.push(drift))
  return { value, drifts }
}

/** One field of an answer, and how it was told. */
function field(schema: z.ZodMiniType, value: unknown) {
  const { value: answer, drifts } = read(
    z.object({ it: schema }),
    value === undefined ? {} : { it: value },
  )

  expect(drifts.every(({ path }) => path === 'data.it')).toBe(true)
  const told = drifts.map(({ got, used }) => `${got} ${used ? 'used' : 'not used'}`).join(', ')
  return [(answer as { it: unknown }).it, told]
}

describe('a field', () => {
  it('that is as promised is taken as it is', () => {
    expect(field(z.int(), 72)).toEqual([72, ''])
    expect(field(z.nullable(z.int()), null)).toEqual([null, ''])
    expect(field(z.optional(z.int()), undefined)).toEqual([null, ''])
  })

  it('that is missing or null costs that one value', () => {
    expect(field(z.int(), undefined)).toEqual([null, 'missing not used'])
    expect(field(z.int(), null)).toEqual([null, 'null not used'])
    const both = read(z.object({ a: z.int(), b: z.string() }), { b: 'kept' })

    expect(both).toEqual({
      value: { a: null, b: 'kept' },
      drifts: [{ path: 'data.a', got: 'missing', used: false }],
    })
  })

  it.each([
    ['72', 72],
    [' 72.5 ', 72.5],
    ['-3', -3],
  ])('a number may come as the text %j', (given, used) => {
    expect(field(z.number(), given)).toEqual([used, 'string used'])
  })

  it.each(['', ' ', '0x10', '1e3', 'Infinity', '72次/分', '七十二', true, [72], { value: 72 }])(
    'no number is made of %j',
    (given) => {
      expect(field(z.number(), given)[0]).toBeNull()
    },
  )

  it('a text may come as a number, not as anything else', () => {
    expect(field(z.string(), 10010002)).toEqual(['10010002', 'number used'])

    expect([true, ['a'], { toString: 1 }].map((given) => field(z.string(), given)[0])).toEqual([
      null,
      null,
      null,
    ])
  })

  it.each([
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['true', true],
    ['false', false],
  ])('yes or no may come as %j', (given, used) => {
    expect(field(z.boolean(), given)).toEqual([used, `${typeof given} used`])
  })

  it.each([2, '2', 'yes', 'constructor', '', [1], {}])('%j is neither yes nor no', (given) => {
    expect(field(z.boolean(), given)[0]).toBeNull()
  })

  it('a named value may come as number, text, yes or no; an unknown one is not there', () => {
    const isHave = z.union([z.literal(0), z.literal(1)])

    expect([1, '1', true, false, '0'].map((given) => field(isHave, given)[0])).toEqual([
      1, 1, 1, 0, 0,
    ])

    expect([2, 0.5, '是'].map((given) => field(isHave, given)[0])).toEqual([null, null, null])
    const status = z.enum({ pending: '1001', redeemed: '1002' })
    expect(field(status, 1002)).toEqual(['1002', 'number used'])
    expect(field(status, '1003')).toEqual([null, 'string not used'])
  })

  it('a fraction where a whole number is promised is shown as it is, within the limits of the number', () => {
    expect(field(z.int(), 72.4)).toEqual([72.4, 'number used'])
    expect(field(z.int(), '72.4')).toEqual([72.4, 'string used'])
    const percent = z.int().check(z.minimum(0), z.maximum(100))

    expect([99.5, 100.5, -0.5, 101].map((given) => field(percent, given)[0])).toEqual([
      99.5,
      null,
      null,
      null,
    ])
  })

  it('a text that breaks a rule of its form is not there', () => {
    expect(field(link, 'javascript:alert(1)')).toEqual([null, 'string not used'])
  })
})

describe('a moment', () => {
  it.each([
    ['2026-03-02 08:36:00', '2026-03-02T08:36:00+08:00'],
    ['2026-03-02T08:36', '2026-03-02T08:36:00+08:00'],
    ['2026/3/2 8:36', '2026-03-02T08:36:00+08:00'],
    ['2026.03.02 08:36:00.125', '2026-03-02T08:36:00+08:00'],
    ['2026-03-02T00:36:00.000+0000', '2026-03-02T00:36:00+00:00'],
    [1_772_411_760_000, '2026-03-02T00:36:00.000Z'],
    ['1772411760000', '2026-03-02T00:36:00.000Z'],
  ])('may come as %j', (given, used) => {
    expect(field(moment, given)).toEqual([used, `${typeof given} used`])
    expect(Date.parse(used)).toBe(Date.parse('2026-03-02T08:36:00+08:00'))
  })

  it.each(['2026-03-02', '2026-02-30 08:36:00', '2026-03-02 25:00:00', '昨天', '13800000001', 5])(
    'is not made of %j',
    (given) => {
      expect(field(moment, given)[0]).toBeNull()
    },
  )
})

describe('a day', () => {
  it.each([
    '2026/3/2',
    '2026.03.02',
    '2026-3-2',
    '2026-03-02 00:00:00',
    '2026-03-01T16:00:00Z',
    1_772_380_800_000,
    '2026-03-02T00:00:00+08:00',
  ])('may come as %j, and is the day in China', (given) => {
    expect(field(day, given)).toEqual(['2026-03-02', `${typeof given} used`])
  })

  it.each(['2026-02-30', '2026/13/1', '2026-02-30 08:00:00', '20260302', 20_260_302])(
    'is not made of %j',
    (given) => {
      expect(field(day, given)[0]).toBeNull()
    },
  )
})

const Entry = withAdded(
  { name: z.string(), count: z.int() },
  { note: z.string(), more: z.optional(z.int()) },
)

describe('a list', () => {
  it('keeps its order and drops entries that are no objects', () => {
    const { value, drifts } = read(z.array(Entry), [
      { name: 'a', count: 1 },
      'b',
      null,
      { name: 'c' },
    ])

    expect(value).toEqual([
      { name: 'a', count: 1 },
      { name: 'c', count: null },
    ])

    expect(drifts).toEqual([
      { path: 'data[]', got: 'string', used: false },
      { path: 'data[]', got: 'null', used: false },
      { path: 'data[].count', got: 'missing', used: false },
    ])
  })

  it('tells each difference once per place, however many entries have it', () => {
    const list = Array.from({ length: 500 }, (_, index) => ({ name: 'x', count: String(index) }))

    expect(read(z.object({ list: z.array(Entry) }), { list }).drifts).toEqual([
      { path: 'data.list[].count', got: 'string', used: true },
    ])
  })

  it('keeps gaps, so that it stays parallel to another', () => {
    expect(read(z.array(z.nullable(z.int())), [1, null, '3', 'x', {}]).value).toEqual([
      1,
      null,
      3,
      null,
      null,
    ])

    expect(read(z.array(z.string()), ['a', null]).value).toEqual(['a', null])
  })

  it.each([null, undefined, {}, 'a,b', 0])('is empty where %j comes', (given) => {
    const { value, drifts } = read(z.object({ list: z.array(Entry) }), { list: given })
    expect(value).toEqual({ list: [] })
    expect(drifts).toMatchObject([{ path: 'data.list', used: false }])
  })
})

describe('a whole answer', () => {
  const answers = [null, undefined, '', '<html>Bad Gateway</html>', 7, true, []]

  it.each(answers)('%j instead of an object is null', (data) => {
    expect(read(Entry, data)).toMatchObject({
      value: null,
      drifts: [{ path: 'data', used: false }],
    })
  })

  it('that may be null is null and no difference', () => {
    expect(read(z.nullable(Entry), null)).toEqual({ value: null, drifts: [] })
  })

  it('instead of a list is an empty one', () => {
    expect([null, '<html>', {}].map((data) => read(z.array(Entry), data).value)).toEqual([
      [],
      [],
      [],
    ])
  })

  it('that no document names may be anything: what we add is read, nothing else', () => {
    const answer = unnamedWith({ id: z.string() })
    for (const data of [...answers, { id: 'theirs' }])
      expect(read(answer, data)).toEqual({ value: {}, drifts: [] })

    expect(read(answer, { theirs: 1, kangban: { id: 'a' } })).toEqual({
      value: { id: 'a' },
      drifts: [],
    })
  })

  it('of several forms is read as the one that it has', () => {
    const { output } = contract.services.getRights
    const right = { code: '0001', name: '卡', validTo: '2026-12-02' }
    expect(read(output, [{ kangban: right }])).toEqual({ value: [right], drifts: [] })
    expect(read(output, [{ theirs: 1 }])).toEqual({ value: [{}], drifts: [] })
    expect(read(output, { theirs: 1 })).toEqual({ value: { theirs: 1 }, drifts: [] })

    expect(read(output, null)).toEqual({
      value: null,
      drifts: [{ path: 'data', got: 'null', used: false }],
    })
  })
})

describe('what we add', () => {
  it('stands beside the documented fields', () => {
    expect(read(Entry, { name: 'a', count: 1, kangban: { note: 'n', more: 2 } })).toEqual({
      value: { name: 'a', count: 1, note: 'n', more: 2 },
      drifts: [],
    })
  })

  it('is not missed where it is not there', () => {
    expect(read(Entry, { name: 'a', count: 1 })).toEqual({
      value: { name: 'a', count: 1 },
      drifts: [],
    })
  })

  it('loses the one field that is broken', () => {
    expect(read(Entry, { name: 'a', count: 1, kangban: { note: 7, more: 2 } })).toEqual({
      value: { name: 'a', count: 1, more: 2 },
      drifts: [{ path: 'data.kangban.note', got: 'number', used: false }],
    })
  })

  it.each([null, 'text', [1]])('is not there where %j comes, which is told once', (kangban) => {
    const { value, drifts } = read(Entry, { name: 'a', count: 1, kangban })
    expect(value).toEqual({ name: 'a', count: 1 })
    expect(drifts).toMatchObject([{ path: 'data.kangban', used: false }])
  })
})

it('what is told holds no value', () => {
  const idNo = '99999919540318002X'

  const broken = {
    userInfo: { idNo: [idNo], userPhone: { phone: '13800000001' }, sex: '13800000001' },
    token: [idNo],
  }

  const { drifts } = read(contract.account.logIn.output, broken)
  expect(drifts.length).toBeGreaterThan(5)
  expect(JSON.stringify(drifts)).not.toMatch(/9999|138/)
})

it.each(listOperations(contract).filter(([, { origin }]) => origin !== 'ours'))(
  'the example of %s is read without a difference, whatever it is',
  (_, { output, example }) => {
    expect(read(output, example?.output).drifts).toEqual([])

    for (const data of [
      null,
      {},
      [],
      '<html>',
      0,
      false,
      [{}],
      [[]],
      { list: {} },
      { kangban: 1 },
    ]) {
      expect(() => read(output, data)).not.toThrow()
    }
  },
)
