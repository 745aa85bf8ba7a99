import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { endSessions } from './end-sessions.ts'
import { getAccount } from './get-account.ts'
import { getExportLink } from './get-export-link.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { withdrawConsent } from './withdraw-consent.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'
import { getFlag } from './get-flag.ts'
import { giveConsent } from './give-consent.ts'
import { listConsents } from './list-consents.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { sendCode } from './send-code.ts'

export const account: Handlers<Context>['account'] = {
  sendCode,
  logIn,
  logOut,
  listConsents,
  giveConsent,
  getFlag,
  getAccount,
  withdrawDeletion,
  listSessions,
  endSessions,
  listSecurityEvents,
  withdrawConsent,
  getExportLink,
}
