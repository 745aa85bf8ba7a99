// Sends operations by name and gathers what their answers show.
import { contract, encodeRequest, listOperations, type Operation } from '@kangban/contracts'
import { breachesBetween, breachesOf, type Told } from '@kangban/contracts/laws'
import { judge, type Judged } from './answer/answer.ts'
import { filledPathsOf, sentMark } from './request/build-input.ts'
import type { Send, Sent } from './request/caller.ts'
import { DRIFT_KINDS, type Finding } from './answer/drift.ts'
import { findingOf } from './answer/lawful.ts'
import { maskAnswer } from './answer/mask.ts'
import { nodeOf } from './answer/node.ts'
import type { Profile } from './profile.ts'
import { promisedSchema } from './answer/promised.ts'
import type { OperationResult } from './report/result.ts'
import { sortFindings } from './report/sort-findings.ts'
import type { Text } from './text.ts'
import { createWatch } from './request/watch.ts'

export const operations = listOperations(contract)
export const byName = new Map(operations)

export const describeOperation = (name: string, operation: Operation) => {
  const { method, path, summary, safety } = operation

  return {
    name,
    method,
    path,
    summary,
    safety,
    drifts: [],
    warnings: [],
    assumptions: [],
    notes: [],
  }
}

export const distinct = (notes: readonly Text[]): Text[] => [
  ...new Map(notes.map((note) => [note.en, note])).values(),
]

const NOT_THERE: Text = { zh: '不在我们猜测的路径上', en: 'not at the path that we guess' }

const BUSY: Text = {
  zh: '后端忙，按它说的时间等待后又问了一次',
  en: 'the backend was busy and was asked again after the time that it named',
}

/** A path that no document gives is a guess: where no success comes, the call stands elsewhere, if anywhere. */
function notThere({ method, path }: Operation, sent: Sent, { findings }: Judged): Finding {
  const [first] = findings
  const said = first ? `${DRIFT_KINDS[first.kind].en}: ${first.got}` : '–'
  const seen = sent.status === null || sent.status === 200 ? said : `HTTP ${sent.status}`
  return { kind: 'place', path: '', expected: `${method} ${path}`, got: seen }
}

interface Call {
  readonly data: unknown
  readonly success: boolean
}

export interface Run {
  readonly results: Map<string, OperationResult>
  readonly recorded: Map<string, unknown>
  readonly watch: ReturnType<typeof createWatch>
  /** Sends an operation and adds what its answer shows to the operation's result. */
  readonly call: (name: string, input: object, token: string) => Promise<Call>
  /** Holds all answers of the run against each other. */
  readonly end: () => void
}

interface Gathered {
  readonly findings: readonly Finding[]
  readonly notes: readonly Text[]
  /** How long each call took, in milliseconds. */
  readonly times: readonly number[]
  readonly httpStatus?: number
  readonly elsewhere: boolean
}

/** A person has looked away by then. */
const LINGERING_MS = 3000

function slowFindings(took: number, maxMs: number | undefined): Finding[] {
  const at = (kind: 'slow' | 'lingering', limit: number): Finding[] =>
    took > limit ? [{ kind, path: '', expected: `<= ${limit} ms`, got: `${took} ms` }] : []

  return maxMs === undefined ? at('lingering', LINGERING_MS) : at('slow', maxMs)
}

function timesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)

  return {
    milliseconds: times.reduce((sum, each) => sum + each, 0),
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

const ECG = 'ecg.getEcgRecord'
const PICTURES = 'ecg.listEcgMonth'
const BLOCKS = 'holter.readBlocks'
const BEATS = 'holter.readBeats'
const RECORD = 'holter.getHolterRecord'

/** What analyses a signal is loaded with the first of them. */
async function ecgFindings(answer: Told, data: unknown, told: readonly Told[]) {
  const { name, input } = answer

  if (name === ECG || name === PICTURES) {
    const { signalBreaches } = await import('./answer/signal.ts')
    const { pictureBreaches } = await import('./answer/picture.ts')
    const ofSignal = name === ECG ? signalBreaches(data) : []
    return [...ofSignal, ...pictureBreaches(answer, told)].map(findingOf)
  }

  if (name !== BLOCKS && name !== BEATS) return []
  const { beatBreaches, blockBreaches } = await import('./answer/long-record.ts')
  const record = told.find((each) => each.name === RECORD && each.input['id'] === input['id'])
  const known = record?.answer.value

  return name === BLOCKS
    ? blockBreaches(data, known, input).map(findingOf)
    : beatBreaches(data, known).map(findingOf)
}

function resultOf(
  name: string,
  operation: Operation,
  { of, profile }: { of: Gathered; profile: Profile },
): OperationResult {
  const sorted = sortFindings(of.findings, profile)

  return {
    ...describeOperation(name, operation),
    ...(of.elsewhere
      ? { status: 'not-offered', reason: NOT_THERE }
      : { status: sorted.drifts.length > 0 ? 'drifted' : 'kept' }),
    ...(of.httpStatus === undefined ? {} : { httpStatus: of.httpStatus }),
    ...timesOf(of.times),
    drifts: sorted.drifts,
    warnings: sorted.warnings,
    assumptions: sorted.assumptions,
    notes: distinct([...of.notes, ...sorted.notes]),
  }
}

export interface Held {
  readonly baseUrl: string
  readonly profile: Profile
  /** From when days are counted, and after which nothing has happened yet. */
  readonly now: Date
  readonly maxMs?: number | undefined
}

/** An address without a host is one of the page's own origin. */
const askedHost = (baseUrl: string): Pick<Told, 'host'> =>
  URL.canParse(baseUrl) ? { host: new URL(baseUrl).hostname } : {}

export function startRun({ baseUrl, profile, now, maxMs }: Held, send: Send): Run {
  const results = new Map<string, OperationResult>()
  const recorded = new Map<string, unknown>()
  const watch = createWatch()
  const gathered = new Map<string, Gathered>()
  const told: Told[] = []

  const gather = (name: string, operation: Operation, of: Gathered) => {
    const result = resultOf(name, operation, { of, profile })
    const { notes = [] } = results.get(name) ?? {}
    gathered.set(name, of)
    results.set(name, { ...result, notes: distinct([...notes, ...result.notes]) })
  }

  const call = async (name: string, input: object, token: string): Promise<Call> => {
    const operation = byName.get(name)
    if (!operation) throw new TypeError(`${name} is not in the contract`)
    const documentedOnly = profile === 'documented'
    const guessed = documentedOnly && operation.origin === 'named'
    const request = encodeRequest(operation, input, { baseUrl, token, documentedOnly })
    const sent = await send(request, { again: operation.safety === 'read' })
    const schema = promisedSchema(operation, profile)

    const promised = {
      operation,
      schema,
      filled: filledPathsOf(name),
      sent: sentMark(operation, input),
    }

    const judged = judge(promised, sent)
    const { code, success, data } = judged
    watch.see(operation, sent, { code, success, guessed })
    const before = gathered.get(name)
    const elsewhere = guessed && !success && !recorded.has(name)
    const findings = elsewhere ? [notThere(operation, sent, judged)] : [...judged.findings]

    findings.push(...slowFindings(sent.milliseconds, maxMs))

    if (success) {
      const { summary } = operation
      const node = nodeOf(schema, data, documentedOnly)

      const answer = {
        name,
        summary,
        input: { ...input },
        answer: node,
        now,
        ...askedHost(baseUrl),
      }

      told.push(answer)

      findings.push(
        ...breachesOf(answer).map(findingOf),
        ...(await ecgFindings(answer, data, told)),
      )
    }

    gather(name, operation, {
      findings: [...(before?.findings ?? []), ...findings],
      notes: [...(before?.notes ?? []), ...judged.notes, ...(sent.waits > 0 ? [BUSY] : [])],
      times: [...(before?.times ?? []), sent.milliseconds],
      ...(sent.status !== null && { httpStatus: sent.status }),
      elsewhere,
    })

    if (success && !recorded.has(name)) recorded.set(name, maskAnswer(data, schema))
    return { data, success }
  }

  const end = () => {
    watch.end()

    for (const { name, ...breach } of breachesBetween(told)) {
      const [operation, of] = [byName.get(name), gathered.get(name)]
      if (!operation || !of) continue
      gather(name, operation, { ...of, findings: [...of.findings, findingOf(breach)] })
    }
  }

  return { results, recorded, watch, call, end }
}
