import { endSessions } from './end-sessions.ts'
import { getAccount } from './get-account.ts'
import { getExportLink } from './get-export-link.ts'
import { getFlag } from './get-flag.ts'
import { giveConsent } from './give-consent.ts'
import { listConsents } from './list-consents.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { sendCode } from './send-code.ts'
import { withdrawConsent } from './withdraw-consent.ts'
import { withdrawDeletion } from './withdraw-deletion.ts'

export const account = {
  sendCode,
  logIn,
  logOut,
  getAccount,
  withdrawDeletion,
  listSessions,
  endSessions,
  listSecurityEvents,
  listConsents,
  giveConsent,
  withdrawConsent,
  getFlag,
  getExportLink,
}
