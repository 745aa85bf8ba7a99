// Walks an answer beside the JSON Schema of its contract and says where they part.
import {
  allowedValues,
  type Branch,
  branchesOf,
  hasType,
  type JsonSchema,
  typeOf,
} from './json-schema.ts'
import { type Mark, markOf } from './mark.ts'
import { magnitude } from '@kangban/contracts/laws'
import { describe, showCode, showKey } from './mask.ts'
import type { Text } from '../text.ts'

export const DRIFT_KINDS = {
  missing: { zh: '缺少字段', en: 'missing field' },
  extra: { zh: '多出字段', en: 'extra field' },
  retyped: { zh: '类型不符', en: 'other type' },
  null: { zh: '不应为空值', en: 'null where not allowed' },
  enum: { zh: '未知取值', en: 'unknown value' },
  format: { zh: '格式不符', en: 'other format' },
  range: { zh: '超出范围', en: 'out of range' },
  empty: { zh: '应有数据却为空', en: 'empty where data is promised' },
  code: { zh: '返回码不符', en: 'other envelope code' },
  envelope: { zh: '外层结构不符', en: 'other envelope shape' },
  status: { zh: 'HTTP 状态不符', en: 'other HTTP status' },
  'not-json': { zh: '不是 JSON', en: 'not JSON' },
  'no-answer': { zh: '没有回答', en: 'no answer' },
  place: { zh: '不在这个路径', en: 'not at this path' },
  law: { zh: '内容不可能', en: 'cannot be so' },
  implausible: { zh: '内容可疑', en: 'hard to believe' },
  encoding: { zh: '文字编码不符', en: 'other encoding' },
  slow: { zh: '比 --max-ms 慢', en: 'slower than --max-ms' },
  lingering: { zh: '回答偏慢', en: 'slow answer' },
} as const
export type DriftKind = keyof typeof DRIFT_KINDS

export interface Finding {
  readonly kind: DriftKind
  /** As `data.list[].createTime`; `{}` stands for the free keys of a map. */
  readonly path: string
  readonly expected: string
  /** What came instead, masked. */
  readonly got: string
  /** For a missing field: the one extra field beside it, which may be its new name. */
  readonly renamedTo?: string
  /** The row that leaves name or form of the field open: what stands in the contract is our choice. */
  readonly row?: string
  /** The law of the contract that what was told breaks, and what to ask those who run the back end. */
  readonly law?: string
  readonly ask?: Text
}

/** All findings of one kind at one path; the first of them stands as the example. */
export interface Drift extends Finding {
  readonly count: number
}

interface Walk {
  readonly root: JsonSchema
  readonly path: string
  readonly mark: Mark
}

const typeWords = (branches: readonly Branch[]): string =>
  [
    ...new Set(
      branches.map(({ type, const: value, enum: values }) => type ?? typeOf(value ?? values?.[0])),
    ),
  ].join(' | ')

/** Patterns come from JavaScript expressions whose flags zod leaves out. */
function expression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

function textFindings(schema: JsonSchema, value: string, { path, mark }: Walk): Finding[] {
  const wrong = (expected: string): Finding[] => [
    { kind: 'format', path, expected, got: describe(value), ...mark },
  ]

  if (schema.minLength !== undefined && value.length < schema.minLength)
    return wrong(`length >= ${schema.minLength}`)
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return wrong(`length <= ${schema.maxLength}`)
  if (schema.format === 'uri' && !URL.canParse(value)) return wrong('uri')

  if (schema.pattern !== undefined && !expression(schema.pattern).test(value)) {
    return wrong(schema.format ?? `pattern ${schema.pattern}`)
  }

  return []
}

function numberFindings(schema: JsonSchema, value: number, { path, mark }: Walk): Finding[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema

  const broken: (string | false)[] = [
    minimum !== undefined && value < minimum && `>= ${minimum}`,
    maximum !== undefined && value > maximum && `<= ${maximum}`,
    exclusiveMinimum !== undefined && value <= exclusiveMinimum && `> ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && value >= exclusiveMaximum && `< ${exclusiveMaximum}`,
    // decimals divide with a rounding error
    multipleOf !== undefined &&
      Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-9 &&
      `multiple of ${multipleOf}`,
  ]

  // What a number means is no choice of name or form, whoever chose those.
  const own = schema['x-quantity'] === undefined ? mark : {}
  const far = magnitude(value, [minimum ?? -Infinity, maximum ?? Infinity])
  const got = schema['x-quantity'] === undefined ? describe(value) : `${describe(value)}, ${far}`

  return broken
    .filter((rule) => rule !== false)
    .map((expected) => ({ kind: 'range', path, expected, got, ...own }))
}

function listFindings(schema: JsonSchema, value: readonly unknown[], walk: Walk): Finding[] {
  const { items, prefixItems = [], minItems, maxItems } = schema
  const findings: Finding[] = []

  const count = (expected: string) =>
    findings.push({
      kind: 'range',
      path: walk.path,
      expected,
      got: `list(${value.length})`,
      ...walk.mark,
    })

  if (minItems !== undefined && value.length < minItems) count(`items >= ${minItems}`)
  if (maxItems !== undefined && value.length > maxItems) count(`items <= ${maxItems}`)

  for (const [index, item] of value.entries()) {
    const fixed = prefixItems[index]
    if (fixed) findings.push(...walkValue(fixed, item, { ...walk, path: `${walk.path}[${index}]` }))
    else if (typeof items === 'object')
      findings.push(...walkValue(items, item, { ...walk, path: `${walk.path}[]` }))
  }

  return findings
}

function objectFindings(schema: JsonSchema, value: Record<string, unknown>, walk: Walk): Finding[] {
  const { properties = {}, required = [], additionalProperties = true } = schema
  const findings: Finding[] = []
  // A field has a name, and with it a mark, of its own.
  const at = (key: string): Walk => ({ ...walk, path: `${walk.path}.${key}`, mark: {} })
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  const absent = required.filter((key) => value[key] === undefined)

  for (const key of absent) {
    const only = absent.length === 1 && unknown.length === 1 ? unknown[0] : undefined
    const expected = typeWords(branchesOf(properties[key] ?? {}, walk.root))

    const renamed =
      only !== undefined && additionalProperties === false ? { renamedTo: showKey(only) } : {}

    const mark = markOf(properties[key] ?? {}, walk.root)

    const got =
      mark.row !== undefined && unknown.length > 1 ? `– (${unknown.map(showKey).join(', ')})` : '–'

    findings.push({ kind: 'missing', path: at(key).path, expected, got, ...renamed, ...mark })
  }

  for (const key of unknown) {
    if (additionalProperties === false) {
      findings.push({
        kind: 'extra',
        path: at(showKey(key)).path,
        expected: '–',
        got: describe(value[key]),
      })
    } else if (additionalProperties !== true) {
      findings.push(
        ...walkValue(additionalProperties, value[key], { ...walk, path: `${walk.path}{}` }),
      )
    }
  }

  for (const [key, property] of Object.entries(properties)) {
    if (value[key] !== undefined) findings.push(...walkValue(property, value[key], at(key)))
  }

  return findings
}

function typedFindings(schema: Branch, value: unknown, walk: Walk): Finding[] {
  const values = allowedValues(schema)

  if (values && !values.includes(value)) {
    return [
      {
        kind: 'enum',
        path: walk.path,
        expected: values.join(' | '),
        got: showCode(value),
        ...walk.mark,
      },
    ]
  }

  const all = (schema.allOf ?? []).flatMap((part) => walkValue(part, value, walk))
  if (typeof value === 'string') return [...all, ...textFindings(schema, value, walk)]
  if (typeof value === 'number') return [...all, ...numberFindings(schema, value, walk)]
  if (Array.isArray(value)) return [...all, ...listFindings(schema, value, walk)]

  if (value !== null && typeof value === 'object') {
    return [...all, ...objectFindings(schema, value as Record<string, unknown>, walk)]
  }

  return all
}

function walkValue(schema: JsonSchema, value: unknown, above: Walk): Finding[] {
  const branches = branchesOf(schema, above.root)
  const walk: Walk = { ...above, mark: { ...above.mark, ...markOf(schema, above.root) } }
  const { path, mark } = walk
  const fitting = branches.filter((branch) => hasType(branch, value))

  if (fitting.length === 0) {
    const kind = value === null ? 'null' : 'retyped'
    return [{ kind, path, expected: typeWords(branches), got: describe(value), ...mark }]
  }

  const tries = fitting.map((branch) => typedFindings(branch, value, walk))

  const best = tries.reduce((least, findings) =>
    findings.length < least.length ? findings : least,
  )

  // A union of literals lists all its values, not the first alone.
  if (best[0]?.kind === 'enum' && best[0].path === path) {
    return [
      {
        ...best[0],
        expected: fitting.flatMap((branch) => allowedValues(branch) ?? []).join(' | '),
      },
    ]
  }

  return best
}

/** Every place where a value parts from its schema. */
export const findingsOf = (schema: JsonSchema, value: unknown, path = 'data'): Finding[] =>
  walkValue(schema, value, { root: schema, path, mark: {} })

/** One line per kind and path, in the order of first appearance. */
export function aggregate(findings: readonly Finding[]): Drift[] {
  const drifts = new Map<string, Drift>()

  for (const finding of findings) {
    const key = `${finding.kind} ${finding.law ?? ''} ${finding.path}`
    const seen = drifts.get(key)
    drifts.set(key, seen ? { ...seen, count: seen.count + 1 } : { ...finding, count: 1 })
  }

  return [...drifts.values()]
}
