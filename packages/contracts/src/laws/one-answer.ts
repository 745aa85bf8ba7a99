// The laws of one answer: general ones, which follow from marks and names, and those of single calls.
import { askedLaws } from './asked.ts'
import type { Breach } from './catalogue.ts'
import { courseLaws, midnightLaws } from './courses.ts'
import { idLaws, pageLaws, parallelLaws, sortLaws } from './lists.ts'
import { clockLaws, labelLaws, spanLaws } from './moments.ts'
import type { Told } from './node.ts'
import { orderLaws, rangeLaws } from './numbers.ts'
import * as monitoring from './operations/monitoring.ts'
import { holterRecord } from './operations/holter.ts'
import { keyed, sentences } from './operations/keyed.ts'
import * as others from './operations/others.ts'
import { members, person } from './operations/person.ts'
import { textLaws } from './texts.ts'

type Law = (told: Told) => Iterable<Breach>

const OF_ALL: readonly Law[] = [
  textLaws,
  rangeLaws,
  orderLaws,
  clockLaws,
  spanLaws,
  labelLaws,
  idLaws,
  sortLaws,
  pageLaws,
  parallelLaws,
  askedLaws,
  others.metrics,
  others.events,
  others.ecgList,
  members,
  keyed,
  sentences,
  courseLaws,
  midnightLaws,
]

const OF_ONE: Readonly<Record<string, Law>> = {
  'monitoring.getHeartRate': monitoring.heartRate,
  'monitoring.getOxygen': monitoring.oxygen,
  'monitoring.getBloodPressure': monitoring.bloodPressure,
  'monitoring.listPressureReadings': monitoring.pressureReadings,
  'monitoring.getSleep': monitoring.sleep,
  'monitoring.getSteps': monitoring.steps,
  'monitoring.getTemperature': monitoring.temperature,
  'warnings.getWarningSummary': others.matters,
  'profile.getHealthInfo': person,
  'points.listPointRecords': others.pointRecords,
  'doctor.getDoctorPage': others.doctorPage,
  'holter.getHolterRecord': holterRecord,
  'home.getHomeSummary': others.home,
  'medicine.getConstitutionReport': others.constitution,
}

/** Where one answer breaks a law. */
export function breachesOf(told: Told): Breach[] {
  const own = OF_ONE[told.name]
  return [...OF_ALL, ...(own ? [own] : [])].flatMap((law) => [...law(told)])
}
