// How many there are at most, and how long ago and how far ahead they lie, where the contract names it.
import { isDay, MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { SECURITY_EVENTS_PAGE } from '../../account/list-security-events.ts'
import { SECURITY_EVENTS_DAYS } from '../../account/security-event-words.ts'
import { DELETION_REVIEW_HOURS } from '../../constants.ts'
import { MAX_CONTACTS } from '../../contacts/save-contact.ts'
import { LOOKS_DAYS } from '../../family/list-looks.ts'
import { INVITATION_DAYS, MAX_MEMBERS } from '../../family/list-members.ts'
import { MAX_FEEDBACK_IMAGES } from '../../feedback/feedback-type.ts'
import { MAX_IMAGES } from '../../outpatient/image-list.ts'
import { MAX_REMINDER_TIMES, MAX_REMINDERS } from '../../reminders/reminder-words.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** Of a day: clocks differ a little. */
const TOLERANCE = 0.01

type Limit = readonly [path: string, limit: number]
type Limits = Readonly<Record<string, readonly Limit[]>>

/** 宜 and 忌, three each. */
const DOS_AND_DONTS = 3

/** `at most 100` in a summary. */
const AT_MOST = /at most (\d+)$/

const MOST_ITEMS: Limits = {
  'account.listSecurityEvents': [['list', SECURITY_EVENTS_PAGE]],
  'contacts.listContacts': [['', MAX_CONTACTS]],
  'family.listMembers': [['sharedWith', MAX_MEMBERS]],
  'feedback.listFeedback': [['[].images', MAX_FEEDBACK_IMAGES]],
  'medicine.getConstitutionReport': [
    ['dos', DOS_AND_DONTS],
    ['donts', DOS_AND_DONTS],
  ],
  'outpatient.listAppointments': [
    ['[].diagnosticReports', MAX_IMAGES],
    ['[].otherMaterials', MAX_IMAGES],
  ],
  'reminders.getReminders': [
    ['plans', MAX_REMINDERS],
    ['plans[].times', MAX_REMINDER_TIMES],
  ],
}

export function* tooMany({ name, summary, answer }: Told): Generator<Breach> {
  const most = AT_MOST.exec(summary)?.[1]
  const ofSummary: Limit[] = most === undefined ? [] : [['', Number(most)]]

  for (const [path, limit] of [...(MOST_ITEMS[name] ?? []), ...ofSummary])
    for (const list of nodesAt(answer, path))
      if (list.items.length > limit) yield breach('count', list, 'more than there may be')
}

/** Of these there are never fewer. */
const LEAST_ITEMS: Limits = {
  'medicine.getConstitutionReport': [
    ['dos', DOS_AND_DONTS],
    ['donts', DOS_AND_DONTS],
  ],
}

export function* tooFew({ name, answer }: Told): Generator<Breach> {
  for (const [path, limit] of LEAST_ITEMS[name] ?? [])
    for (const list of nodesAt(answer, path))
      if (list.items.length < limit) yield breach('count', list, 'fewer than there are')
}

interface Range {
  readonly low: number
  readonly high: number
}

const NUMBERS: Readonly<Record<string, readonly (readonly [path: string, range: Range])[]>> = {
  'account.listSecurityEvents': [['list[].count', { low: 1, high: Infinity }]],
  'survey.getSurvey': [['options[].value', { low: 1, high: 5 }]],
  'family.listMembers': [
    ['sharedWith[].daysLeft', { low: 0, high: INVITATION_DAYS }],
    ['invitations[].daysLeft', { low: 0, high: INVITATION_DAYS }],
  ],
}

export function* outOfRange({ name, answer }: Told): Generator<Breach> {
  for (const [path, { low, high }] of NUMBERS[name] ?? [])
    for (const node of nodesAt(answer, path)) {
      const number = numberOf(node)
      if (number !== undefined && (number < low || number > high))
        yield breach('count', node, number < low ? 'too few' : 'too many')
    }
}

/** After so many days something is told no more. */
const TOLD_DAYS: Limits = {
  'account.listSecurityEvents': [['list[].at', SECURITY_EVENTS_DAYS]],
  'family.listLooks': [['list[].at', LOOKS_DAYS]],
}

export function* tooOld({ name, answer, now }: Told): Generator<Breach> {
  for (const [path, days] of TOLD_DAYS[name] ?? [])
    for (const node of nodesAt(answer, path)) {
      const moment = momentOf(node.value)
      // What is swept once a day is there a day longer.
      if (moment && now.getTime() - moment.ms > (days + 1) * MS_PER_DAY)
        yield breach('span', node, 'older than is told')
    }
}

/** An invitation lapses so many days after it went out. */
export function* daysLeft({ name, answer, now }: Told): Generator<Breach> {
  if (name !== 'family.listMembers') return

  for (const row of nodesAt(answer, 'sharedWith[]')) {
    const left = fieldOf(row, 'daysLeft')
    const [days, since] = [numberOf(left), msOf(fieldOf(row, 'since'))]
    if (!left || days === undefined || since === undefined || days > INVITATION_DAYS) continue
    const gone = (now.getTime() - since) / MS_PER_DAY
    // Begun days may count or not.
    if (Math.abs(INVITATION_DAYS - gone - days) > 1 + TOLERANCE)
      yield breach('reckoned', left, 'other than since makes it')
  }
}

/** A request to delete an account is reviewed for as long as is promised. */
export function* reviewOfDeletion({ name, answer }: Told): Generator<Breach> {
  if (name !== 'account.getAccount') return

  for (const deletion of nodesAt(answer, 'deletion')) {
    const until = fieldOf(deletion, 'reviewedBy')
    const [from, to] = [fieldOf(deletion, 'requestedAt'), until].map(msOf)
    if (!until || from === undefined || to === undefined) continue
    const hours = (to - from) / MS_PER_HOUR
    if (Math.abs(hours - DELETION_REVIEW_HOURS) > 1)
      yield breach('reckoned', until, 'after another time than is promised')
  }
}

/** Nobody consents to a text of a day that is still to come. */
export function* versionsOfConsents({ name, answer }: Told): Generator<Breach> {
  if (name !== 'account.listConsents') return

  for (const row of answer.items) {
    const [version, given] = ['version', 'givenAt'].map((key) => fieldOf(row, key))
    const [text, day] = [textOf(version), momentOf(given?.value)?.day]
    if (version && day !== undefined && isDay(text) && text > day)
      yield breach('order', version, 'later than the consent')
  }
}

const msOf = (node: Node | undefined): number | undefined => momentOf(node?.value)?.ms
