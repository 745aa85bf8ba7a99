// How a call has changed as a whole: where it stands, who may make it, what it answers besides its data.
import { BODY_BYTES } from '@kangban/contracts'
import { type ApiOperation, besides, isSame } from './document.ts'
import type { ChangeKind, Finding } from './kinds.ts'

const atCall = (kind: ChangeKind, texts: Pick<Finding, 'before' | 'after'> = {}): Finding => ({
  kind,
  side: 'call',
  path: '',
  ...texts,
})

const textsOf = (
  before: string | number | undefined,
  after: string | number | undefined,
): Pick<Finding, 'before' | 'after'> => ({
  before: String(before ?? '–'),
  after: String(after ?? '–'),
})

/** From the weakest promise to the strongest. */
const ORIGINS = ['ours', 'named', 'documented']

function originChanges({ 'x-origin': old }: ApiOperation, { 'x-origin': now }: ApiOperation) {
  if (old === now) return []
  const isLower = ORIGINS.indexOf(now ?? '') < ORIGINS.indexOf(old ?? '')
  return [atCall(isLower ? 'origin-lowered' : 'origin-raised', textsOf(old, now))]
}

/** Whose data may be asked for by whom: what each lets through, the one behind it lets through as well. */
const WIDER: readonly (readonly string[])[] = [
  ['own', 'granted'],
  ['own', 'catalogue', 'anyone'],
  ['granted', 'anyone'],
  ['secret', 'anyone'],
]

const isWider = (old: string, now: string): boolean =>
  WIDER.some((row) => row.includes(old) && row.indexOf(old) < row.indexOf(now))

function accessChanges({ 'x-ownership': old }: ApiOperation, { 'x-ownership': now }: ApiOperation) {
  if (old === now) return []
  const kind = isWider(old ?? '', now ?? '') ? 'access-widened' : 'access-narrowed'
  return [atCall(kind, textsOf(old, now))]
}

function safetyChanges({ 'x-safety': old }: ApiOperation, { 'x-safety': now }: ApiOperation) {
  return old === now ? [] : [atCall('safety-changed', textsOf(old, now))]
}

function codeChanges({ 'x-codes': before }: ApiOperation, { 'x-codes': after }: ApiOperation) {
  const [[old, ...oldRest], [now, ...nowRest]] = [before, after]
  const isOther = old !== now && old !== undefined && now !== undefined

  return [
    ...(isOther ? [atCall('success-code-changed', textsOf(old, now))] : []),
    ...oldRest
      .filter((code) => !after.includes(code))
      .map((code) => atCall('code-removed', { before: code })),
    ...nowRest
      .filter((code) => !before.includes(code))
      .map((code) => atCall('code-added', { after: code })),
  ]
}

function securityChanges({ security: before }: ApiOperation, { security: after }: ApiOperation) {
  if (isSame(before, after)) return []
  if (before.length === 0) return [atCall('security-added')]

  return after.length === 0
    ? [atCall('security-removed')]
    : [atCall('not-judged', { after: 'security' })]
}

function bodyLimitChanges(before: ApiOperation, after: ApiOperation): Finding[] {
  const [old, now] = [before, after].map((each) => each['x-max-body-bytes'] ?? BODY_BYTES)
  if (old === undefined || now === undefined || old === now) return []
  return [atCall(now < old ? 'body-limit-lowered' : 'body-limit-raised', textsOf(old, now))]
}

/** Compared here or by operation-changes.ts; what else a call says is words. */
const COMPARED = new Set([
  'operationId',
  'security',
  'parameters',
  'requestBody',
  'responses',
  'x-origin',
  'x-ownership',
  'x-safety',
  'x-codes',
  'x-max-body-bytes',
])

const wordChanges = (before: ApiOperation, after: ApiOperation): Finding[] =>
  isSame(besides(before, COMPARED), besides(after, COMPARED)) ? [] : [atCall('words')]

export const callChanges = (before: ApiOperation, after: ApiOperation): Finding[] =>
  [
    originChanges,
    accessChanges,
    safetyChanges,
    codeChanges,
    securityChanges,
    bodyLimitChanges,
    wordChanges,
  ].flatMap((changes) => changes(before, after))
