// Laws that make figures and words once more: of every call, of single ones, and between several.
import type { Between, Breach } from '../catalogue.ts'
import type { Told } from '../node.ts'
import * as activity from './activity.ts'
import * as codes from './codes.ts'
import * as constitutions from './constitutions.ts'
import { codesOnce, formatOfFile, namesAsJson } from '../facts/names.ts'
import { ageBesideBirth, namesOfDevices } from '../facts/names-of-people.ts'
import * as kindsSaid from './kinds-said.ts'
import { coursesOfHome, newestInSpan, newestPressure } from './latest.ts'
import * as matters from './matters.ts'
import * as nights from './nights.ts'
import * as points from './points.ts'
import { DOCTOR_TEXTS } from '../said/doctor-texts.ts'
import { spansForDoctor } from './doctor-weeks.ts'
import * as home from '../said/home.ts'
import * as longRecords from '../said/long-records.ts'
import * as matterTexts from '../said/matter-texts.ts'
import * as pressure from './pressure.ts'
import * as recordings from './recordings.ts'
import * as reportTexts from '../said/report-texts.ts'
import * as reports from './reports.ts'
import * as risk from '../said/risk-texts.ts'
import { type Said, saidIn } from '../said/said.ts'
import * as sentences from './sentences.ts'
import * as slots from './slots-and-nights.ts'
import * as verdictsSaid from './verdicts-said.ts'
import * as shares from './shares.ts'
import * as tones from './tones.ts'
import * as vitals from './vitals.ts'

type Law = (told: Told) => Iterable<Breach>

const says =
  (table: readonly Said[]): Law =>
  (told) =>
    saidIn(told, table)

const OF_ALL: readonly Law[] = [
  home.sameVerdict,
  codes.wordsOfStates,
  codes.statesOfFindings,
  codes.cautions,
  matters.whenOfMatter,
  matters.countOfMatter,
  matters.waited,
  matters.doneAbout,
  matters.titleOfKind,
  kindsSaid.directionOfKind,
  kindsSaid.unitOfKind,
  tones.putOff,
  matters.weekdayOfDay,
  matterTexts.partOfDay,
  sentences.numbersSaid,
  codesOnce,
  namesOfDevices,
  ageBesideBirth,
  verdictsSaid.sameVerdict,
  reports.titleOfDays,
  verdictsSaid.daysOfSpan,
  verdictsSaid.directions,
  verdictsSaid.unitOfPressure,
  verdictsSaid.knownByDoctor,
]

const OF_ONE: Readonly<Record<string, readonly Law[]>> = {
  'account.listSecurityEvents': [codes.pageOfEvents],
  'ecg.getEcgRecord': [
    recordings.windowOfStrip,
    verdictsSaid.figuresOfEcg,
    verdictsSaid.marksOfEcg,
    verdictsSaid.askedByEcg,
  ],
  'ecg.getEcgFileLink': [formatOfFile],
  'medicine.getConstitutionReport': [
    constitutions.constitution,
    constitutions.secondaries,
    constitutions.bothSides,
    constitutions.typesSaid,
    codes.namesOfTypes,
  ],
  'medicine.listConstitutionReports': [constitutions.secondaries, codes.namesOfTypes],
  'doctor.getDoctorPage': [
    pressure.reachedForDoctor,
    pressure.weeksForDoctor,
    reports.conclusions,
    spansForDoctor,
    says(DOCTOR_TEXTS),
  ],
  'doctor.listDoctorShares': [shares.doctorShares],
  'ecg.listEcgMonth': [recordings.signsOfPicture],
  'feedback.listFeedback': [codes.newestFeedback],
  'holter.getHolterRecord': [
    recordings.figuresOfHours,
    recordings.namesOfFigures,
    longRecords.findingsOfReady,
    longRecords.foundAndCounted,
    longRecords.longestPause,
    longRecords.rateOfBeats,
    longRecords.countsSaid,
    says(longRecords.RECORD_SAYS),
  ],
  'holter.listHolterRecords': [longRecords.rowsOfRecords],
  'home.getHomeSummary': [
    home.home,
    coursesOfHome,
    says(home.CARD_NOTES),
    kindsSaid.notesOfCards,
    kindsSaid.dayOfHome,
    tones.graveSaid,
  ],
  'monitoring.getBloodPressure': [
    newestPressure,
    pressure.partsOfDays,
    pressure.movingMeans,
    pressure.partsOfReadings,
    pressure.meanAtHome,
    pressure.meanOfReadings,
    sentences.pressureSaid,
    verdictsSaid.daysBeyond,
  ],
  'monitoring.getHeartRate': [
    newestInSpan,
    vitals.meanOfDays,
    vitals.usualRate,
    vitals.zonesByShares,
    vitals.timeInZones,
    tones.restSaid,
    slots.namesOfZones,
    slots.newestEvents,
  ],
  'monitoring.getInsights': [slots.intervals],
  'monitoring.getOxygen': [
    newestInSpan,
    vitals.meanOfDays,
    vitals.nightOfOxygen,
    vitals.eventsOfOxygen,
    slots.eventsOfNight,
    slots.lowestOfNight,
    tones.lowOxygen,
    slots.newestEvents,
    slots.newestReading,
    verdictsSaid.fallsByNight,
  ],
  'monitoring.getSleep': [
    vitals.sharesOfSleep,
    vitals.fallsOfNight,
    nights.scoreOfNight,
    nights.timeAsleep,
    tones.goodNight,
    slots.meanTimes,
    slots.awakenings,
    slots.countedAwakenings,
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
  'points.listPointRecords': [codes.cashEntries, codes.prizesAlone, points.bookedOnce],
  'points.listWinners': [points.winners],
  'records.listComparisonNames': [namesAsJson],
  'records.listComparisons': [slots.newestMeasured],
  'reports.getHeartRisk': [
    reports.heartRisk,
    risk.statesOfFindings,
    risk.trendSaid,
    risk.namesOfFindings,
    risk.weeksOfTrend,
    risk.levelOfPoints,
    risk.pointsOfFindings,
    says([...risk.RISK_SAYS, ...risk.FINDINGS_SAY, ...risk.SENTENCE_SAYS]),
  ],
  'reports.getOverview': [risk.firstToOpen, risk.firstSaid, constitutions.dayOfAnswers],
  'reports.getReport': [
    reports.reports,
    reports.heartRisk,
    reportTexts.sectionsOfDay,
    reportTexts.keyNumbers,
    reportTexts.sectionsAgree,
    reportTexts.lowOxygenOfDay,
    reportTexts.stateOfDay,
    reportTexts.highestOfDay,
    reportTexts.graveOfWeek,
    reportTexts.worstOfKind,
    sentences.meanOfWeekSaid,
    says([...reportTexts.DAY_SAYS, ...reportTexts.WEEK_SAYS, ...reportTexts.REMINDERS_SAY]),
  ],
  'reports.listReports': [constitutions.dayOfAnswers],
  'reports.listShares': [shares.reportShares],
  'warnings.getWarningSummary': [says(matterTexts.SUMMARY_SAYS), tones.graveSaid],
}

/** Where the figures and words of one answer are other than the rest of it makes them. */
export const reckonedIn = (told: Told): Breach[] =>
  [...OF_ALL, ...(OF_ONE[told.name] ?? [])].flatMap((law) => [...law(told)])

type LawBetween = (told: readonly Told[]) => Iterable<Between>

export const RECKONED_BETWEEN: readonly LawBetween[] = [
  activity.wayAndCost,
  codes.spent,
  constitutions.scoresOfHistory,
  constitutions.scoresReached,
  matters.worstOfMatter,
  sentences.limitSaid,
  slots.fallsOnDay,
  slots.meanBefore,
  vitals.restingOfDays,
  vitals.zonesByAge,
]
