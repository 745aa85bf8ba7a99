import type { Handlers } from '@kangban/contracts/router'
import type { Context } from './context.ts'
import { account } from './features/account/routes.ts'
import { archive } from './features/archive/routes.ts'
import { backend } from './features/backend/routes.ts'
import { contacts } from './features/contacts/routes.ts'
import { devices } from './features/devices/routes.ts'
import { doctor } from './features/doctor/routes.ts'
import { ecg } from './features/ecg/routes.ts'
import { family } from './features/family/routes.ts'
import { feedback } from './features/feedback/routes.ts'
import { files } from './features/files/routes.ts'
import { holter } from './features/holter/routes.ts'
import { home } from './features/home/routes.ts'
import { lookup } from './features/lookup/routes.ts'
import { medicine } from './features/medicine/routes.ts'
import { monitoring } from './features/monitoring/routes.ts'
import { notes } from './features/notes/routes.ts'
import { outpatient } from './features/outpatient/routes.ts'
import { points } from './features/points/routes.ts'
import { profile } from './features/profile/routes.ts'
import { records } from './features/records/routes.ts'
import { redemption } from './features/redemption/routes.ts'
import { reminders } from './features/reminders/routes.ts'
import { reports } from './features/reports/routes.ts'
import { services } from './features/services/routes.ts'
import { survey } from './features/survey/routes.ts'
import { warnings } from './features/warnings/routes.ts'

/** Every operation of the contracts with its use case. */
export const routes: Handlers<Context> = {
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
}
