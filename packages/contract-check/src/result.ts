import type { Operation, Safety } from '@kangban/contracts'
import type { Comparison } from './compare.ts'
import type { Drift } from './drift.ts'
import type { Text } from './text.ts'

/**
 * - `kept`: called, and the answer keeps its contract;
 * - `drifted`: called, and it does not;
 * - `skipped`: allowed, but it could not be called, and `reason` says why;
 * - `not-called`: its safety class was not allowed, or it was not named.
 */
export type Status = 'kept' | 'drifted' | 'skipped' | 'not-called'

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
  readonly drifts: readonly Drift[]
  /** What differs from our own backend and is allowed all the same. */
  readonly notes: readonly Text[]
}

/** The machine-readable result; see README.md. A change that breaks readers raises `schemaVersion`. */
export interface CheckResult {
  readonly schemaVersion: 1
  readonly startedAt: string
  /** Without credentials and query. */
  readonly base: string
  readonly allowed: readonly Safety[]
  readonly only: readonly string[]
  readonly milliseconds: number
  readonly verdict: Extract<Status, 'kept' | 'drifted'>
  readonly counts: Readonly<Record<Status, number>> & { readonly drifts: number }
  readonly operations: readonly OperationResult[]
  readonly comparison?: Comparison
}

export const countsOf = (operations: readonly OperationResult[]): CheckResult['counts'] => {
  const having = (status: Status) => operations.filter((operation) => operation.status === status).length
  return {
    kept: having('kept'),
    drifted: having('drifted'),
    skipped: having('skipped'),
    'not-called': having('not-called'),
    drifts: operations.reduce((sum, { drifts }) => sum + drifts.length, 0),
  }
}
