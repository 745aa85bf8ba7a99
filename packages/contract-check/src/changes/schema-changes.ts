// Walks two JSON Schemas side by side and says where the values that they let through differ.
import { type Branch, type JsonSchema, resolve } from '../answer/json-schema.ts'
import { isSame } from './document.ts'
import type { Finding, Side } from './kinds.ts'
import { type Difference, limitChanges } from './limit-changes.ts'
import { noteChanges, unread } from './note-changes.ts'
import { NULL, pairsOf, typeFor, type Ways, waysOf } from './ways.ts'

export interface Walk {
  /** Against which the references of each side are resolved. */
  readonly roots: readonly [before: JsonSchema, after: JsonSchema]
  readonly side: Side
  readonly path: string
  /** Pairs above this one: a schema that holds itself is walked once. */
  readonly above: readonly (readonly [JsonSchema, JsonSchema])[]
}

/** All that is compared here or in limit-changes.ts. What else decides about values is not judged. */
const READ = new Set(
  [
    'type $ref $defs enum const anyOf oneOf properties required additionalProperties items',
    'minLength maxLength minItems maxItems minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
    'format pattern',
  ].flatMap((line) => line.split(' ')),
)

const here = (differences: readonly Difference[], { side, path }: Walk): Finding[] =>
  differences.map((difference) => ({ ...difference, side, path }))

const down = (walk: Walk, step: string): Walk => ({
  ...walk,
  path: `${walk.path}${walk.path !== '' && /^\w/.test(step) ? '.' : ''}${step}`,
})

function fieldChanges(before: Branch, after: Branch, walk: Walk): Finding[] {
  const keys = new Set([
    ...Object.keys(before.properties ?? {}),
    ...Object.keys(after.properties ?? {}),
  ])

  return [...keys].flatMap((key): Finding[] => {
    const [old, now] = [before, after].map(({ properties, required = [] }) => ({
      schema: properties && Object.hasOwn(properties, key) ? properties[key] : undefined,
      required: required.includes(key),
    }))

    const at = down(walk, key)

    if (!now?.schema)
      return here([{ kind: old?.required ? 'required-removed' : 'optional-removed' }], at)
    if (!old?.schema)
      return here([{ kind: now.required ? 'required-added' : 'optional-added' }], at)

    return [
      ...(old.required === now.required
        ? []
        : here([{ kind: now.required ? 'became-required' : 'became-optional' }], at)),
      ...schemaChanges(old.schema, now.schema, at),
    ]
  })
}

/** The schema of fields, or items, that have none of their own; undefined where there may be none. */
const schemaOfRest = (rest: boolean | JsonSchema | undefined): JsonSchema | undefined => {
  if (rest === false) return undefined
  return typeof rest === 'object' ? rest : {}
}

function restChanges(before: Branch, after: Branch, walk: Walk): Finding[] {
  const [old, now] = [before, after].map((branch) => schemaOfRest(branch.additionalProperties))
  if (old && now) return schemaChanges(old, now, down(walk, '{}'))
  if (!old && !now) return []
  return here([{ kind: old ? 'others-refused' : 'others-allowed' }], down(walk, '{}'))
}

function listChanges(before: Branch, after: Branch, walk: Walk): Finding[] {
  const [old, now] = [before, after].map(({ items }) => schemaOfRest(items))
  if (old && now) return schemaChanges(old, now, down(walk, '[]'))
  return old || now ? here([{ kind: 'not-judged', after: 'items' }], walk) : []
}

/** What this tool does not read, where it has changed. */
function unreadChanges(before: JsonSchema, after: JsonSchema): Difference[] {
  const [old, now] = [unread(before, READ), unread(after, READ)]
  if (isSame(old, now)) return []
  return [{ kind: 'not-judged', before: JSON.stringify(old), after: JSON.stringify(now) }]
}

function branchChanges(before: Branch, after: Branch, walk: Walk): Finding[] {
  const isOf = (type: string) => before.type === type || after.type === type

  return [
    ...here([...limitChanges(before, after), ...unreadChanges(before, after)], walk),
    ...(isOf('object') ? fieldChanges(before, after, walk) : []),
    ...(isOf('object') ? restChanges(before, after, walk) : []),
    ...(isOf('array') ? listChanges(before, after, walk) : []),
  ]
}

const written = (ways: Ways): string => [...ways.keys()].filter((type) => type !== NULL).join(' | ')

function typeChanges(before: Ways, after: Ways): Difference[] {
  const found: Difference[] = []
  const lostNull = before.has(NULL) && !typeFor(NULL, after)
  const gotNull = after.has(NULL) && !typeFor(NULL, before)
  if (lostNull) found.push({ kind: 'null-refused' })
  if (gotNull) found.push({ kind: 'null-allowed' })
  const lost = [...before.keys()].some((type) => type !== NULL && !typeFor(type, after))
  const got = [...after.keys()].some((type) => type !== NULL && !typeFor(type, before))
  const texts = { before: written(before), after: written(after) }
  if (lost && got) found.push({ kind: 'type-changed', ...texts })
  else if (lost) found.push({ kind: 'type-narrowed', ...texts })
  else if (got) found.push({ kind: 'type-widened', ...texts })
  return found
}

/** Where a whole number became any number, or the other way round, their limits are held to each other all the same. */
const likeOf = (type: string, ways: Ways): string | undefined =>
  ['integer', 'number'].includes(type)
    ? [type, 'integer', 'number'].find((each) => ways.has(each))
    : ways.has(type)
      ? type
      : undefined

/** A list of types lends its limits to each, so that the same may be found of several. */
const distinct = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
]

function wayChanges(before: Ways, after: Ways, walk: Walk & { several: boolean }): Finding[] {
  return [...before].flatMap(([type, old]) => {
    const now = after.get(likeOf(type, after) ?? '')
    // There is one null, whatever stands beside it.
    if (!now || type === NULL) return []

    return pairsOf(old, now).flatMap((pair) => {
      const at = down(walk, pair.label)
      if (!pair.after) return here([{ kind: 'variant-removed' }], at)
      if (!pair.before) return here([{ kind: 'variant-added' }], at)

      return [
        ...(walk.several ? here(noteChanges([pair.before], [pair.after]), at) : []),
        ...branchChanges(pair.before, pair.after, at),
      ]
    })
  })
}

const unionOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined => anyOf ?? oneOf

const isSeveral = (schema: JsonSchema): boolean =>
  (unionOf(schema)?.filter(({ type }) => type !== NULL).length ?? 1) > 1

/** What speaks of a place: of several ways each speaks for itself, and is told apart from the others. */
function layersOf(schema: JsonSchema, root: JsonSchema, several: boolean): JsonSchema[] {
  const at = resolve(schema, root)
  const own = at === schema ? [] : [schema]
  const union = unionOf(at)
  if (several) return union ? [...own, at] : own
  return [...own, at, ...(union ?? []).flatMap((branch) => layersOf(branch, root, false))]
}

/** All differences below a schema, each at its path. */
export function schemaChanges(before: JsonSchema, after: JsonSchema, walk: Walk): Finding[] {
  const [oldRoot, nowRoot] = walk.roots
  const [old, now] = [resolve(before, oldRoot), resolve(after, nowRoot)]
  if (walk.above.some(([a, b]) => a === old && b === now)) return []
  const several = isSeveral(old) || isSeveral(now)
  const below = { ...walk, several, above: [...walk.above, [old, now] as const] }
  const [oldWays, nowWays] = [waysOf(old, oldRoot), waysOf(now, nowRoot)]

  return distinct([
    ...here(
      [
        ...noteChanges(layersOf(before, oldRoot, several), layersOf(after, nowRoot, several)),
        ...(unionOf(old) && unionOf(now) ? unreadChanges(old, now) : []),
        ...typeChanges(oldWays, nowWays),
      ],
      walk,
    ),
    ...wayChanges(oldWays, nowWays, below),
  ])
}
