import { giveConsent } from './account/give-consent.ts'
import { listConsents } from './account/list-consents.ts'
import { logIn } from './account/log-in.ts'
import { logOut } from './account/log-out.ts'
import { sendCode } from './account/send-code.ts'
import { listContacts } from './contacts/list-contacts.ts'
import { listBoundDevices } from './devices/list-bound-devices.ts'
import { getRecord } from './ecg/get-record.ts'
import { listMeasurements } from './ecg/list-measurements.ts'
import { listRecords } from './ecg/list-records.ts'
import { saveRecord } from './ecg/save-record.ts'
import { getHomeSummary } from './monitoring/get-home-summary.ts'
import { watchEvents } from './monitoring/watch-events.ts'
import type { ContractTree } from './operation.ts'
import { getHealthInfo } from './profile/get-health-info.ts'
import { updateHealthInfo } from './profile/update-health-info.ts'
import { getEntitlement } from './services/get-entitlement.ts'
import { listWarnings } from './warnings/list-warnings.ts'

/** Everything that both sides promise each other. */
export const contract = {
  account: { sendCode, logIn, logOut, listConsents, giveConsent },
  profile: { getHealthInfo, updateHealthInfo },
  contacts: { listContacts },
  devices: { listBoundDevices },
  monitoring: { getHomeSummary, watchEvents },
  warnings: { listWarnings },
  services: { getEntitlement },
  ecg: { saveRecord, listRecords, getRecord, listMeasurements },
} as const satisfies ContractTree
