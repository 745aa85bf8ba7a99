import { parseArgs } from 'node:util'
import { contract, listOperations, type Safety } from '@kangban/contracts'
import { isProfile, type Profile } from './profile.ts'
import { CouldNotRun } from './text.ts'

const SAFETY_CLASSES: readonly Safety[] = [
  'read',
  'idempotent',
  'mutating',
  'irreversible',
  'sends-message',
]

export interface Options {
  /** Null when only recorded answers are compared. */
  readonly base: URL | null
  /** What the back end is held to; `auto` asks it. */
  readonly profile: Profile | 'auto'
  readonly phone: string
  readonly code: string
  readonly token: string
  readonly allow: ReadonlySet<Safety>
  readonly only: ReadonlySet<string>
  readonly report: string | undefined
  readonly junit: string | undefined
  readonly json: string | undefined
  readonly record: string | undefined
  readonly compare: readonly string[]
}

const USAGE = `npm run -s contract-check -- --base URL --phone P [--code C | --token T] [--only NAME] [--allow CLASS]
  [--profile documented|kangban|auto] [--report out.html] [--junit out.xml] [--json out.json] [--record DIR] [--compare DIR...]`

const refuse = (zh: string, en: string) => new CouldNotRun({ zh, en: `${en}\n${USAGE}` })

function baseOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw refuse('--base 必须是 http 或 https 地址。', '--base must be an http or https address.')
}

const list = (values: readonly string[] = []): string[] =>
  values.flatMap((value) => value.split(',')).filter(Boolean)

const isSafety = (text: string): text is Safety => SAFETY_CLASSES.some((name) => name === text)

/** A token may begin with a dash; after its option it is a value all the same. */
const withDashes = (args: readonly string[]): string[] =>
  args.flatMap((arg, index) => {
    if (args[index - 1] === '--token' && /^-[^-]/.test(arg)) return []
    const next = args[index + 1] ?? ''
    return arg === '--token' && /^-[^-]/.test(next) ? [`--token=${next}`] : [arg]
  })

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const many = { type: 'string', multiple: true } as const

  try {
    return parseArgs({
      args: withDashes(args),
      allowPositionals: true,
      options: {
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
      },
    })
  } catch {
    // node names the argument, and an argument may hold a token
    throw refuse('参数有误。', 'An argument is not known, or its value is missing.')
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
      '--only takes names of operations, e.g. ecg.listRecords.',
    )
  }

  if (profile !== 'auto' && !isProfile(profile)) {
    throw refuse(
      '--profile 只接受 documented、kangban 或 auto。',
      '--profile takes documented, kangban or auto.',
    )
  }

  const compare = [...(values.compare ?? []), ...positionals]
  if (positionals.length > 0 && !values.compare)
    throw refuse('参数有误。', 'A value stands without its option.')
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
  }
}
