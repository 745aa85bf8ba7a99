// Calls a running backend operation by operation and holds every answer against its contract.
import { contract, encodeRequest, listOperations, type Operation, SESSION_ENDED } from '@kangban/contracts'
import { judge, type Judged } from './answer.ts'
import { buildInputs, filledPathsOf, type InputSources, placeOf } from './build-input.ts'
import { createSender, type Send, type Sent, type World } from './caller.ts'
import { aggregate, type Finding } from './drift.ts'
import { answerSchema } from './json-schema.ts'
import { logIn, type Session, UNREACHABLE } from './login.ts'
import { maskAnswer } from './mask.ts'
import type { Options } from './options.ts'
import { refusalOf } from './permission.ts'
import { type CheckResult, countsOf, type OperationResult } from './result.ts'
import { CouldNotRun, type Text } from './text.ts'

export interface Checked {
  readonly result: CheckResult
  /** The masked `data` of every success, by operation. */
  readonly recorded: ReadonlyMap<string, unknown>
}

const MOST_SERVER_ERRORS = 3
const STOPPED: Text = {
  zh: '后端连续三次出错，已停止',
  en: 'stopped: the backend failed three times in a row',
}

const operations = listOperations(contract)
const byName = new Map(operations)

const describeOperation = (name: string, operation: Operation) => {
  const { method, path, summary, safety } = operation
  return { name, method, path, summary, safety, drifts: [], notes: [] }
}

const needsSession = ({ ownership }: Operation): boolean => ownership !== 'anyone' && ownership !== 'secret'

const SESSION_REFUSED: Text = {
  zh: '后端不接受这次登录，令牌可能已失效，请重新登录。',
  en: 'The backend refuses the session; the token may be over, log in again.',
}

/** Follows how the calls go, and ends the run when it has no sense to go on. */
function createWatch() {
  let reached = false
  let accepted = false
  let refusals = 0
  let failedInARow = 0
  return {
    see(operation: Operation, sent: Sent, { code, success }: Pick<Judged, 'code' | 'success'>) {
      if (sent.status !== null) reached = true
      if (!reached) throw new CouldNotRun(UNREACHABLE)
      failedInARow = sent.status === null || sent.status >= 500 ? failedInARow + 1 : 0
      if (!needsSession(operation)) return
      const refused = code === SESSION_ENDED || sent.status === 401 || sent.status === 410
      if (refused) refusals += 1
      if (success) accepted = true
      // One refusal alone may be a fault of that operation.
      if (!accepted && refusals > 1) throw new CouldNotRun(SESSION_REFUSED)
    },
    stopped: () => failedInARow >= MOST_SERVER_ERRORS,
    end() {
      if (!accepted && refusals > 0) throw new CouldNotRun(SESSION_REFUSED)
    },
  }
}

interface Call {
  readonly data: unknown
  readonly success: boolean
}

interface Run {
  readonly results: Map<string, OperationResult>
  readonly recorded: Map<string, unknown>
  readonly watch: ReturnType<typeof createWatch>
  /** Sends an operation and adds what its answer shows to the operation's result. */
  readonly call: (name: string, input: object, session: Session) => Promise<Call>
}

function startRun(base: URL, send: Send): Run {
  const results = new Map<string, OperationResult>()
  const recorded = new Map<string, unknown>()
  const watch = createWatch()
  const found = new Map<string, Finding[]>()
  const call = async (name: string, input: object, session: Session): Promise<Call> => {
    const operation = byName.get(name)
    if (!operation) throw new TypeError(`${name} is not in the contract`)
    const baseUrl = base.origin + base.pathname
    const sent = await send(encodeRequest(operation, input, { baseUrl, token: session.token }))
    const schema = answerSchema(operation)
    const { findings, notes, code, success, data } = judge({ operation, schema, filled: filledPathsOf(name) }, sent)
    watch.see(operation, sent, { code, success })
    const before = results.get(name)
    const all = [...(found.get(name) ?? []), ...findings]
    found.set(name, all)
    const drifts = aggregate(all)
    results.set(name, {
      ...describeOperation(name, operation),
      status: drifts.length === 0 ? 'kept' : 'drifted',
      ...(sent.status === null ? {} : { httpStatus: sent.status }),
      milliseconds: (before?.milliseconds ?? 0) + sent.milliseconds,
      drifts,
      notes: distinct([...(before?.notes ?? []), ...notes]),
    })
    if (success && !recorded.has(name)) recorded.set(name, maskAnswer(data, schema))
    return { data, success }
  }
  return { results, recorded, watch, call }
}

const distinct = (notes: readonly Text[]): Text[] => [...new Map(notes.map((note) => [note.en, note])).values()]

interface Visit {
  readonly run: Run
  readonly session: Session
  readonly options: Options
  readonly now: Date
}

/** Calls one operation with each of its inputs; gives the data of the first. */
async function visit([name, operation]: readonly [string, Operation], at: Visit & { sources: InputSources }) {
  const { run, session, sources } = at
  const leave = (reason: Text) =>
    run.results.set(name, { ...describeOperation(name, operation), status: 'skipped', reason })
  const [main, ...others] = await buildInputs([name, operation], sources)
  if (run.watch.stopped()) return void leave(STOPPED)
  if ('reason' in main) return void leave(main.reason)
  const { data, success } = await run.call(name, main.input, session)
  for (const other of success ? others : []) {
    if (run.watch.stopped()) break
    const result = run.results.get(name)
    if ('input' in other) await run.call(name, other.input, session)
    else if (result) run.results.set(name, { ...result, notes: distinct([...result.notes, other.reason]) })
  }
  return success ? data : undefined
}

/** Visits every allowed operation once; what another one needs from its answer is called before it. */
async function visitAll(at: Visit): Promise<void> {
  const { run, session, options, now } = at
  const answers = new Map<string, Promise<unknown>>()
  const once = (name: string, operation: Operation): Promise<unknown> => {
    const answer = answers.get(name) ?? visit([name, operation], { ...at, sources })
    answers.set(name, answer)
    return answer
  }
  const sources: InputSources = {
    userCode: session.userCode,
    now,
    answerOf: (name) => {
      const operation = byName.get(name)
      const allowed = operation && (operation.safety === 'read' || !refusalOf(name, operation, options))
      return allowed ? once(name, operation) : Promise.resolve()
    },
  }
  const inOrder = operations.toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  for (const [name, operation] of inOrder) {
    if (!refusalOf(name, operation, options) && !run.results.has(name)) await once(name, operation)
  }
  for (const [name, operation] of operations) {
    const reason = refusalOf(name, operation, options)
    if (!reason || run.results.has(name)) continue
    run.results.set(name, { ...describeOperation(name, operation), status: 'not-called', reason })
  }
}

export async function check(options: Options & { base: URL }, world: World): Promise<Checked> {
  const started = world.now()
  const date = world.date()
  const { base } = options
  const send = createSender(base, world)
  const run = startRun(base, send)
  const nobody: Session = { token: '', userCode: undefined }
  const session = await logIn(options, send, (name, input) => run.call(name, input, nobody))
  await visitAll({ run, session, options, now: date })
  run.watch.end()
  const results = operations.map(([name]) => run.results.get(name)).filter((result) => result !== undefined)
  const counts = countsOf(results)
  return {
    recorded: run.recorded,
    result: {
      schemaVersion: 1,
      startedAt: date.toISOString(),
      base: base.origin + base.pathname,
      allowed: [...options.allow],
      only: [...options.only],
      milliseconds: Math.round(world.now() - started),
      verdict: counts.drifts > 0 ? 'drifted' : 'kept',
      counts,
      operations: results,
    },
  }
}
