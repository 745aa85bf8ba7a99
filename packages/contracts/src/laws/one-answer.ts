// The laws of one answer: general ones, which follow from marks and names, and those of single calls.
import { askedLaws } from './asked.ts'
import type { Breach } from './catalogue.ts'
import { courseLaws, midnightLaws } from './courses.ts'
import * as links from './links.ts'
import { idLaws, pageLaws, parallelLaws, sortLaws } from './lists.ts'
import { clockLaws, labelLaws, spanLaws } from './moments.ts'
import type { Told } from './node.ts'
import { orderLaws, rangeLaws } from './numbers.ts'
import { counts, nightsTold } from './operations/counts.ts'
import * as days from './operations/days.ts'
import * as doctor from './operations/doctor.ts'
import * as ecg from './operations/ecg.ts'
import * as ecgReport from './operations/ecg-report.ts'
import * as gaps from './operations/gaps.ts'
import * as monitoring from './operations/monitoring.ts'
import { eventsOfPage } from './measured/events-of-page.ts'
import { meansOfPressure, newestRate } from './measured/verdicts-of-limits.ts'
import { wordsOfMetrics } from './measured/words-of-states.ts'
import { wordsForDoctor } from './said/doctor-words.ts'
import { sameDays } from './said/matters-and-events.ts'
import { meansOfWeek } from './measured/means-of-week.ts'
import { holterRecord } from './operations/holter.ts'
import { keyed, labelled, saidOnce, sentences } from './operations/keyed.ts'
import * as longRecord from './operations/long-record.ts'
import * as others from './operations/others.ts'
import { members, person } from './operations/person.ts'
import * as promises from './operations/promises.ts'
import * as readings from './measured/readings-of-day.ts'
import * as series from './operations/series.ts'
import * as slots from './operations/slots.ts'
import * as summaries from './operations/summaries.ts'
import * as temperatures from './measured/temperatures.ts'
import * as verdicts from './operations/verdicts.ts'
import { brokenPromises } from './promised/laws.ts'
import { reckonedIn } from './reckoned/laws.ts'
import { silent } from './silence/one-answer.ts'
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
  labelled,
  saidOnce,
  sentences,
  courseLaws,
  midnightLaws,
  counts,
  days.reportDays,
  days.planOrder,
  verdicts.handled,
  links.hosts,
  links.filesApart,
  series.meansOfReadings,
  gaps.gapsTogether,
  brokenPromises,
  sameDays,
  wordsOfMetrics,
  reckonedIn,
  silent,
]

/** Laws of the same call, one after the other. */
const together =
  (...laws: readonly Law[]): Law =>
  (told) =>
    laws.flatMap((law) => [...law(told)])

const OF_ONE: Readonly<Record<string, Law>> = {
  'monitoring.getHeartRate': together(
    monitoring.heartRate,
    slots.newestSlot,
    slots.restingRate,
    readings.meanOfReadings,
    readings.zonesOfReadings,
    readings.newestOfSlot,
    readings.quietestHour,
    eventsOfPage,
    verdicts.rateState,
    newestRate,
    verdicts.zonesMeet,
    series.meansWithin,
    series.usualWithin,
    series.lastZone,
    gaps.zonesEnd,
  ),
  'monitoring.getOxygen': together(
    monitoring.oxygen,
    slots.newestSlot,
    verdicts.oxygenState,
    readings.meanOfReadings,
    readings.nightOfReadings,
    eventsOfPage,
    readings.newestOfSlot,
    series.meansWithin,
  ),
  'monitoring.getBloodPressure': together(
    monitoring.bloodPressure,
    verdicts.pressureStates,
    verdicts.pressureDays,
    series.pressuresOfDays,
    series.partsOfPressure,
    meansOfWeek,
    meansOfPressure,
  ),
  'monitoring.listPressureReadings': monitoring.pressureReadings,
  'monitoring.getSleep': together(
    monitoring.sleep,
    slots.nightsLast,
    nightsTold,
    verdicts.nightStates,
    series.sleptAsSaid,
    gaps.oneNight,
  ),
  'monitoring.getSteps': together(
    monitoring.steps,
    slots.stepsByNow,
    slots.bestDay,
    slots.goalsMet,
    slots.activeHours,
    series.meanOfSteps,
    gaps.allHours,
  ),
  'monitoring.getTemperature': together(
    monitoring.temperature,
    slots.newestSlot,
    slots.deviations,
    verdicts.temperatureState,
    series.deviationsOfValues,
    temperatures.lastNight,
    temperatures.newestOfHalfHour,
    temperatures.nightsCompared,
  ),
  'archive.listDocuments': together(promises.yearOrder, promises.dayOrder),
  'devices.getBoundDevice': promises.boundDevice,
  'devices.listDevices': promises.allDevices,
  'services.getEntitlementDetail': promises.unusedCard,
  'services.getRights': promises.rightsInForce,
  'records.listComparisons': promises.bothPressures,
  'survey.getSurvey': promises.choices,
  'warnings.getWarningSummary': together(others.matters, summaries.orderOfMatters),
  'profile.getHealthInfo': person,
  'points.getPoints': promises.signInOrder,
  'points.listPointRecords': others.pointRecords,
  'points.getWheel': others.wheel,
  'account.listSessions': together(others.sessions, promises.sessionOrder),
  'doctor.getDoctorPage': together(
    others.doctorPage,
    days.doctorDays,
    doctor.partsOfDay,
    doctor.nightsOfDoctor,
    wordsForDoctor,
  ),
  'ecg.getEcgRecord': together(
    ecg.strip,
    ecg.beatsInSamples,
    ecg.spreadOfRange,
    ecg.deniedMarks,
    ecgReport.rateOfReport,
    ecgReport.rhythmSaid,
  ),
  'ecg.listEcgMonth': ecgReport.picturesOfRows,
  'holter.listHolterRecords': together(ecg.recordRows, longRecord.blocksOfRows),
  'holter.getHolterRecord': together(
    holterRecord,
    ecg.hoursOfRecord,
    ecg.overview,
    ecg.deniedMarks,
    longRecord.wholeOverview,
    longRecord.gapsOfOverview,
    longRecord.usableHours,
  ),
  'reminders.getReminders': days.dueOnDay,
  'reminders.getReminderDay': days.dueOnDay,
  'medicine.getConstitutionReport': together(
    others.constitution,
    verdicts.mainType,
    promises.allTypes,
    promises.toneOfType,
  ),
  'reports.getOverview': summaries.calendarRises,
  'reports.getHeartRisk': together(verdicts.findings, summaries.numbersOfRisk),
  'home.getHomeSummary': together(
    others.home,
    summaries.mattersWait,
    summaries.orderOfMatters,
    summaries.cardsMeasured,
  ),
}

/** Where one answer breaks a law. */
export function breachesOf(told: Told): Breach[] {
  const own = OF_ONE[told.name]
  return [...OF_ALL, ...(own ? [own] : [])].flatMap((law) => [...law(told)])
}
