// The laws between answers of facts that are told under several names.
import type { Between } from '../catalogue.ts'
import type { Answers } from '../node.ts'
import { pagesOfCards } from './cards.ts'
import { doctorAndOthers } from './doctor-page.ts'
import { ecgCard } from './ecg-card.ts'
import { factsOf } from './fact.ts'
import * as household from './household.ts'
import { LISTINGS } from './listed.ts'
import { listings } from './listing.ts'
import { deviceOfReading, diseases, linksOfRecords, usedNames } from './names.ts'
import { besideListed, dayOfRisk, unread } from './neighbours.ts'
import { nextReminder } from './next-reminder.ts'
import { readingOfItem, sameItems } from './reminder-items.ts'
import { codesOfTypes, rightsAndDevices } from './rights-and-types.ts'
import { SAME_FIELDS } from './same-fields.ts'
import { spansAgree } from './same-spans.ts'

export const FACTS: readonly ((told: Answers) => Iterable<Between>)[] = [
  (told) => factsOf(told, SAME_FIELDS),
  (told) => listings(told, LISTINGS),
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
  rightsAndDevices,
  ...Object.values(household),
  pagesOfCards,
  diseases,
  usedNames,
  linksOfRecords,
  deviceOfReading,
]
