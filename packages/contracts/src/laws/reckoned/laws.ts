// Laws that make figures and words once more: of every call, of single ones, and between several.
import type { Between, Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import * as activity from './activity.ts'
import * as codes from './codes.ts'
import { constitution } from './constitutions.ts'
import { DOCTOR_TEXTS } from '../said/doctor-texts.ts'
import { spansForDoctor } from './doctor-weeks.ts'
import * as home from '../said/home.ts'
import * as longRecords from '../said/long-records.ts'
import * as matters from './matters.ts'
import * as matterTexts from '../said/matter-texts.ts'
import * as pressure from './pressure.ts'
import * as recordings from './recordings.ts'
import * as reportTexts from '../said/report-texts.ts'
import * as reports from './reports.ts'
import * as risk from '../said/risk-texts.ts'
import { type Said, saidIn } from '../said/said.ts'
import * as sentences from './sentences.ts'
import * as shares from './shares.ts'
import * as vitals from './vitals.ts'

type Law = (told: Told) => Iterable<Breach>

const says =
  (table: readonly Said[]): Law =>
  (told) =>
    saidIn(told, table)

const OF_ALL: readonly Law[] = [
  home.sameVerdict,
  codes.wordsOfStates,
  codes.cautions,
  matters.whenOfMatter,
  matters.countOfMatter,
  matters.waited,
  matters.titleOfKind,
  matters.weekdayOfDay,
  matterTexts.partOfDay,
  sentences.numbersSaid,
]

const OF_ONE: Readonly<Record<string, readonly Law[]>> = {
  'account.listSecurityEvents': [codes.pageOfEvents],
  'doctor.getDoctorPage': [
    pressure.reachedForDoctor,
    pressure.weeksForDoctor,
    reports.conclusions,
    spansForDoctor,
    says(DOCTOR_TEXTS),
  ],
  'doctor.listDoctorShares': [shares.doctorShares],
  'ecg.getEcgRecord': [recordings.windowOfStrip],
  'ecg.listEcgMonth': [recordings.signsOfPicture],
  'feedback.listFeedback': [codes.newestFeedback],
  'holter.getHolterRecord': [
    recordings.figuresOfHours,
    longRecords.foundAndCounted,
    longRecords.longestPause,
    longRecords.rateOfBeats,
    says(longRecords.RECORD_SAYS),
  ],
  'holter.listHolterRecords': [longRecords.rowsOfRecords],
  'home.getHomeSummary': [home.home, says(home.CARD_NOTES)],
  'medicine.getConstitutionReport': [constitution, codes.namesOfTypes],
  'medicine.listConstitutionReports': [codes.namesOfTypes],
  'monitoring.getBloodPressure': [
    pressure.partsOfDays,
    pressure.movingMeans,
    pressure.partsAmongReadings,
    pressure.meanAtHome,
    sentences.pressureSaid,
  ],
  'monitoring.getHeartRate': [
    vitals.meanOfDays,
    vitals.usualRate,
    vitals.zonesByShares,
    vitals.timeInZones,
  ],
  'monitoring.getOxygen': [vitals.meanOfDays, vitals.nightOfOxygen, vitals.eventsOfOxygen],
  'monitoring.getSleep': [vitals.sharesOfSleep, vitals.fallsOfNight],
  'monitoring.getSteps': [
    activity.figuresOfSteps,
    activity.streak,
    activity.best,
    activity.compared,
    sentences.farthest,
    sentences.comparedSaid,
    sentences.minutesToWalk,
  ],
  'monitoring.getTemperature': [vitals.usualTemperature],
  'points.getPoints': [codes.rewards],
  'points.getWheel': [codes.typesOfPrizes],
  'points.listPointRecords': [codes.cashEntries],
  'reports.getHeartRisk': [
    reports.heartRisk,
    risk.statesOfFindings,
    risk.trendSaid,
    says(risk.RISK_SAYS),
  ],
  'reports.getOverview': [risk.firstToOpen],
  'reports.getReport': [
    reports.reports,
    reports.heartRisk,
    reportTexts.sectionsOfDay,
    reportTexts.keyNumbers,
    reportTexts.sectionsAgree,
    reportTexts.graveOfWeek,
    sentences.meanOfWeekSaid,
    says([...reportTexts.DAY_SAYS, ...reportTexts.WEEK_SAYS]),
  ],
  'reports.listShares': [shares.reportShares],
  'warnings.getWarningSummary': [says(matterTexts.SUMMARY_SAYS)],
}

/** Where the figures and words of one answer are other than the rest of it makes them. */
export const reckonedIn = (told: Told): Breach[] =>
  [...OF_ALL, ...(OF_ONE[told.name] ?? [])].flatMap((law) => [...law(told)])

type LawBetween = (told: readonly Told[]) => Iterable<Between>

export const RECKONED_BETWEEN: readonly LawBetween[] = [
  activity.wayAndCost,
  codes.spent,
  matters.worstOfMatter,
  sentences.limitSaid,
  vitals.restingOfDays,
  vitals.zonesByAge,
]
