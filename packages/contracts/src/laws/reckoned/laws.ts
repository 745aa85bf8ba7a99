// Laws that make figures and words once more: of every call, of single ones, and between several.
import type { Between, Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import * as activity from './activity.ts'
import * as codes from './codes.ts'
import * as constitutions from './constitutions.ts'
import { codesOnce, formatOfFile, linksLast, namesAsJson } from '../facts/names.ts'
import * as matters from './matters.ts'
import * as points from './points.ts'
import * as pressure from './pressure.ts'
import * as recordings from './recordings.ts'
import * as reports from './reports.ts'
import * as sentences from './sentences.ts'
import * as slots from './slots-and-nights.ts'
import * as verdictsSaid from './verdicts-said.ts'
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
  codesOnce,
  verdictsSaid.sameVerdict,
  verdictsSaid.daysOfSpan,
  verdictsSaid.directions,
  verdictsSaid.unitOfPressure,
  verdictsSaid.knownByDoctor,
]

const OF_ONE: Readonly<Record<string, readonly Law[]>> = {
  'account.listSecurityEvents': [codes.pageOfEvents],
  'doctor.getDoctorPage': [pressure.reachedForDoctor, pressure.weeksForDoctor, reports.conclusions],
  'ecg.getEcgRecord': [
    recordings.windowOfStrip,
    verdictsSaid.figuresOfEcg,
    verdictsSaid.marksOfEcg,
  ],
  'ecg.getEcgFileLink': [formatOfFile, linksLast],
  'ecg.listEcgMonth': [recordings.signsOfPicture],
  'feedback.listFeedback': [codes.newestFeedback],
  'holter.getHolterRecord': [recordings.figuresOfHours],
  'medicine.getConstitutionReport': [
    constitutions.constitution,
    constitutions.secondaries,
    codes.namesOfTypes,
  ],
  'medicine.listConstitutionReports': [constitutions.secondaries, codes.namesOfTypes],
  'monitoring.getBloodPressure': [
    pressure.partsOfDays,
    pressure.movingMeans,
    pressure.partsAmongReadings,
    pressure.meanAtHome,
    pressure.meanOfReadings,
    sentences.pressureSaid,
    verdictsSaid.daysBeyond,
  ],
  'monitoring.getHeartRate': [
    vitals.meanOfDays,
    vitals.usualRate,
    vitals.zonesByShares,
    vitals.timeInZones,
    slots.namesOfZones,
    slots.newestEvents,
  ],
  'monitoring.getInsights': [slots.intervals],
  'monitoring.getOxygen': [
    vitals.meanOfDays,
    vitals.nightOfOxygen,
    vitals.eventsOfOxygen,
    slots.newestEvents,
    slots.newestReading,
    verdictsSaid.fallsByNight,
  ],
  'monitoring.getSleep': [
    vitals.sharesOfSleep,
    vitals.fallsOfNight,
    slots.meanTimes,
    slots.awakenings,
    slots.shorterWords,
  ],
  'monitoring.getSteps': [
    activity.figuresOfSteps,
    activity.streak,
    activity.best,
    activity.compared,
    sentences.farthest,
    sentences.comparedSaid,
    sentences.minutesToWalk,
    slots.hoursToCome,
    slots.hoursWalked,
    slots.missingOfProfile,
    slots.shorterWords,
  ],
  'monitoring.getTemperature': [
    vitals.usualTemperature,
    verdictsSaid.usualNight,
    slots.nightsBefore,
  ],
  'monitoring.listPressureReadings': [pressure.wholeMeans],
  'points.getPoints': [codes.rewards, points.costs, points.daysOfSignIns],
  'points.getWheel': [codes.typesOfPrizes],
  'points.listPointRecords': [codes.cashEntries],
  'points.listWinners': [points.winners],
  'records.listComparisonNames': [namesAsJson],
  'records.listComparisons': [slots.newestMeasured],
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
  constitutions.scoresOfHistory,
  matters.worstOfMatter,
  sentences.limitSaid,
  slots.fallsOnDay,
  slots.meanBefore,
  vitals.restingOfDays,
  vitals.zonesByAge,
]
