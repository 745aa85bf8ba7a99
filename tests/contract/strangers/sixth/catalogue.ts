import type { Unnumbered } from '../stranger.ts'
import { account } from './account.ts'
import { archive } from './archive.ts'
import { damage } from './damage.ts'
import { devices } from './devices.ts'
import { doctor } from './doctor.ts'
import { ecg } from './ecg.ts'
import { heart } from './heart.ts'
import { holter } from './holter.ts'
import { home } from './home.ts'
import { kept } from './kept.ts'
import { medicine } from './medicine.ts'
import { oxygen } from './oxygen.ts'
import { points } from './points.ts'
import { pressure } from './pressure.ts'
import { profile } from './profile.ts'
import { reminders } from './reminders.ts'
import { reportLists } from './report-lists.ts'
import { reports } from './reports.ts'
import { sleep } from './sleep.ts'
import { steps } from './steps.ts'
import { temperature } from './temperature.ts'
import { warnings } from './warnings.ts'

/** By a sixth, who had seen no law and knew of the other sets their shape alone. */
export const SIXTH: readonly Unnumbered[] = [
  heart,
  pressure,
  oxygen,
  sleep,
  steps,
  temperature,
  home,
  warnings,
  ecg,
  holter,
  reportLists,
  reports,
  doctor,
  reminders,
  points,
  profile,
  account,
  medicine,
  archive,
  devices,
  kept,
  damage,
].flat()
