import type { Operation, Safety } from '@kangban/contracts'
import type { Comparison } from '../answer/compare.ts'
import type { Drift } from '../answer/drift.ts'
import type { Since } from '../history/since.ts'
import type { Profile } from '../profile.ts'
import type { Text } from '../text.ts'

/**
 * - `kept`: called, and the answer keeps its contract;
 * - `drifted`: called, and it does not;
 * - `skipped`: allowed, but it could not be called, and `reason` says why;
 * - `not-called`: its safety class was not allowed, or it was not named;
 * - `not-offered`: no document promises it: a call of ours, which is not made, or one that is not where we guess it.
 */
export const STATUSES = ['kept', 'drifted', 'skipped', 'not-called', 'not-offered'] as const
export type Status = (typeof STATUSES)[number]

/** What this back end has otherwise than we chose, where the documents left us the choice. */
export interface Assumption extends Omit<Drift, 'row'> {
  /** The row that leaves it open; null for the path of a call, which no row gives. */
  readonly row: string | null
}

export interface OperationResult {
  readonly name: string
  readonly method: Operation['method']
  readonly path: string
  readonly summary: string
  readonly safety: Safety
  readonly status: Status
  readonly reason?: Text
  readonly httpStatus?: number
  readonly milliseconds?: number
  /** Of the times of its calls, where there were any: the middle one and the longest. */
  readonly median?: number
  readonly slowest?: number
  readonly drifts: readonly Drift[]
  /** What is hard to believe, and breaks no promise. */
  readonly warnings: readonly Drift[]
  readonly assumptions: readonly Assumption[]
  /** What differs from our own backend and is allowed all the same. */
  readonly notes: readonly Text[]
}

/** The machine-readable result; see README.md. A change that breaks readers raises `schemaVersion`. */
export interface CheckResult {
  readonly schemaVersion: 2
  readonly startedAt: string
  /** Without credentials and query. */
  readonly base: string
  /** What the back end was held to, and how that was found. */
  readonly profile: Profile
  readonly profileFound: 'given' | 'probe'
  readonly allowed: readonly Safety[]
  readonly only: readonly string[]
  readonly milliseconds: number
  readonly verdict: Extract<Status, 'kept' | 'drifted'>
  readonly counts: Readonly<Record<Status | 'drifts' | 'warnings' | 'assumptions', number>>
  /** Lines for `config.json` of the web app. */
  readonly config: readonly string[]
  readonly operations: readonly OperationResult[]
  readonly comparison?: Comparison
  /** What has changed since the last run of this back end that was kept. */
  readonly since?: Since
}

export const countsOf = (operations: readonly OperationResult[]): CheckResult['counts'] => {
  const having = (status: Status) =>
    operations.filter((operation) => operation.status === status).length

  return {
    kept: having('kept'),
    drifted: having('drifted'),
    skipped: having('skipped'),
    'not-called': having('not-called'),
    'not-offered': having('not-offered'),
    drifts: operations.reduce((sum, { drifts }) => sum + drifts.length, 0),
    warnings: operations.reduce((sum, { warnings }) => sum + warnings.length, 0),
    assumptions: operations.reduce((sum, { assumptions }) => sum + assumptions.length, 0),
  }
}
