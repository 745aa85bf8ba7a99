// How often somebody may do something, counted in the database, so that all replicas of the service count together.
import { MS_PER_MINUTE } from '@kangban/china-time'
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

export type Taken<L extends Limit = Limit> =
  { readonly ok: true } | { readonly ok: false; readonly limit: L; readonly retryAfterMs: number }

type Reached = Extract<Taken, { ok: false }>

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

/** @throws LimitReached when it allows none more at that moment */
function counted(row: LimitRow, limit: Limit, at: Date): LimitRow {
  const begins = isOver(row, limit, at)
  const count = begins ? 1 : row.count + 1
  const mayNot = 'most' in limit ? count > limit.most : !begins && row.endsAt > at

  if (mayNot)
    throw new LimitReached({
      ok: false,
      limit,
      retryAfterMs: row.endsAt.getTime() - at.getTime(),
    })

  if ('most' in limit)
    return begins
      ? { ...row, count, startedAt: at, endsAt: later(at, limit.windowMs) }
      : { ...row, count }

  const pause = limit.pausesMs[Math.min(count, limit.pausesMs.length) - 1] ?? 0
  return { ...row, count, startedAt: at, endsAt: later(at, pause) }
}

type Limited = Pick<Services, 'database' | 'vault' | 'clock'>

const keyHashOf = ({ vault }: Limited, { name, key }: Named) => vault.hash(`limit ${name}`, key)

/** Takes one from each of the limits, or from none where one of them is reached; right also when many ask at once. */
export async function takeFrom<L extends Limit>(
  services: Limited,
  ...limits: readonly L[]
): Promise<Taken<L>> {
  const at = services.clock.now()
  const byHash = new Map(limits.map((limit) => [keyHashOf(services, limit), limit]))

  const change = (row: LimitRow) => {
    const limit = byHash.get(row.keyHash)
    if (!limit) throw new Error('a row that was not asked for')
    return counted(row, limit, at)
  }

  try {
    await rateLimitsRepository(services.database).change([...byHash.keys()], { at, change })
    return { ok: true }
  } catch (cause) {
    if (!(cause instanceof LimitReached)) throw cause
    return cause.reached as Taken<L>
  }
}

/** What was taken and then came to nothing, or to something that is not limited, does not count. */
export async function giveBack(services: Limited, ...limits: readonly Limit[]): Promise<void> {
  const repository = rateLimitsRepository(services.database)

  for (const limit of limits) {
    const pauseEnds = 'most' in limit ? undefined : services.clock.now()
    await repository.lower(keyHashOf(services, limit), pauseEnds)
  }
}
