import { openApiDocument } from '@kangban/contracts/openapi'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MutableDocument, mutationsOf } from '../testing/document-mutations.ts'
import { changesBetween } from './compare-documents.ts'
import { readDocument } from './document.ts'
import { CHANGE_KINDS, type Change, type ChangeKind, type Side } from './kinds.ts'

const WHOLE = JSON.stringify(openApiDocument())

const copyOf = (text: string): MutableDocument => JSON.parse(text)

const SHARED: object = { ...copyOf(WHOLE), paths: {} }

/** A document for each call, since one of all calls takes a hundred times as long to compare. */
const DOCUMENTS: readonly string[] = Object.entries(copyOf(WHOLE).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      JSON.stringify({ ...SHARED, paths: { [path]: { [method]: operation } } }),
    ),
)

const compare = (before: unknown, after: unknown): Change[] =>
  changesBetween(readDocument(before), readDocument(after))

/** What a change is when it is taken back. */
const PAIRS: readonly (readonly [ChangeKind, ChangeKind])[] = [
  ['required-added', 'required-removed'],
  ['optional-added', 'optional-removed'],
  ['became-required', 'became-optional'],
  ['null-allowed', 'null-refused'],
  ['type-widened', 'type-narrowed'],
  ['value-added', 'value-removed'],
  ['values-freed', 'values-listed'],
  ['bound-loosened', 'bound-tightened'],
  ['form-dropped', 'form-set'],
  ['variant-added', 'variant-removed'],
  ['others-allowed', 'others-refused'],
  ['promise-withdrawn', 'promise-made'],
  ['call-added', 'call-removed'],
  ['security-added', 'security-removed'],
  ['origin-lowered', 'origin-raised'],
  ['access-widened', 'access-narrowed'],
  ['code-added', 'code-removed'],
  ['body-limit-raised', 'body-limit-lowered'],
  ['body-optional', 'body-required'],
  ['media-type-added', 'media-type-removed'],
  ['status-added', 'status-removed'],
]

const inverseOf = (kind: ChangeKind): ChangeKind => {
  const pair = PAIRS.find((each) => each.includes(kind))
  return pair?.find((each) => each !== kind) ?? kind
}

interface Choice {
  readonly kind: ChangeKind
  readonly side: Side
  readonly documents: string[]
}

/** By kind and side, the documents in which it can be done. */
const CHOICES = new Map<string, Choice>()

for (const text of DOCUMENTS) {
  for (const { kind, side } of mutationsOf(copyOf(text))) {
    const choice = CHOICES.get(`${kind} ${side}`) ?? { kind, side, documents: [] }
    if (choice.documents.at(-1) !== text) choice.documents.push(text)
    CHOICES.set(`${kind} ${side}`, choice)
  }
}

const anyOf = <T>(list: readonly T[], chance: number): T => {
  const found = list[Math.min(Math.floor(chance * list.length), list.length - 1)]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

const anyChance = fc.double({ min: 0, max: 1, noNaN: true })

/** Every value below, with what it stands in; examples and the version are nobody's promise. */
function* leavesOf(value: object): Generator<readonly [Record<string, unknown>, string]> {
  for (const [key, each] of Object.entries(value)) {
    if (['example', 'examples', 'version'].includes(key)) continue
    if (typeof each === 'object' && each !== null) yield* leavesOf(each)
    else yield [value as Record<string, unknown>, key]
  }
}

const otherThan = (value: unknown): unknown => {
  if (typeof value === 'number') return value / 2 + 7
  return typeof value === 'boolean' ? !value : `${String(value)}zz`
}

describe('a comparison', () => {
  it('finds nothing between a document and itself, in whatever order its keys stand', () => {
    expect(compare(copyOf(WHOLE), copyOf(WHOLE))).toEqual([])

    const turned: unknown = JSON.parse(WHOLE, (_, each: unknown) =>
      typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toReversed())
        : each,
    )

    expect(JSON.stringify(turned)).not.toBe(WHOLE)
    expect(compare(copyOf(WHOLE), turned)).toEqual([])
  })

  it('knows every kind by a mutation or by one that is taken back', () => {
    const shown = [...CHOICES.values()].flatMap(({ kind }) => [kind, inverseOf(kind)])
    expect(new Set(shown)).toEqual(new Set(Object.keys(CHANGE_KINDS)))
  })

  it.each([...CHOICES.values()])(
    'finds $kind of the $side, nothing else, and its opposite when it is taken back',
    ({ kind, side, documents }) => {
      fc.assert(
        fc.property(anyChance, anyChance, anyChance, (which, way, where) => {
          const text = anyOf(documents, which)
          const changed = copyOf(text)

          const all = mutationsOf(changed).filter(
            (each) => each.kind === kind && each.side === side,
          )

          anyOf(anyOf(all, way).acts, where)()
          const there = compare(copyOf(text), changed)
          expect(there.map((change) => [change.kind, change.side])).toEqual([[kind, side]])
          const back = compare(changed, copyOf(text))

          expect(back.map((change) => [change.kind, change.side])).toEqual([
            [inverseOf(kind), side],
          ])
        }),
        { numRuns: 10 },
      )
    },
  )

  it('overlooks no other value anywhere', () => {
    fc.assert(
      fc.property(anyChance, anyChance, (which, where) => {
        const text = anyOf(DOCUMENTS, which)
        const changed = copyOf(text)
        const [parent, key] = anyOf([...leavesOf(changed)], where)
        parent[key] = otherThan(parent[key])
        expect(compare(copyOf(text), changed)).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
