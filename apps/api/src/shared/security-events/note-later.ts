import type { SecurityEventKind } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'
import type { Context, Services } from '../../context.ts'
import { securityEvent } from './security-event.ts'
import { countEvent } from './security-events.repository.ts'

export type NotingCaller = Pick<Context, 'user' | 'address' | 'userAgent'> & {
  services: Pick<Services, 'vault' | 'clock' | 'database' | 'securityLog'>
}

/**
 * Writes behind the answer what came with no change: how long an answer takes must not tell whether there is such an
 * account, and an answer that was given must not fail afterwards. What cannot be written is told to the log.
 */
function noteLater(
  { services, user, address, userAgent }: NotingCaller,
  kind: SecurityEventKind,
  findAccount: (database: Database) => Promise<{ id: string } | null>,
): void {
  // Nothing else of the request is kept while this waits.
  const tell = securityEvent({ services, user, address, userAgent }, kind)
  const { database, securityLog } = services

  securityLog.add(`the note of ${kind}`, async () => {
    const account = await findAccount(database)
    if (account) await countEvent(database, tell(account.id))
  })
}

/** Whose phone it is need not be known, and mostly is not. */
export function noteFailedLogIn(caller: NotingCaller, phone: string): void {
  const phoneHash = caller.services.vault.hash('phone', phone)

  noteLater({ ...caller, user: undefined }, 'log-in-failed', (database) =>
    database.account.findUnique({ where: { phoneHash }, select: { id: true } }),
  )
}

/** No code that we give is longer; what is no code is not looked for. */
const USER_CODE = /^\w{1,64}$/

export function noteRefusedAccess(caller: NotingCaller, userCode: string): void {
  if (!USER_CODE.test(userCode)) return

  noteLater(caller, 'access-refused', (database) =>
    database.account.findUnique({ where: { userCode }, select: { id: true } }),
  )
}

export const noteExport = (caller: NotingCaller, accountId: string): void =>
  noteLater(caller, 'data-exported', () => Promise.resolve({ id: accountId }))
