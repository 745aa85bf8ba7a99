// Calls a running backend operation by operation and holds every answer against its contract.
import { contract, encodeRequest, listOperations, type Operation, SESSION_ENDED } from '@kangban/contracts'
import { judge } from './answer.ts'
import { buildInput, filledPathsOf, type InputSources, isLast } from './build-input.ts'
import { createSender, type Send, type Sent, type World } from './caller.ts'
import { aggregate } from './drift.ts'
import { answerSchema } from './json-schema.ts'
import { logIn, type Session, UNREACHABLE } from './login.ts'
import { maskAnswer } from './mask.ts'
import type { Options } from './options.ts'
import { refusalOf } from './permission.ts'
import { type CheckResult, countsOf, type OperationResult, type Status } from './result.ts'
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
    see(operation: Operation, sent: Sent, code: string | undefined) {
      if (sent.status !== null) reached = true
      if (!reached) throw new CouldNotRun(UNREACHABLE)
      failedInARow = sent.status === null || sent.status >= 500 ? failedInARow + 1 : 0
      if (!needsSession(operation)) return
      const refused = code === SESSION_ENDED || sent.status === 401 || sent.status === 410
      if (refused) refusals += 1
      else accepted = true
      // One refusal alone may be a fault of that operation.
      if (!accepted && refusals > 1) throw new CouldNotRun(SESSION_REFUSED)
    },
    stopped: () => failedInARow >= MOST_SERVER_ERRORS,
    end() {
      if (!accepted && refusals > 0) throw new CouldNotRun(SESSION_REFUSED)
    },
  }
}

interface Run {
  readonly results: Map<string, OperationResult>
  readonly recorded: Map<string, unknown>
  readonly watch: ReturnType<typeof createWatch>
  /** Sends an operation and keeps its result; gives `data` when it succeeded. */
  readonly call: (name: string, input: object, session: Session) => Promise<unknown>
}

function startRun(base: URL, send: Send): Run {
  const results = new Map<string, OperationResult>()
  const recorded = new Map<string, unknown>()
  const watch = createWatch()
  const call = async (name: string, input: object, session: Session): Promise<unknown> => {
    const operation = byName.get(name)
    if (!operation) throw new TypeError(`${name} is not in the contract`)
    const baseUrl = base.origin + base.pathname
    const sent = await send(encodeRequest(operation, input, { baseUrl, token: session.token }))
    const schema = answerSchema(operation)
    const { findings, notes, code, success, data } = judge({ operation, schema, filled: filledPathsOf(name) }, sent)
    watch.see(operation, sent, code)
    const drifts = aggregate(findings)
    results.set(name, {
      ...describeOperation(name, operation),
      status: drifts.length === 0 ? 'kept' : 'drifted',
      ...(sent.status === null ? {} : { httpStatus: sent.status }),
      milliseconds: sent.milliseconds,
      drifts,
      notes,
    })
    if (!success) return undefined
    recorded.set(name, maskAnswer(data, schema))
    return data
  }
  return { results, recorded, watch, call }
}

/** Visits every operation once; what another one needs from its answer is called before it. */
async function visitAll(run: Run, session: Session, options: { options: Options; now: Date }): Promise<void> {
  const answers = new Map<string, Promise<unknown>>()
  const leave = (name: string, operation: Operation, status: Status, reason: Text) =>
    run.results.set(name, { ...describeOperation(name, operation), status, reason })
  const visit = async (name: string, operation: Operation): Promise<unknown> => {
    const built = await buildInput([name, operation], sources)
    const reason = run.watch.stopped() ? STOPPED : 'reason' in built ? built.reason : undefined
    if (!reason && 'input' in built) return run.call(name, built.input, session)
    leave(name, operation, 'skipped', reason ?? STOPPED)
    return undefined
  }
  const once = (name: string): Promise<unknown> => {
    const operation = byName.get(name)
    const answer = answers.get(name) ?? (operation ? visit(name, operation) : Promise.resolve())
    answers.set(name, answer)
    return answer
  }
  const sources: InputSources = {
    userCode: session.userCode,
    now: options.now,
    answerOf: (name) => (byName.get(name)?.safety === 'read' ? once(name) : Promise.resolve()),
  }
  const inOrder = [...operations.filter(([name]) => !isLast(name)), ...operations.filter(([name]) => isLast(name))]
  for (const [name, operation] of inOrder) {
    const refusal = refusalOf(name, operation, options.options)
    if (!refusal && !run.results.has(name)) await once(name)
  }
  for (const [name, operation] of operations) {
    const refusal = refusalOf(name, operation, options.options)
    if (refusal && !run.results.has(name)) leave(name, operation, 'not-called', refusal)
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
  await visitAll(run, session, { options, now: date })
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
