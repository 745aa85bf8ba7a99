// The laws between answers of facts that are told under several names.
import type { Between } from '../catalogue.ts'
import type { Answers } from '../node.ts'
import { doctorAndOthers } from './doctor-page.ts'
import { ecgCard } from './ecg-card.ts'
import { doctorAndPages } from './doctor-and-pages.ts'
import { eventsTold } from './events-told.ts'
import { factsOf } from './fact.ts'
import { homeAndPages } from './home-and-pages.ts'
import { LISTINGS } from './listed.ts'
import { listings } from './listing.ts'
import { besideListed, dayOfRisk, unread } from './neighbours.ts'
import { nextReminder } from './next-reminder.ts'
import { recordAndBeats } from './record-beats.ts'
import * as reports from './reports-and-days.ts'
import { allKinds, riskAndPages } from './risk-and-pages.ts'
import { SAME_FIELDS } from './same-fields.ts'
import { spansAgree } from './same-spans.ts'
import { TOLD_AGAIN } from './told-again.ts'

export const FACTS: readonly ((told: Answers) => Iterable<Between>)[] = [
  (told) => factsOf(told, SAME_FIELDS),
  (told) => listings(told, [...LISTINGS, ...TOLD_AGAIN]),
  spansAgree,
  doctorAndOthers,
  ecgCard,
  besideListed,
  unread,
  dayOfRisk,
  nextReminder,
  doctorAndPages,
  eventsTold,
  homeAndPages,
  recordAndBeats,
  reports.daysOfReports,
  reports.daysOfWeeks,
  reports.weeksForDoctor,
  reports.readingsOfReports,
  riskAndPages,
  allKinds,
]
