// By feature, as the contracts are.
import { ACCOUNT_WORDS } from './account.ts'
import { ARCHIVE_WORDS } from './archive.ts'
import { BACKEND_WORDS } from './backend.ts'
import { CONTACTS_WORDS } from './contacts.ts'
import { DEVICES_WORDS } from './devices.ts'
import { DOCTOR_WORDS } from './doctor.ts'
import { ECG_WORDS } from './ecg.ts'
import { FAMILY_WORDS } from './family.ts'
import { FEEDBACK_WORDS } from './feedback.ts'
import { FILES_WORDS } from './files.ts'
import { HOLTER_WORDS } from './holter.ts'
import { HOME_WORDS } from './home.ts'
import { LOOKUP_WORDS } from './lookup.ts'
import { MEDICINE_WORDS } from './medicine.ts'
import { MONITORING_WORDS } from './monitoring.ts'
import { NOTES_WORDS } from './notes.ts'
import { OUTPATIENT_WORDS } from './outpatient.ts'
import { POINTS_WORDS } from './points.ts'
import { PROFILE_WORDS } from './profile.ts'
import { RECORDS_WORDS } from './records.ts'
import { REDEMPTION_WORDS } from './redemption.ts'
import { REMINDERS_WORDS } from './reminders.ts'
import { REPORTS_WORDS } from './reports.ts'
import { SERVICES_WORDS } from './services.ts'
import { SURVEY_WORDS } from './survey.ts'
import { WARNINGS_WORDS } from './warnings.ts'
import type { Words } from './words.ts'

export const WORDS_OF_FEATURES: Readonly<Record<string, Words>> = {
  account: ACCOUNT_WORDS,
  archive: ARCHIVE_WORDS,
  backend: BACKEND_WORDS,
  contacts: CONTACTS_WORDS,
  devices: DEVICES_WORDS,
  doctor: DOCTOR_WORDS,
  ecg: ECG_WORDS,
  family: FAMILY_WORDS,
  feedback: FEEDBACK_WORDS,
  files: FILES_WORDS,
  holter: HOLTER_WORDS,
  home: HOME_WORDS,
  lookup: LOOKUP_WORDS,
  medicine: MEDICINE_WORDS,
  monitoring: MONITORING_WORDS,
  notes: NOTES_WORDS,
  outpatient: OUTPATIENT_WORDS,
  points: POINTS_WORDS,
  profile: PROFILE_WORDS,
  records: RECORDS_WORDS,
  redemption: REDEMPTION_WORDS,
  reminders: REMINDERS_WORDS,
  reports: REPORTS_WORDS,
  services: SERVICES_WORDS,
  survey: SURVEY_WORDS,
  warnings: WARNINGS_WORDS,
}
