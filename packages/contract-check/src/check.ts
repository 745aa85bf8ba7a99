// Calls a running backend operation by operation and holds every answer against its contract.
import type { Operation } from '@kangban/contracts'
import { buildInputs, type InputSources, placeOf } from './request/build-input.ts'
import { createSender, type Progress, type World } from './request/caller.ts'
import { configLines } from './report/config-lines.ts'
import { logIn, type Session } from './request/login.ts'
import type { CheckOptions } from './check-options.ts'
import { refusalOf } from './request/permission.ts'
import { type Profile, probe } from './profile.ts'
import { type CheckResult, countsOf } from './report/result.ts'
import { byName, describeOperation, distinct, operations, type Run, startRun } from './run.ts'
import type { Text } from './text.ts'

export interface Checked {
  readonly result: CheckResult
  /** The masked `data` of every success, by operation. */
  readonly recorded: ReadonlyMap<string, unknown>
}

export const STOPPED: Text = {
  zh: '后端连续三次出错，已停止',
  en: 'stopped: the backend failed three times in a row',
}

const OURS: Text = { zh: '只有本项目自己的服务才有', en: 'only our own service has it' }

interface Visit {
  readonly run: Run
  readonly session: Session
  readonly options: CheckOptions
  readonly profile: Profile
  readonly now: Date
  readonly onProgress: ((progress: Progress) => void) | undefined
}

/** Calls one operation with each of its inputs; gives the data of those that succeed. */
async function visit(
  [name, operation]: readonly [string, Operation],
  at: Visit & { sources: InputSources },
) {
  const { run, session, sources } = at

  const leave = (reason: Text): [] => {
    run.results.set(name, { ...describeOperation(name, operation), status: 'skipped', reason })
    return []
  }

  const [main, ...others] = await buildInputs([name, operation], sources)
  if (run.watch.stopped()) return leave(STOPPED)
  if ('reason' in main) return leave(main.reason)
  const { data, success } = await run.call(name, main.input, session.token)
  const answers = success ? [data] : []
  const reasons: Text[] = []

  for (const other of success ? others : []) {
    if (run.watch.stopped()) break

    if ('reason' in other) {
      reasons.push(other.reason)
      continue
    }

    const answer = await run.call(name, other.input, session.token)
    if (answer.success) answers.push(answer.data)
  }

  const result = run.results.get(name)
  if (result) run.results.set(name, { ...result, notes: distinct([...result.notes, ...reasons]) })
  return answers
}

/** Visits every allowed operation once; what another one needs from its answer is called before it. */
async function visitAll(at: Visit): Promise<void> {
  const { run, session, options, profile, now, onProgress } = at
  const isOffered = ({ origin }: Operation): boolean => profile === 'kangban' || origin !== 'ours'
  const answers = new Map<string, Promise<readonly unknown[]>>()

  const once = (name: string, operation: Operation): Promise<readonly unknown[]> => {
    const answer = answers.get(name) ?? visit([name, operation], { ...at, sources })
    answers.set(name, answer)
    return answer
  }

  const sources: InputSources = {
    userCode: session.userCode,
    profile,
    now,
    answersOf: (name) => {
      const operation = byName.get(name)
      if (!operation || !isOffered(operation)) return Promise.resolve([])
      const allowed = operation.safety === 'read' || !refusalOf(name, operation, options)
      return allowed ? once(name, operation) : Promise.resolve([])
    },
  }

  const offered = operations.filter(([, operation]) => isOffered(operation))

  const due = offered
    .filter(([name, operation]) => !refusalOf(name, operation, options))
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))

  for (const [name, operation] of due) {
    // One that another needed has been called before its turn.
    const done = due.filter(([other]) => run.results.has(other)).length
    onProgress?.({ done, total: due.length, name })
    if (!run.results.has(name)) await once(name, operation)
  }

  for (const [name, operation] of operations) {
    if (run.results.has(name)) continue
    const described = describeOperation(name, operation)
    const reason = refusalOf(name, operation, options)
    if (!isOffered(operation))
      run.results.set(name, { ...described, status: 'not-offered', reason: OURS })
    else if (reason) run.results.set(name, { ...described, status: 'not-called', reason })
  }
}

export async function check(options: CheckOptions, world: World): Promise<Checked> {
  const started = world.now()
  const date = world.date()
  const baseUrl = options.base.origin + options.base.pathname
  const send = createSender(options.base, world)
  const profile = options.profile === 'auto' ? await probe(baseUrl, send) : options.profile
  const run = startRun({ baseUrl, profile, now: date, maxMs: options.maxMs }, send)
  const session = await logIn(options, send, (name, input) => run.call(name, input, ''))
  await visitAll({ run, session, options, profile, now: date, onProgress: world.onProgress })
  run.end()

  const results = operations
    .map(([name]) => run.results.get(name))
    .filter((result) => result !== undefined)

  const counts = countsOf(results)

  const found = results.filter(
    ({ name }) => byName.get(name)?.origin === 'named' && run.recorded.has(name),
  )

  return {
    recorded: run.recorded,
    result: {
      schemaVersion: 2,
      startedAt: date.toISOString(),
      base: baseUrl,
      profile,
      profileFound: options.profile === 'auto' ? 'probe' : 'given',
      allowed: [...options.allow],
      only: [...options.only],
      milliseconds: Math.round(world.now() - started),
      verdict: counts.drifts > 0 ? 'drifted' : 'kept',
      counts,
      config: configLines({ base: baseUrl, profile, found }),
      operations: results,
    },
  }
}
