import { addDays, shanghaiDay } from '@kangban/china-time'
import type { Operation } from '@kangban/contracts'
import * as z from 'zod/mini'
import { valuesAt } from '../answer/find-values.ts'
import { type Fields, type InputRule, INPUTS, type Source } from './inputs.ts'
import { inputSchema, type JsonSchema } from '../answer/json-schema.ts'
import { type Mark, markOf } from '../answer/mark.ts'
import type { Profile } from '../profile.ts'
import type { Text } from '../text.ts'

export interface InputSources {
  /** The data that another operation answered, input by input; none where it was not to be called, or failed. */
  answersOf(name: string): Promise<readonly unknown[]>
  /** What the back end is held to: of the documents alone, our own calls tell nothing. */
  readonly profile: Profile
  /** Code of the user of the session, where it is known. */
  readonly userCode: string | undefined
  readonly now: Date
}

export type Built = { readonly input: object } | { readonly reason: Text }

const asDay = (value: unknown): string | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : shanghaiDay(time)
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

async function valueOf(source: Source, sources: InputSources): Promise<unknown> {
  if ('value' in source) return source.value
  if ('daysAgo' in source) return addDays(shanghaiDay(sources.now), -source.daysAgo)

  const found = (await sources.answersOf(source.from))
    .flatMap((data) => valuesAt(data, source.at))
    .find(isGiven)

  if (source.as === 'day') return asDay(found)
  return source.as === 'list' && found !== undefined ? [found] : found
}

/** What the contract alone tells: days are recent ones, and a user is the user of the session. */
function generalSource(
  key: string,
  schema: JsonSchema | undefined,
  { userCode }: InputSources,
): Source | undefined {
  if (key === 'userCode') return { value: userCode }
  return schema?.format === 'date' ? { daysAgo: 1 } : undefined
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

const describeSources = (sources: readonly Source[]): string =>
  sources
    .flatMap((source) => ('from' in source ? [`${source.from} → ${source.at}`] : []))
    .join(', ')

async function buildOne(
  operation: Operation,
  fields: Fields,
  from: { example: object; sources: InputSources },
) {
  const { example, sources } = from
  const { properties = {}, required = [] } = inputSchema(operation)

  const named = Object.keys(properties).filter(
    (key) => key === 'userCode' || required.includes(key),
  )

  const input: Record<string, unknown> = { ...example }

  for (const key of new Set([...Object.keys(input), ...named, ...Object.keys(fields)])) {
    const rule = fields[key] ?? generalSource(key, properties[key], sources)
    if (!rule) continue
    const tried: readonly Source[] = 'length' in rule ? rule : [rule]
    delete input[key]

    for (const source of tried) {
      const found = input[key] ?? (await valueOf(source, sources))
      if (found !== undefined) input[key] = found
    }

    if (input[key] !== undefined || !required.includes(key)) continue
    const where = describeSources(tried)
    return { reason: { zh: `没有可用的 ${key}（${where}）`, en: `no value for ${key} (${where})` } }
  }

  const kept = z.safeParse(operation.input, input)
  if (kept.success) return { input }
  const broken = kept.error.issues[0]?.path.join('.') || 'input'

  return {
    reason: {
      zh: `造不出符合约定的 ${broken}`,
      en: `no value for ${broken} that keeps the contract`,
    },
  }
}

const rulesOf = (name: string): InputRule => INPUTS[name] ?? {}

function rulesFor(
  name: string,
  profile: Profile,
): InputRule & Required<Pick<InputRule, 'variants'>> {
  const { documented = {}, variants = [], ...rules } = rulesOf(name)
  if (profile === 'kangban') return { ...rules, variants }
  return { ...rules, ...documented, variants: [...variants, ...(documented.variants ?? [])] }
}

/** Two small pages: together they are the beginning of the large one, where pages are kept at all. */
const SMALL_PAGES: readonly Fields[] = [1, 2].map((pn) => ({
  pn: { value: pn },
  ps: { value: 2 },
}))

function isPaged(operation: Operation): boolean {
  const { properties = {} } = inputSchema(operation)
  return 'pn' in properties && 'ps' in properties
}

/** The inputs of an operation, the main one first: the contract's example, with what must exist taken from answers. */
export async function buildInputs(
  [name, operation]: readonly [string, Operation],
  sources: InputSources,
): Promise<[Built, ...Built[]]> {
  const { fields = {}, bare, skip, variants } = rulesFor(name, sources.profile)
  if (skip) return [{ reason: skip }]
  const from = { example: bare ? {} : asObject(operation.example?.input), sources }
  const main = await buildOne(operation, fields, from)
  const others: Built[] = []

  if ('input' in main) {
    for (const variant of [...variants, ...(isPaged(operation) ? SMALL_PAGES : [])])
      others.push(await buildOne(operation, { ...fields, ...variant }, from))
  }

  const same = (built: Built) => 'input' in built && JSON.stringify(built) === JSON.stringify(main)
  return [main, ...others.filter((built) => !same(built))]
}

/** The mark of what an input holds whose name or form is our choice. */
export function sentMark(operation: Operation, input: object): Mark {
  const root = inputSchema(operation)
  const marks = Object.keys(input).map((key) => markOf(root.properties?.[key] ?? {}, root))
  return marks.find(({ row }) => row !== undefined) ?? {}
}

export const filledPathsOf = (name: string): readonly string[] => rulesOf(name).filled ?? []
/** Operations of a lower place are called before those of a higher. */
export const placeOf = (name: string): number => rulesOf(name).last ?? 0
