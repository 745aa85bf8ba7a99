import { parseArgs } from 'node:util'
import { contract, listOperations, type Safety } from '@kangban/contracts'
import type { CheckOptions } from '../check-options.ts'
import { isProfile } from '../profile.ts'
import { CouldNotRun } from '../text.ts'

const SAFETY_CLASSES: readonly Safety[] = [
  'read',
  'idempotent',
  'mutating',
  'irreversible',
  'sends-message',
]

export interface Options extends Omit<CheckOptions, 'base' | 'userCode'> {
  /** Null when only recorded answers are compared. */
  readonly base: URL | null
  readonly report: string | undefined
  readonly junit: string | undefined
  readonly json: string | undefined
  readonly record: string | undefined
  readonly compare: readonly string[]
  readonly history: string | undefined
  /** What time it is for a back end that has a clock of its own, as a mock does. */
  readonly now: Date | undefined
}

export const USAGE = `npm run -s contract-check -- --base URL --phone P [--code C | --token T] [--only NAME] [--allow CLASS]
  [--profile documented|kangban|auto] [--max-ms N] [--now INSTANT] [--report out.html] [--junit out.xml] [--json out.json] [--record DIR] [--compare DIR...]
  [--history DIR]`

const refuse = (zh: string, en: string) => new CouldNotRun({ zh, en: `${en}\n${USAGE}` })

function baseOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw refuse('--base 必须是 http 或 https 地址。', '--base must be an http or https address.')
}

const list = (values: readonly string[] = []): string[] =>
  values.flatMap((value) => value.split(',')).filter(Boolean)

const isSafety = (text: string): text is Safety => SAFETY_CLASSES.some((name) => name === text)

const text = { type: 'string' } as const
const many = { type: 'string', multiple: true } as const

const OPTIONS = {
  base: text,
  profile: text,
  phone: text,
  code: text,
  token: text,
  only: many,
  allow: many,
  report: text,
  junit: text,
  json: text,
  record: text,
  compare: many,
  history: text,
  'max-ms': text,
  now: text,
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

const isOption = (arg: string): boolean =>
  arg.startsWith('--') && Object.keys(OPTIONS).includes(arg.slice(2).split('=', 1)[0] ?? '')

/**
 * What follows an option is its value, also where it begins with a dash, as one token in 64 does: node would take it for
 * another option. Only the name of an option of ours is none.
 */
function joined(args: readonly string[]): string[] {
  const [first, second, ...rest] = args
  if (first === undefined) return []
  const takesNext = isOption(first) && !first.includes('=') && second !== undefined
  if (takesNext && !isOption(second)) return [`${first}=${second}`, ...joined(rest)]
  return [first, ...joined(args.slice(1))]
}

/** Never the value: it may be a token. */
const wrong = (cause: unknown) => {
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''

  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? refuse('有一个参数后面缺少它的值。', 'An option stands without its value.')
    : refuse('有不认识的参数，可用的参数见下。', 'There is an option that is not known.')
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joined(args), allowPositionals: true, options: OPTIONS })
  } catch (cause) {
    // node names the argument, and an argument may hold a token
    throw wrong(cause)
  }
}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const { profile = 'auto' } = values
  const allow = list(values.allow)
  const only = list(values.only)
  const names = new Set(listOperations(contract).map(([name]) => name))

  if (!allow.every(isSafety)) {
    throw refuse(
      '--allow 只接受安全级别。',
      `--allow takes the safety classes ${SAFETY_CLASSES.join(', ')}.`,
    )
  }

  if (!only.every((name) => names.has(name))) {
    throw refuse(
      '--only 的名称不在约定中。',
      '--only takes names of operations, e.g. ecg.listEcgRecords.',
    )
  }

  if (profile !== 'auto' && !isProfile(profile)) {
    throw refuse(
      '--profile 只接受 documented、kangban 或 auto。',
      '--profile takes documented, kangban or auto.',
    )
  }

  const maxMs = values['max-ms'] === undefined ? undefined : Number(values['max-ms'])

  if (maxMs !== undefined && !(Number.isInteger(maxMs) && maxMs > 0)) {
    throw refuse('--max-ms 只接受正整数。', '--max-ms takes a whole number of milliseconds.')
  }

  const now = values.now === undefined ? undefined : new Date(values.now)

  if (now && !(INSTANT.test(values.now ?? '') && Number.isFinite(now.getTime()))) {
    throw refuse(
      '--now 只接受带时区的时刻。',
      '--now takes an instant with its zone, e.g. 2026-11-25T10:00:00+08:00.',
    )
  }

  const compare = [...(values.compare ?? []), ...positionals]
  if (positionals.length > 0 && !values.compare)
    throw refuse('有一个值前面没有参数名。', 'A value stands without its option.')
  if (!values.base && compare.length === 0) throw refuse('请给出 --base。', '--base is needed.')

  if (values.base && !values.token && !values.phone) {
    throw refuse('请给出 --phone 或 --token。', '--phone or --token is needed.')
  }

  return {
    base: values.base ? baseOf(values.base) : null,
    profile,
    phone: values.phone ?? '',
    code: values.code ?? '',
    token: values.token ?? '',
    allow: new Set<Safety>(['read', ...allow]),
    only: new Set(only),
    report: values.report,
    junit: values.junit,
    json: values.json,
    record: values.record,
    compare,
    history: values.history,
    now,
    ...(maxMs !== undefined && { maxMs }),
  }
}
