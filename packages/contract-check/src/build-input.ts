import type { Operation } from '@kangban/contracts'
import * as z from 'zod/mini'
import { valuesAt } from './find-values.ts'
import { type InputRule, INPUTS, type Source } from './inputs.ts'
import { inputSchema, type JsonSchema } from './json-schema.ts'
import type { Text } from './text.ts'

export interface InputSources {
  /** The data that a reading operation answered; undefined where it could not be called or failed. */
  answerOf(name: string): Promise<unknown>
  /** Code of the user of the session, where it is known. */
  readonly userCode: string | undefined
  readonly now: Date
}

export type Built = { readonly input: object } | { readonly reason: Text }

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000

const chinaDay = (date: Date): string => new Date(date.getTime() + CHINA_MS).toISOString().slice(0, 10)
const dayBefore = (now: Date, days: number): string => chinaDay(new Date(now.getTime() - days * DAY_MS))

const asDay = (value: unknown): string | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : chinaDay(new Date(time))
}

async function valueOf(source: Source, sources: InputSources): Promise<unknown> {
  if ('value' in source) return source.value
  if ('daysAgo' in source) return dayBefore(sources.now, source.daysAgo)
  const found = valuesAt(await sources.answerOf(source.from), source.at).find(
    (value) => value !== null && value !== undefined && value !== '',
  )
  return source.as === 'day' ? asDay(found) : found
}

const describeSource = (source: Source): string => ('from' in source ? `${source.from} → ${source.at}` : '')

/** What the contract alone tells: days are recent ones, and a user is the user of the session. */
function generalSource(key: string, schema: JsonSchema | undefined, { userCode }: InputSources): Source | undefined {
  if (key === 'userCode') return { value: userCode }
  return schema?.format === 'date' ? { daysAgo: 1 } : undefined
}

const rulesOf = (name: string): InputRule => INPUTS[name] ?? {}

/** The input of an operation: the contract's example, with what must exist taken from earlier answers. */
export async function buildInput(
  [name, operation]: readonly [string, Operation],
  sources: InputSources,
): Promise<Built> {
  const { fields = {}, skip } = rulesOf(name)
  if (skip) return { reason: skip }
  const example: unknown = operation.example?.input
  if (typeof example !== 'object' || example === null) {
    return { reason: { zh: '约定没有给出示例输入', en: 'the contract has no example input' } }
  }
  const { properties = {}, required = [] } = inputSchema(operation)
  const input: Record<string, unknown> = { ...example }
  for (const key of new Set([...Object.keys(input), ...Object.keys(fields)])) {
    const rule = fields[key] ?? generalSource(key, properties[key], sources)
    if (!rule) continue
    const tried: readonly Source[] = Array.isArray(rule) ? rule : [rule as Source]
    delete input[key]
    for (const source of tried) {
      if (input[key] === undefined) input[key] = await valueOf(source, sources)
    }
    if (input[key] !== undefined) continue
    delete input[key]
    if (!required.includes(key)) continue
    const where = tried.map(describeSource).filter(Boolean).join(', ')
    return { reason: { zh: `没有可用的 ${key}（${where}）`, en: `no value for ${key} (${where})` } }
  }
  const kept = z.safeParse(operation.input, input)
  const broken = kept.success ? undefined : kept.error.issues[0]?.path.join('.')
  if (broken === undefined) return { input }
  return { reason: { zh: `造不出合约的 ${broken}`, en: `no value for ${broken} that keeps the contract` } }
}

export const filledPathsOf = (name: string): readonly string[] => rulesOf(name).filled ?? []
export const isLast = (name: string): boolean => rulesOf(name).last === true
