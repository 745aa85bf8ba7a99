import type { Unnumbered } from '../stranger.ts'
import { account } from './account.ts'
import { devices } from './devices.ts'
import { doctor } from './doctor.ts'
import { ecgLists } from './ecg-lists.ts'
import { ecg } from './ecg.ts'
import { family } from './family.ts'
import { heartRisk } from './heart-risk.ts'
import { heart } from './heart.ts'
import { holter } from './holter.ts'
import { home } from './home.ts'
import { kept } from './kept.ts'
import { lookup } from './lookup.ts'
import { medicine } from './medicine.ts'
import { oxygen } from './oxygen.ts'
import { points } from './points.ts'
import { pressure } from './pressure.ts'
import { profile } from './profile.ts'
import { reminders } from './reminders.ts'
import { reportLists } from './report-lists.ts'
import { reports } from './reports.ts'
import { services } from './services.ts'
import { sleep } from './sleep.ts'
import { steps } from './steps.ts'
import { togetherNights } from './together/nights.ts'
import { togetherPerson } from './together/person.ts'
import { togetherReadings } from './together/readings.ts'
import { togetherReported } from './together/reported.ts'
import { togetherSignals } from './together/signals.ts'
import { togetherThings } from './together/things.ts'
import { togetherTold } from './together/told.ts'
import { togetherWarned } from './together/warned.ts'
import { typed } from './typed.ts'
import { warnings } from './warnings.ts'

/** By somebody else, later: who had seen no law, and none of the first set either. */
export const SECOND: readonly Unnumbered[] = [
  account,
  devices,
  doctor,
  ecgLists,
  ecg,
  family,
  heartRisk,
  heart,
  holter,
  home,
  kept,
  lookup,
  medicine,
  oxygen,
  points,
  pressure,
  profile,
  reminders,
  reportLists,
  reports,
  services,
  sleep,
  steps,
  togetherNights,
  togetherPerson,
  togetherReadings,
  togetherReported,
  togetherSignals,
  togetherThings,
  togetherTold,
  togetherWarned,
  typed,
  warnings,
].flat()
