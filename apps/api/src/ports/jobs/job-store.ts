import type { Transaction } from '../../database/once.ts'
import type { JobKind, Queued, Scheduled } from './job-kinds.ts'

export interface NewJob {
  readonly kind: Queued
  /** Id of the row that it is about: a job holds ids and nothing else of people. */
  readonly about: string
  /** Whose it is, and with whom it goes. */
  readonly accountId: string
}

/** A job that this process has, as long as it renews it. */
export interface Claim {
  readonly kind: JobKind
  readonly id: string
  /** This and the account are empty for what is done at set times. */
  readonly about: string
  readonly accountId: string
  /** 1 for the first. */
  readonly attempt: number
}

/** A job that has failed for good. */
export interface DeadJob {
  readonly id: string
  readonly kind: string
  readonly about: string
  readonly at: Date
  /** The kind of its last failure, without its words. */
  readonly failure: string
}

export type JobCounts = Readonly<Record<'waiting' | 'running' | 'dead', number>>

/**
 * Where jobs are kept, outside of the process. What a process has claimed and does not renew any more is given to the next that
 * asks; what settles a claim that is lost changes nothing.
 */
export interface JobStore {
  /** Together with the write that asks for it; nothing where the same work waits or runs already. */
  put(transaction: Transaction, job: NewJob): Promise<void>
  /** Once in each of its lengths of time, whoever offers it. */
  offer(kind: Scheduled): Promise<void>
  take(kind: JobKind): Promise<Claim | null>
  /** Whether it is still ours. */
  renew(claim: Claim): Promise<boolean>
  complete(claim: Claim): Promise<void>
  /** It is tried again after a pause, or is dead after its last try. */
  fail(claim: Claim, failure: string): Promise<void>
  /** Lets another have it at once; that try does not count. */
  giveBack(claim: Claim): Promise<void>
  /** Whether work about a row waits or runs, has failed for good, or neither. */
  standing(kind: Queued, about: string): Promise<'open' | 'dead' | null>
  counts(): Promise<JobCounts>
  /** The oldest first. */
  dead(): Promise<DeadJob[]>
  /** Has one of the dead, or all, tried anew; gives how many. */
  requeue(id?: string): Promise<number>
  /** Removes all jobs of an account, in whatever state. */
  forget(accountId: string): Promise<void>
  close(): Promise<void>
}
