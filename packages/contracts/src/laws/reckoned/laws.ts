// Laws that make figures and words once more: of every call, of single ones, and between several.
import type { Between, Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import * as activity from './activity.ts'
import * as codes from './codes.ts'
import { constitution } from './constitutions.ts'
import * as matters from './matters.ts'
import * as pressure from './pressure.ts'
import * as recordings from './recordings.ts'
import * as reports from './reports.ts'
import * as sentences from './sentences.ts'
import * as vitals from './vitals.ts'

type Law = (told: Told) => Iterable<Breach>

const OF_ALL: readonly Law[] = [
  codes.wordsOfStates,
  codes.cautions,
  matters.whenOfMatter,
  matters.countOfMatter,
  matters.waited,
  matters.titleOfKind,
  matters.weekdayOfDay,
  sentences.numbersSaid,
]

const OF_ONE: Readonly<Record<string, readonly Law[]>> = {
  'account.listSecurityEvents': [codes.pageOfEvents],
  'doctor.getDoctorPage': [pressure.reachedForDoctor, pressure.weeksForDoctor, reports.conclusions],
  'ecg.getEcgRecord': [recordings.windowOfStrip],
  'ecg.listEcgMonth': [recordings.signsOfPicture],
  'feedback.listFeedback': [codes.newestFeedback],
  'holter.getHolterRecord': [recordings.figuresOfHours],
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
  'reports.getHeartRisk': [reports.heartRisk],
  'reports.getReport': [reports.reports, reports.heartRisk, sentences.meanOfWeekSaid],
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
