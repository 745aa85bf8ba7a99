// Seeded mutations of real answers: each breaks the contract in one way, as a changed backend would.
import { ADDED_KEY, type Operation } from '@kangban/contracts'
import type { Random } from '@kangban/vitals'

export const KINDS = [
  'renamed',
  'missing',
  'retyped',
  'nullable',
  'enum',
  'code',
  'envelope',
] as const
export type Kind = (typeof KINDS)[number]

export interface Answer {
  readonly name: string
  readonly operation: Operation
  readonly envelope: Record<string, unknown>
}

export interface Mutation {
  readonly kind: Kind
  readonly name: string
  /** What was done, for the print. */
  readonly what: string
  /** The body as it then goes over the wire. */
  readonly body: string
}

type Place = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every place below a value, with places in lists by their first rows alone, so that long lists do not drown the rest. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value))
    return value.slice(0, 2).flatMap((item, index) => placesIn(item, [...at, index]))
  if (!isObject(value)) return []

  return Object.entries(value).flatMap(([key, each]) => [
    [...at, key],
    ...placesIn(each, [...at, key]),
  ])
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, key) => (isObject(at) ? at[key as string] : undefined), value)

/** The values that take the place of one of another type. */
function otherType(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return random.chance(0.5) ? String(value) : { value }
  if (typeof value === 'string') return random.chance(0.5) ? 7 : [value]
  if (typeof value === 'boolean') return random.chance(0.5) ? Number(value) : String(value)
  return Array.isArray(value) ? { list: value } : [value]
}

type Change = (parent: Record<string, unknown>, key: string) => void

const changes: Record<
  'renamed' | 'missing' | 'retyped' | 'nullable' | 'enum',
  (random: Random) => Change
> = {
  renamed: () => (parent, key) => {
    parent[`${key}New`] = parent[key]
    delete parent[key]
  },
  missing: () => (parent, key) => {
    delete parent[key]
  },
  retyped: (random) => (parent, key) => {
    parent[key] = otherType(parent[key], random)
  },
  nullable: () => (parent, key) => {
    parent[key] = null
  },
  enum: () => (parent, key) => {
    parent[key] = typeof parent[key] === 'number' ? 987 : 'something-new'
  },
}

/**
 * Whether a mutation of the data breaks the contract at all, by zod itself: null where null is allowed is no drift. What we
 * add may be missing by the contract, but our own service always sends it.
 */
function breaks(
  { kind, key }: { kind: Kind; key: string },
  { operation }: Answer,
  data: unknown,
): boolean {
  if (kind === 'renamed' || (kind === 'missing' && key === ADDED_KEY)) return true
  const issues = operation.output.safeParse(data).error?.issues ?? []
  return kind === 'enum' ? issues.some(({ code }) => code === 'invalid_value') : issues.length > 0
}

/** The same for the same field of every row. */
const field = (place: Place): string =>
  place.map((step) => (typeof step === 'number' ? '*' : step)).join('.')

function mutateData(
  kind: keyof typeof changes,
  answer: Answer,
  random: Random,
): Mutation | undefined {
  const places = placesIn(answer.envelope['data'])
  if (places.length === 0) return undefined
  const place = random.pick(places)
  const key = String(place.at(-1))
  const change = changes[kind](random)
  const envelope = structuredClone(answer.envelope)
  // The same field of every row, or of this one alone.
  const everywhere = random.chance(0.5)

  for (const other of everywhere
    ? places.filter((each) => field(each) === field(place))
    : [place]) {
    const parent = valueAt(envelope['data'], other.slice(0, -1))
    if (isObject(parent) && key in parent) change(parent, key)
  }

  if (!breaks({ kind, key }, answer, envelope['data'])) return undefined
  const what = `${place.join('.')}${everywhere ? ' in all rows' : ''}`
  return { kind, name: answer.name, what, body: JSON.stringify(envelope) }
}

function mutateEnvelope(
  kind: 'code' | 'envelope',
  { name, envelope }: Answer,
  random: Random,
): Mutation {
  const { code, msg, data } = envelope

  const codes = {
    code: random.pick(['0', 'OK', '9999', 1001, code === '1000' ? '2000' : '1000']),
    msg,
    data,
  }

  const shapes: Record<string, unknown> = {
    'no code': { msg, data },
    'no msg': { code, data },
    'no data': { code, msg },
    'data as result': { code, msg, result: data },
    'data alone': data,
    'in a list': [envelope],
    'code as boolean': { code: true, msg, data },
  }

  if (kind === 'code')
    return { kind, name, what: `code ${codes.code}`, body: JSON.stringify(codes) }
  const what = random.pick(Object.keys(shapes))
  return { kind, name, what, body: JSON.stringify(shapes[what]) }
}

/** A mutation of one of the answers; the same stream gives the same one. */
export function mutate(kind: Kind, answers: readonly Answer[], random: Random): Mutation {
  for (;;) {
    const answer = random.pick(answers)

    const mutation =
      kind === 'code' || kind === 'envelope'
        ? mutateEnvelope(kind, answer, random)
        : mutateData(kind, answer, random)

    if (mutation) return mutation
  }
}
