import { ecg } from './body/ecg.ts'
import { ecgLists } from './body/ecg-lists.ts'
import { heart } from './body/heart.ts'
import { holter } from './body/holter.ts'
import { holterSignal } from './body/holter-signal.ts'
import { oxygen } from './body/oxygen.ts'
import { pressure } from './body/pressure.ts'
import { readings } from './body/readings.ts'
import { sleep } from './body/sleep.ts'
import { steps } from './body/steps.ts'
import { temperature } from './body/temperature.ts'
import { account } from './person/account.ts'
import { archive } from './person/archive.ts'
import { constitution } from './person/constitution.ts'
import { devices } from './person/devices.ts'
import { family } from './person/family.ts'
import { lookup } from './person/lookup.ts'
import { pointRecords } from './person/point-records.ts'
import { points } from './person/points.ts'
import { profile } from './person/profile.ts'
import { services } from './person/services.ts'
import { dailyReport } from './words/daily-report.ts'
import { doctor } from './words/doctor.ts'
import { heartRisk } from './words/heart-risk.ts'
import { home } from './words/home.ts'
import { reminders } from './words/reminders.ts'
import { reportLists } from './words/report-lists.ts'
import { warnings } from './words/warnings.ts'
import { weeklyReport } from './words/weekly-report.ts'
import { typed } from './body/typed.ts'
import { shares } from './words/shares.ts'
import { appointments } from './person/appointments.ts'
import { hearts } from './together/hearts.ts'
import { measured } from './together/measured.ts'
import { person } from './together/person.ts'
import { reported } from './together/reported.ts'
import { sentences } from './together/sentences.ts'
import { told } from './together/told.ts'
import { FIFTH } from './fifth/catalogue.ts'
import { SIXTH } from './sixth/catalogue.ts'
import { FOURTH } from './fourth/catalogue.ts'
import { SECOND } from './second/catalogue.ts'
import { SET_NAMES, type SetName, type Stranger, type Unnumbered } from './stranger.ts'
import { THIRD } from './third/catalogue.ts'

const FIRST: readonly Unnumbered[] = [
  heart,
  pressure,
  readings,
  oxygen,
  sleep,
  steps,
  temperature,
  ecg,
  ecgLists,
  holter,
  holterSignal,
  home,
  warnings,
  dailyReport,
  weeklyReport,
  reportLists,
  heartRisk,
  doctor,
  reminders,
  profile,
  account,
  family,
  devices,
  points,
  pointRecords,
  services,
  lookup,
  constitution,
  archive,
  typed,
  shares,
  appointments,
  hearts,
  measured,
  sentences,
  reported,
  told,
  person,
].flat()

const SETS: Readonly<Record<SetName, readonly Unnumbered[]>> = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
}

const ALL = SET_NAMES.flatMap((set) => SETS[set].map((stranger) => ({ ...stranger, set })))

/** Each with the call and its number among those of the call. */
export const STRANGERS: readonly Stranger[] = ALL.map((stranger, index) => {
  const before = ALL.slice(0, index).filter(({ call }) => call === stranger.call)
  return { ...stranger, id: `${stranger.call}#${before.length + 1}` }
})
