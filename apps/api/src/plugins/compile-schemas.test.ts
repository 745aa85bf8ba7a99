import * as fc from 'fast-check'
import { contract, listOperations } from '@kangban/contracts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileSchemas } from './compile-schemas.ts'

const inner = () => z.object({ a: z.number(), b: z.optional(z.string()) })

/** Objects wherever a contract has them; made anew, since a compiled one stays so. */
const schemas = () => [
  inner(),
  z.object({ a: inner(), b: z.nullable(inner()) }),
  z.object({ a: z.optional(inner()), b: z.array(inner()) }),
  z.union([inner(), z.object({ b: inner() }), z.null()]),
  z.record(z.string(), inner()),
  z.strictObject({ a: z.number() }),
  z.object({ a: z.number() }).check(z.refine(({ a }) => a > 0, 'too small')),
  z.discriminatedUnion('a', [
    z.object({ a: z.literal('x'), b: inner() }),
    z.object({ a: z.literal('y') }),
  ]),
]

const leaf = fc.constantFrom<unknown>(1, -1, 'x', 'y', null, undefined)

const { value: anything } = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
  object: fc.record(
    { a: tie('value'), b: tie('value'), c: tie('value') },
    { requiredKeys: [], noNullPrototype: true },
  ),
  value: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: leaf, weight: 2 },
    { arbitrary: tie('object'), weight: 3 },
    fc.array(tie('object'), { maxLength: 2 }),
  ),
}))

it('takes and gives what the same schema does that is not compiled', () => {
  const plain = schemas()
  const compiled = schemas()
  compileSchemas(compiled)

  fc.assert(
    fc.property(anything, (value) => {
      for (const [place, schema] of plain.entries()) {
        const expected = z.safeParse(schema, value)
        const { success, data, error } = z.safeParse(compiled[place] ?? z.never(), value)
        expect(success).toBe(expected.success)
        expect(data).toStrictEqual(expected.data)
        expect(error?.issues).toEqual(expected.error?.issues)
      }
    }),
    { numRuns: 200 },
  )
})

it('compiles every object of every contract', () => {
  const operations = listOperations(contract).map(([, { input, output }]) => ({ input, output }))
  compileSchemas(operations)
  const seen = new Set<unknown>()

  const slow = (part: unknown): number => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return 0
    seen.add(part)
    const isSlow = part instanceof z.core.$ZodObject && !(part instanceof z.core.$ZodObjectJIT)
    const inside = part instanceof z.core.$ZodType ? part._zod.def : part
    return Object.values(inside).reduce<number>((sum, each) => sum + slow(each), Number(isSlow))
  }

  expect(slow(operations)).toBe(0)
})
