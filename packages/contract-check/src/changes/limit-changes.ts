// How the values that one type may take have changed: which are listed, within which limits, in which form.
import { allowedValues, type Branch } from '../answer/json-schema.ts'
import type { ChangeKind } from './kinds.ts'

/** A difference at the place that is being looked at. */
export interface Difference {
  readonly kind: ChangeKind
  readonly before?: string
  readonly after?: string
}

const show = (value: unknown): string => JSON.stringify(value) ?? '–'

function valueChanges(before: Branch, after: Branch): Difference[] {
  const [old, now] = [allowedValues(before), allowedValues(after)]
  if (!old && !now) return []
  if (!now) return [{ kind: 'values-freed', before: old?.map(show).join(' | ') ?? '' }]
  if (!old) return [{ kind: 'values-listed', after: now.map(show).join(' | ') }]

  return [
    ...old
      .filter((value) => !now.includes(value))
      .map((value): Difference => ({ kind: 'value-removed', before: show(value) })),
    ...now
      .filter((value) => !old.includes(value))
      .map((value): Difference => ({ kind: 'value-added', after: show(value) })),
  ]
}

/** A limit: how far it reaches, greater for what lets more through, and how it is written. */
interface Limit {
  readonly reach: number
  /** Whether the value at the limit itself is let through. */
  readonly closed: boolean
  readonly text: string
}

type Upper = 'maxLength' | 'maxItems' | 'maximum' | 'exclusiveMaximum'
type Lower = 'minLength' | 'minItems' | 'minimum' | 'exclusiveMinimum'

const limit = (schema: Branch, keyword: Upper | Lower, sign: 1 | -1): Limit => {
  const value = schema[keyword]

  return {
    reach: value === undefined ? Infinity : sign * value,
    closed: !keyword.startsWith('exclusive'),
    text: value === undefined ? '–' : `${keyword} ${value}`,
  }
}

const isTighter = (a: Limit, b: Limit): boolean =>
  a.reach < b.reach || (a.reach === b.reach && Number.isFinite(a.reach) && !a.closed && b.closed)

const tightest = (limits: readonly [Limit, ...Limit[]]): Limit =>
  limits.reduce((least, each) => (isTighter(each, least) ? each : least))

/** Every way in which a value is limited; a number is by an open or a closed limit, of which the tighter one holds. */
const LIMITS: readonly ((schema: Branch) => Limit)[] = [
  (schema) => limit(schema, 'minLength', -1),
  (schema) => limit(schema, 'maxLength', 1),
  (schema) => limit(schema, 'minItems', -1),
  (schema) => limit(schema, 'maxItems', 1),
  (schema) => tightest([limit(schema, 'minimum', -1), limit(schema, 'exclusiveMinimum', -1)]),
  (schema) => tightest([limit(schema, 'maximum', 1), limit(schema, 'exclusiveMaximum', 1)]),
]

function boundChanges(before: Branch, after: Branch): Difference[] {
  return LIMITS.flatMap((limitOf): Difference[] => {
    const [old, now] = [limitOf(before), limitOf(after)]
    const texts = { before: old.text, after: now.text }
    if (isTighter(now, old)) return [{ kind: 'bound-tightened', ...texts }]
    return isTighter(old, now) ? [{ kind: 'bound-loosened', ...texts }] : []
  })
}

const divides = (step: number | undefined, value: number | undefined): boolean =>
  step === undefined ||
  (value !== undefined && Math.abs(value / step - Math.round(value / step)) < 1e-9)

function stepChanges({ multipleOf: old }: Branch, { multipleOf: now }: Branch): Difference[] {
  const texts = { before: `multipleOf ${old ?? '–'}`, after: `multipleOf ${now ?? '–'}` }
  const found: Difference[] = []
  if (!divides(now, old)) found.push({ kind: 'bound-tightened', ...texts })
  if (!divides(old, now)) found.push({ kind: 'bound-loosened', ...texts })
  return found
}

/** A format goes with the pattern that says it, so that both are one form. */
const formOf = ({ format, pattern }: Branch): string =>
  [format, pattern && `/${pattern}/`].filter(Boolean).join(' ')

function formChanges(before: Branch, after: Branch): Difference[] {
  const [old, now] = [formOf(before), formOf(after)]
  if (old === now) return []
  if (old === '') return [{ kind: 'form-set', after: now }]
  if (now === '') return [{ kind: 'form-dropped', before: old }]
  return [{ kind: 'form-changed', before: old, after: now }]
}

export const limitChanges = (before: Branch, after: Branch): Difference[] =>
  [valueChanges, boundChanges, stepChanges, formChanges].flatMap((changes) =>
    changes(before, after),
  )
