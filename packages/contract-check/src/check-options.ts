import type { Safety } from '@kangban/contracts'
import type { Profile } from './profile.ts'

/** Whom a check asks, in whose name, and what it may call. */
export interface CheckOptions {
  readonly base: URL
  /** What the back end is held to; `auto` asks it. */
  readonly profile: Profile | 'auto'
  readonly phone: string
  readonly code: string
  readonly token: string
  /** Of whose session the token is, where the caller knows. */
  readonly userCode?: string
  readonly allow: ReadonlySet<Safety>
  readonly only: ReadonlySet<string>
  /** An answer that takes longer is a drift. */
  readonly maxMs?: number
}
