// The laws between answers of facts that are told under several names.
import type { Between } from '../catalogue.ts'
import type { Answers } from '../node.ts'
import * as access from './access.ts'
import { cardsOfPages, pagesOfCards } from './cards.ts'
import { doctorAndOthers } from './doctor-page.ts'
import { ecgCard } from './ecg-card.ts'
import { answersBefore } from '../across/answers-before.ts'
import { bandsOfWeeks, goalsOfWeeks } from '../across/bands-of-weeks.ts'
import { doctorAndEvents } from '../across/doctor-and-events.ts'
import { doctorAndPages } from '../across/doctor-and-pages.ts'
import { eventsAndPages } from '../across/events-and-pages.ts'
import { doctorAndSpans } from '../across/doctor-and-spans.ts'
import { ecgAndLists } from '../across/ecg-and-lists.ts'
import { eventsTold } from '../across/events-told.ts'
import { factsOf } from './fact.ts'
import * as household from './household.ts'
import { homeAndPages } from '../across/home-and-pages.ts'
import { mattersTold } from '../across/matters-told.ts'
import { nestedSpans } from '../measured/nested-spans.ts'
import { newestOnHome } from '../across/newest-on-home.ts'
import { pressuresJudged } from '../across/pressures-judged.ts'
import { LISTINGS } from './listed.ts'
import { listings } from './listing.ts'
import { deviceOfReading, diseases, linksOfRecords, usedNames } from './names.ts'
import { agesOfMembers, illnessesOfSex, questionsOfSex } from './names-of-people.ts'
import { besideListed, dayOfRisk, unread } from './neighbours.ts'
import { nextReminder } from './next-reminder.ts'
import { readingOfItem, sameItems } from './reminder-items.ts'
import { codesOfTypes, groupsOfSex, rightsAndDevices } from './rights-and-types.ts'
import { recordAndBeats } from '../across/record-beats.ts'
import * as reports from '../across/reports-and-days.ts'
import { reportsAndHome } from '../across/reports-and-home.ts'
import { allKinds, riskAndPages } from '../across/risk-and-pages.ts'
import { suggestedPlans } from '../across/suggested-plans.ts'
import * as weeks from '../across/weeks-told.ts'
import { findingsOfMeasured, nothingSaid } from '../silence/nothing-said.ts'
import * as daysReported from '../measured/days-reported.ts'
import { gapsOfDays } from '../measured/gaps-of-days.ts'
import { hoursOfSpans } from '../measured/hours-of-spans.ts'
import { heartOfNights } from '../measured/nights-and-hearts.ts'
import { pressuresOfReports, rateOfCard } from '../measured/verdicts-of-limits.ts'
import { recordSaid } from '../said/doctor-words.ts'
import { hoursOfMatters } from '../said/matters-and-events.ts'
import { SAME_FIELDS } from './same-fields.ts'
import { limitsAgree, spansAgree } from './same-spans.ts'
import { TOLD_AGAIN } from './told-again.ts'

export const FACTS: readonly ((told: Answers) => Iterable<Between>)[] = [
  (told) => factsOf(told, SAME_FIELDS),
  (told) => listings(told, [...LISTINGS, ...TOLD_AGAIN]),
  limitsAgree,
  spansAgree,
  doctorAndOthers,
  ecgCard,
  besideListed,
  unread,
  dayOfRisk,
  nextReminder,
  sameItems,
  readingOfItem,
  codesOfTypes,
  groupsOfSex,
  rightsAndDevices,
  ...Object.values(household),
  ...Object.values(access),
  pagesOfCards,
  cardsOfPages,
  diseases,
  illnessesOfSex,
  questionsOfSex,
  agesOfMembers,
  usedNames,
  linksOfRecords,
  deviceOfReading,
  doctorAndEvents,
  doctorAndPages,
  eventsAndPages,
  doctorAndSpans,
  eventsTold,
  ecgAndLists,
  homeAndPages,
  mattersTold,
  nestedSpans,
  newestOnHome,
  pressuresJudged,
  recordAndBeats,
  reports.daysOfReports,
  reports.daysOfWeeks,
  reports.weeksForDoctor,
  reports.readingsOfReports,
  reports.measuresOfWeeks,
  answersBefore,
  bandsOfWeeks,
  goalsOfWeeks,
  reports.readingsOfWeeks,
  reportsAndHome,
  riskAndPages,
  suggestedPlans,
  ...Object.values(weeks),
  nothingSaid,
  findingsOfMeasured,
  allKinds,
  gapsOfDays,
  heartOfNights,
  hoursOfSpans,
  hoursOfMatters,
  pressuresOfReports,
  rateOfCard,
  recordSaid,
  ...Object.values(daysReported),
]
