import { account } from './account/operations.ts'
import { archive } from './archive/operations.ts'
import { backend } from './backend/operations.ts'
import { contacts } from './contacts/operations.ts'
import { devices } from './devices/operations.ts'
import { doctor } from './doctor/operations.ts'
import { ecg } from './ecg/operations.ts'
import { family } from './family/operations.ts'
import { feedback } from './feedback/operations.ts'
import { files } from './files/operations.ts'
import { holter } from './holter/operations.ts'
import { home } from './home/operations.ts'
import { lookup } from './lookup/operations.ts'
import { medicine } from './medicine/operations.ts'
import { monitoring } from './monitoring/operations.ts'
import { notes } from './notes/operations.ts'
import { outpatient } from './outpatient/operations.ts'
import { points } from './points/operations.ts'
import { profile } from './profile/operations.ts'
import { records } from './records/operations.ts'
import { redemption } from './redemption/operations.ts'
import { reminders } from './reminders/operations.ts'
import { reports } from './reports/operations.ts'
import { services } from './services/operations.ts'
import { survey } from './survey/operations.ts'
import { warnings } from './warnings/operations.ts'
import type { ContractTree } from './operation.ts'

/** Everything that both sides promise each other. */
export const contract = {
  account,
  profile,
  contacts,
  family,
  devices,
  home,
  monitoring,
  notes,
  ecg,
  holter,
  warnings,
  records,
  reports,
  doctor,
  reminders,
  medicine,
  survey,
  archive,
  files,
  feedback,
  points,
  redemption,
  services,
  outpatient,
  lookup,
  backend,
} as const satisfies ContractTree
