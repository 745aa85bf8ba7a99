// How often somebody may do something, counted in the database, so that all replicas of the service count together.
import { MS_PER_MINUTE } from '@kangban/china-time'
import { refuse } from '@kangban/contracts'
import type { Services } from '../context.ts'
import { type LimitRow, rateLimitsRepository } from './rate-limits.repository.ts'

interface Named {
  /** What is limited, e.g. `codes of an address`. */
  readonly name: string
  /** Of whom: hashed before it is stored. */
  readonly key: string
}

/** So many in a window, which begins with the first. */
interface WindowLimit extends Named {
  readonly most: number
  readonly windowMs: number
}

/** One after the other, with a pause after each; the last pause stays, until there was none for so long. */
interface PauseLimit extends Named {
  readonly pausesMs: readonly number[]
  readonly forgottenMs: number
}

export type Limit = WindowLimit | PauseLimit

export type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly limit: Limit; readonly retryAfterMs: number }

export type Reached = Extract<Taken, { ok: false }>

class LimitReached extends Error {
  readonly reached: Reached

  constructor(reached: Reached) {
    super('limit reached')
    this.reached = reached
  }
}

/** Clocks of replicas differ by seconds; what lies further ahead was written before a clock was set back. */
const CLOCKS_DIFFER_MS = MS_PER_MINUTE

/** The last moment that counts as before `at`. */
export const latestAt = (at: Date): Date => new Date(at.getTime() + CLOCKS_DIFFER_MS)

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** A row that says nothing of now: its time is over, or it is not known how old it is. */
const isOver = (row: LimitRow, limit: Limit, at: Date): boolean => {
  const end = 'most' in limit ? row.endsAt : later(row.startedAt, limit.forgottenMs)
  return row.count === 0 || end <= at || row.startedAt > latestAt(at)
}

/** The row with one more; null where the limit allows none. */
function counted(row: LimitRow, limit: Limit, at: Date): LimitRow | null {
  const begins = isOver(row, limit, at)
  const count = begins ? 1 : row.count + 1

  if ('most' in limit) {
    if (count > limit.most) return null

    return begins
      ? { ...row, count, startedAt: at, endsAt: later(at, limit.windowMs) }
      : { ...row, count }
  }

  if (!begins && row.endsAt > at) return null
  const pause = limit.pausesMs[Math.min(count, limit.pausesMs.length) - 1] ?? 0
  return { ...row, count, startedAt: at, endsAt: later(at, pause) }
}

type Limited = Pick<Services, 'database' | 'vault' | 'clock'>

const keyHashOf = ({ vault }: Limited, { name, key }: Named) => vault.hash(`limit ${name}`, key)

/**
 * Takes one from each of the limits, or from none where one is reached; of several it tells the one that lasts longest.
 * Right also when many ask at once.
 */
export async function takeFrom(services: Limited, ...limits: readonly Limit[]): Promise<Taken> {
  const at = services.clock.now()
  const byHash = new Map(limits.map((limit) => [keyHashOf(services, limit), limit]))

  const change = (rows: readonly LimitRow[]) => {
    const reached: Reached[] = []

    const changed = rows.flatMap((row) => {
      const limit = byHash.get(row.keyHash)
      if (!limit) return []
      const next = counted(row, limit, at)
      if (next) return [next]
      reached.push({ ok: false, limit, retryAfterMs: row.endsAt.getTime() - at.getTime() })
      return []
    })

    const [longest] = reached.toSorted((one, other) => other.retryAfterMs - one.retryAfterMs)
    if (longest) throw new LimitReached(longest)
    return changed
  }

  try {
    await rateLimitsRepository(services.database).change([...byHash.keys()], { at, change })
    return { ok: true }
  } catch (cause) {
    if (!(cause instanceof LimitReached)) throw cause
    return cause.reached
  }
}

/** @throws AppError 429 where one of the limits is reached */
export async function requireUnder(services: Limited, ...limits: readonly Limit[]): Promise<void> {
  const taken = await takeFrom(services, ...limits)
  if (!taken.ok) throw refuse('tooManyRequests', `reached: ${taken.limit.name}`)
}

/** What was taken and then came to nothing, or to something that is not limited, does not count. */
export async function giveBack(services: Limited, ...limits: readonly Limit[]): Promise<void> {
  const repository = rateLimitsRepository(services.database)

  for (const limit of limits) {
    const pauseEnds = 'most' in limit ? undefined : services.clock.now()
    await repository.lower(keyHashOf(services, limit), pauseEnds)
  }
}

/** Nothing counts any more. */
export async function forgetLimit(services: Limited, limit: Named): Promise<void> {
  await rateLimitsRepository(services.database).forget(keyHashOf(services, limit))
}
