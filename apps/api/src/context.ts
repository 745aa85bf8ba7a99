import { type CallContext, refuse } from '@kangban/contracts'
import type { Config } from './config/env.ts'
import type { HealthMemory } from './database/remembered/health-memory.ts'
import type { Database } from './database/open-database.ts'
import type { PreparedReads } from './database/prepared-reads.ts'
import type { Standby } from './database/standby/standby.ts'
import type { Background } from './ports/background.ts'
import type { Clock } from './ports/clock.ts'
import type { FileStore } from './ports/files.ts'
import type { Jobs } from './ports/jobs/jobs.ts'
import type { LiveEvents } from './ports/live-events.ts'
import type { MailSender } from './ports/mail.ts'
import type { PushSender } from './ports/push.ts'
import type { RandomNumbers } from './ports/random.ts'
import type { SmsSender } from './ports/sms.ts'
import type { LinkSigner } from './security/signed-link.ts'
import type { Threads } from './ports/threads.ts'
import type { Vault } from './security/vault.ts'

/** What use cases reach the world with. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly reads: PreparedReads
  readonly standby: Standby
  readonly memory: HealthMemory
  readonly clock: Clock
  readonly vault: Vault
  readonly random: RandomNumbers
  readonly sms: SmsSender
  readonly mail: MailSender
  readonly push: PushSender
  readonly files: FileStore
  readonly links: LinkSigner
  readonly live: LiveEvents
  readonly jobs: Jobs
  /** Notes of what happened to accounts that no answer waits for. */
  readonly securityLog: Background
  readonly threads: Threads
}

/** Who calls: found once from the token. */
export interface SessionUser {
  readonly sessionId: string
  readonly accountId: string
  readonly userCode: string
  readonly isLeaving?: boolean
}

export interface Context extends CallContext {
  readonly services: Services
  readonly user: SessionUser | undefined
  /** Whether the session of the call is still in force: for what lasts longer than a call. */
  readonly sessionGoesOn: () => Promise<boolean>
  /** A place for a stream of the caller; null while it has as many as it may. What it gives frees it. */
  readonly takeStream: () => (() => void) | null
  /** Calls when the session of the call is over, wherever it was ended; what it gives stops that. */
  readonly whenSessionOver: (onOver: () => void) => () => void
  /** Where the call comes from, for limits; never logged. */
  readonly address: string
  readonly userAgent: string
  /** Where people open the web app: as configured, else where this request reached us. */
  readonly origin: string
  /** The request's Idempotency-Key: the same key of the same user has one effect; see database/once.ts. */
  readonly idempotencyKey: string | undefined
  /** What a device proves itself with, from the header x-device-key. */
  readonly deviceKey: string | undefined
  /** The short-lived permission that the redemption page carries in an HttpOnly cookie. */
  readonly permit: TokenCookie
  /** The token by which a browser is known again that has asked for a code; of what keeps no cookies there is none. */
  readonly device: DeviceCookie
}

export interface DeviceCookie extends TokenCookie {
  /** Whether what is set comes back: a browser says that our own page asks. Others may keep no cookies. */
  readonly isKept: boolean
}

export interface TokenCookie {
  read(): string | undefined
  set(token: string, seconds: number): void
  clear(): void
}

/** The user of the session. The contract's access rule has refused calls without one before. */
export function sessionUser(context: Context): SessionUser {
  if (!context.user) {
    throw refuse('loginExpired', 'no session user')
  }

  return context.user
}
