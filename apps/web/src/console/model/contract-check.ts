// Holds the service of this page against its contracts, as the command `contract-check` does for any backend.
import type { CheckOptions, CheckResult, OperationResult, Progress } from '@kangban/contract-check'
import { CONSOLE } from '../copy.ts'
import { openSession } from './doors.ts'

const copy = CONSOLE.check

export interface Drifted {
  name: string
  findings: readonly { where: string; says: string }[]
}

export interface Outcome {
  kept: number
  drifted: readonly Drifted[]
  /** Calls that were not looked at, by why. */
  unseen: readonly { reason: string; names: readonly string[] }[]
  took: string
}

type Kinds = Readonly<Record<string, { readonly zh: string }>>

const driftedOf = ({ name, drifts }: OperationResult, kinds: Kinds): Drifted => ({
  name,
  findings: drifts.map(({ kind, path, expected, got, count }) => ({
    where: copy.where(kinds[kind]?.zh ?? kind, path),
    says: copy.finding(expected, got, count),
  })),
})

/** The checker's own words speak of options of its command. */
const reasonOf = ({ status, safety, reason }: OperationResult): string =>
  status === 'not-called' ? copy.unallowed[safety] : (reason?.zh ?? copy.unsaid)

/** What the panel shows of a run. */
export function outcomeOf(
  { operations, milliseconds }: Pick<CheckResult, 'operations' | 'milliseconds'>,
  kinds: Kinds,
): Outcome {
  const seen = operations.filter(({ status }) => status === 'kept' || status === 'drifted')
  const drifted = seen.filter(({ status }) => status === 'drifted')
  const unseen = operations.filter((operation) => !seen.includes(operation))

  return {
    kept: seen.length - drifted.length,
    drifted: drifted.map((operation) => driftedOf(operation, kinds)),
    unseen: [...Map.groupBy(unseen, reasonOf)].map(([reason, calls]) => ({
      reason,
      names: calls.map(({ name }) => name),
    })),
    took: copy.took(seen.length, milliseconds),
  }
}

export interface Asked {
  /** In whose name; the phone's own session stays as it is. */
  phone: string
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** What a run needs, fetched when it is asked for: the schemas and the checker weigh more than the console. */
async function prepare(phone: string) {
  try {
    const [checker, session] = await Promise.all([
      import('@kangban/contract-check'),
      openSession(phone),
    ])

    return { checker, session }
  } catch (cause) {
    // So a browser says, in its own language, that nothing answered.
    if (cause instanceof TypeError) throw new Error(copy.unreachable, { cause })
    throw new Error(CONSOLE.failed(String(cause instanceof Error ? cause.message : cause)), {
      cause,
    })
  }
}

/** @throws the signal's reason where it was stopped; else an Error with a sentence for people */
export async function checkContracts({ phone, signal, onProgress }: Asked): Promise<Outcome> {
  const { checker, session } = await prepare(phone)
  const { token, userCode } = session

  const options: CheckOptions = {
    base: new URL('/api', location.origin),
    profile: 'auto',
    phone,
    code: '',
    token,
    userCode,
    allow: new Set(['read']),
    only: new Set(),
  }

  try {
    const { result } = await checker.check(options, {
      fetch: (url, init) => fetch(url, init),
      now: () => performance.now(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      date: () => new Date(),
      signal,
      onProgress,
    })

    return outcomeOf(result, checker.DRIFT_KINDS)
  } catch (cause) {
    signal.throwIfAborted()
    const said = cause instanceof checker.CouldNotRun ? cause.text.zh : copy.broken
    throw new Error(said, { cause })
  }
}
