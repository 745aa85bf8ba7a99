// Two OpenAPI documents of ours, and every difference between them that a caller, or a reader of the words, may meet.
import { callChanges } from './call-changes.ts'
import { type ApiDocument, type ApiOperation, besides, isSame, rootOf } from './document.ts'
import { type Change, type Finding, severityOf } from './kinds.ts'
import { operationChanges, responseChanges, type Roots } from './operation-changes.ts'

interface Call {
  /** `GET /user/v1/flag` */
  readonly call: string
  readonly operation: ApiOperation
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )

const told = (findings: readonly Finding[], { call, operation }: Call): Change[] =>
  findings.map((finding) => ({
    ...finding,
    severity: severityOf(finding),
    operation: operation.operationId,
    call,
  }))

const finding = (
  kind: Finding['kind'],
  texts: Pick<Finding, 'before' | 'after'> = {},
): Finding => ({
  kind,
  side: 'call',
  path: '',
  ...texts,
})

/** A call is the same where it stands at the same place, and else where it has the same name. */
function placeChanges(old: Call, now: Call): Finding[] {
  const [before, after] = [old.operation.operationId, now.operation.operationId]
  if (old.call !== now.call) return [finding('call-moved', { before: old.call, after: now.call })]
  return before === after ? [] : [finding('call-renamed', { before, after })]
}

function eachCall(before: ApiDocument, after: ApiDocument, roots: Roots): Change[] {
  const [olds, nows] = [callsOf(before), callsOf(after)]
  const isNew = ({ call }: Call) => !olds.some((old) => old.call === call)
  const moved = new Map(nows.filter(isNew).map((now) => [now.operation.operationId, now]))
  const places = new Map(nows.map((now) => [now.call, now]))
  const taken = new Set<Call>()
  const refersToSame = isSame(before.components, after.components)

  // Most calls are as they were, and need no walk unless what they refer to has changed.
  const isWalked = (old: Call, now: Call): boolean =>
    !refersToSame || JSON.stringify(old) !== JSON.stringify(now)

  const changes = olds.flatMap((old): Change[] => {
    const now = places.get(old.call) ?? moved.get(old.operation.operationId)
    if (!now) return told([finding('call-removed')], old)
    taken.add(now)
    if (!isWalked(old, now)) return []

    return told(
      [
        ...placeChanges(old, now),
        ...callChanges(old.operation, now.operation),
        ...operationChanges(old.operation, now.operation, roots),
      ],
      now,
    )
  })

  const added = nows.filter((now) => !taken.has(now))
  return [...changes, ...added.flatMap((now) => told([finding('call-added')], now))]
}

/** What calls have in common, and the words about the whole. */
function sharedFindings(before: ApiDocument, after: ApiDocument, roots: Roots): Finding[] {
  const [old, now] = [before.components, after.components]

  const shared = Object.entries(old.responses).flatMap(([name, response]) => {
    const other = now.responses[name]
    return other ? responseChanges(response, other, roots) : []
  })

  const COMPARED = new Set(['paths', 'components', 'servers', 'info'])
  const VERSION = new Set(['version'])

  const sameWords =
    isSame(besides(before, COMPARED), besides(after, COMPARED)) &&
    isSame(besides(before.info, VERSION), besides(after.info, VERSION))

  return [
    ...(isSame(before.servers, after.servers) ? [] : [finding('base-changed')]),
    ...(isSame(old.securitySchemes, now.securitySchemes)
      ? []
      : [finding('security-scheme-changed')]),
    ...(sameWords ? [] : [finding('words')]),
    ...shared,
  ]
}

/** In the order of the calls before the change, what was added last. */
export function changesBetween(before: ApiDocument, after: ApiDocument): Change[] {
  const roots: Roots = [rootOf(before), rootOf(after)]

  return [
    ...sharedFindings(before, after, roots).map((each) => ({
      ...each,
      severity: severityOf(each),
      operation: '*',
      call: '',
    })),
    ...eachCall(before, after, roots),
  ]
}
