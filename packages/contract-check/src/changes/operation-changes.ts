// Compares what is sent to a call and what it answers, before and after.
import type { JsonSchema } from '../answer/json-schema.ts'
import {
  type ApiContent,
  type ApiOperation,
  type ApiParameter,
  type ApiResponse,
  besides,
  isSame,
} from './document.ts'
import type { ChangeKind, Finding, Side } from './kinds.ts'
import { schemaChanges } from './schema-changes.ts'

export type Roots = readonly [before: JsonSchema, after: JsonSchema]

interface Place {
  readonly roots: Roots
  readonly side: Side
  readonly path: string
}

const at = (
  { side, path }: Pick<Place, 'side' | 'path'>,
  kind: ChangeKind,
  texts: Pick<Finding, 'before' | 'after'> = {},
): Finding => ({ kind, side, path, ...texts })

const between = (before: JsonSchema | undefined, after: JsonSchema | undefined, place: Place) =>
  schemaChanges(before ?? {}, after ?? {}, { ...place, above: [] })

/** What of a part decides nothing, and what of it nobody promises. */
const NOTES = new Set(['description', 'summary', 'example', 'examples'])

/** Where nothing is known of a part but that it has changed: words, or what nobody can judge. */
function restChanges(
  before: object,
  after: object,
  { place, read }: { place: Place; read: readonly string[] },
): Finding[] {
  const unread = new Set([...NOTES, ...read])

  const words = ['description', 'summary'].map((key) =>
    [before, after].map((part) => Object.entries(part).find(([name]) => name === key)?.[1]),
  )

  return [
    ...(words.some(([old, now]) => !isSame(old, now)) ? [at(place, 'words')] : []),
    ...(isSame(besides(before, unread), besides(after, unread)) ? [] : [at(place, 'not-judged')]),
  ]
}

const nameOf = ({ in: where, name }: ApiParameter): string => `${where}.${name}`

function parameterChanges(before: ApiOperation, after: ApiOperation, roots: Roots): Finding[] {
  const names = new Set([...before.parameters, ...after.parameters].map(nameOf))

  return [...names].flatMap((path): Finding[] => {
    const place: Place = { roots, side: 'request', path }

    const [old, now] = [before, after].map(({ parameters }) =>
      parameters.find((each) => nameOf(each) === path),
    )

    if (!now) return [at(place, old?.required ? 'required-removed' : 'optional-removed')]
    if (!old) return [at(place, now.required ? 'required-added' : 'optional-added')]
    const required = now.required ? 'became-required' : 'became-optional'

    return [
      ...(old.required === now.required ? [] : [at(place, required)]),
      ...between(old.schema, now.schema, place),
      ...restChanges(old, now, { place, read: ['in', 'name', 'required', 'schema'] }),
    ]
  })
}

function contentChanges(before: ApiContent, after: ApiContent, place: Place): Finding[] {
  const types = new Set([...Object.keys(before), ...Object.keys(after)])

  return [...types].flatMap((type): Finding[] => {
    const [old, now] = [before[type], after[type]]
    if (!now) return [at(place, 'media-type-removed', { before: type })]
    if (!old) return [at(place, 'media-type-added', { after: type })]

    return [
      ...between(old.schema, now.schema, place),
      ...restChanges(old, now, { place, read: ['schema'] }),
    ]
  })
}

function bodyChanges(
  { requestBody: old }: ApiOperation,
  { requestBody: now }: ApiOperation,
  roots: Roots,
): Finding[] {
  const place: Place = { roots, side: 'request', path: 'body' }
  const [wasRequired, isRequired] = [old?.required ?? false, now?.required ?? false]

  return [
    ...(wasRequired === isRequired
      ? []
      : [at(place, isRequired ? 'body-required' : 'body-optional')]),
    ...contentChanges(old?.content ?? {}, now?.content ?? {}, place),
    ...restChanges(old ?? {}, now ?? {}, { place, read: ['required', 'content'] }),
  ]
}

/** An answer, at whatever status. Paths begin with the fields of the envelope, as those of drifts do. */
export const responseChanges = (old: ApiResponse, now: ApiResponse, roots: Roots): Finding[] => {
  const place: Place = { roots, side: 'response', path: '' }

  return [
    ...contentChanges(old.content, now.content, place),
    ...restChanges(old, now, { place, read: ['content'] }),
  ]
}

function answerChanges(
  { responses: before }: ApiOperation,
  { responses: after }: ApiOperation,
  roots: Roots,
): Finding[] {
  const statuses = new Set([...Object.keys(before), ...Object.keys(after)])
  const place = { side: 'response', path: '' } as const

  return [...statuses].flatMap((status): Finding[] => {
    const [old, now] = [before[status], after[status]]
    if (!now) return [at(place, 'status-removed', { before: status })]
    if (!old) return [at(place, 'status-added', { after: status })]
    return responseChanges(old, now, roots)
  })
}

export const operationChanges = (
  before: ApiOperation,
  after: ApiOperation,
  roots: Roots,
): Finding[] =>
  [parameterChanges, bodyChanges, answerChanges].flatMap((changes) => changes(before, after, roots))
