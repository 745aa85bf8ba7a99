// What happened to the access to an account, against its sessions, its deletion, its consents, its devices and who has looked.
import {
  isDay,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  startOfShanghaiDay,
} from '@kangban/china-time'
import {
  SECURITY_EVENTS_DAYS,
  type SecurityEventKind,
  securityEventWords,
} from '../../account/security-event-words.ts'
import { BIND_STATUS, DELETION_REVIEW_HOURS, DEVICE_TYPES } from '../../constants.ts'
import { AREAS, isShared } from '../../family/area-words.ts'
import { LOOKS } from '../../family/look-words.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, isList, type Node, textOf } from '../node.ts'
import { nodesAt } from '../places.ts'

const EVENTS = 'account.listSecurityEvents'
const ACCOUNT = 'account.getAccount'
const CONSENTS = 'account.listConsents'

const msOf = (row: Node | undefined, key: string): number =>
  momentOf(fieldOf(row, key)?.value)?.ms ?? NaN

/** Events of one kind are joined within it, and told at the last of them. */
const JOINED_MS = 10 * MS_PER_MINUTE

interface Events {
  readonly list: Node
  readonly now: number
  /** The newest of these kinds. */
  readonly newest: (...kinds: readonly SecurityEventKind[]) => Node | undefined
  /** Whether what happened then must be told. */
  readonly reach: (ms: number) => boolean
}

function eventsOf(told: Answers): Events | undefined {
  const page = told.find(({ name, input }) => name === EVENTS && input['before'] === undefined)
  const list = fieldOf(page?.answer, 'list')
  if (!page || !isList(list)) return undefined
  const now = page.now.getTime()
  const oldest = Math.min(...list.items.map((row) => msOf(row, 'at')))
  const isWhole = fieldOf(page.answer, 'more')?.value === false
  const since = now - (SECURITY_EVENTS_DAYS - 1) * MS_PER_DAY

  return {
    list,
    now,
    newest: (...kinds) =>
      list.items.find((row) => kinds.some((kind) => fieldOf(row, 'kind')?.value === kind)),
    reach: (ms) => ms > since && ms <= now && (isWhole || ms > oldest),
  }
}

const isCurrent = (row: Node): boolean => fieldOf(row, 'current')?.value === true

/** The log-in of the session of the call is told, and as that of this session. */
export function* ownLogIn(told: Answers): Generator<Between> {
  const session = nodesAt(answerOf(told, 'account.listSessions'), '[]').find(isCurrent)
  const events = eventsOf(told)
  const began = msOf(session, 'createdAt')
  if (!session || !events?.reach(began)) return
  const { list, newest } = events
  const last = newest('logged-in')
  const current = fieldOf(last, 'current')

  if (!(msOf(last, 'at') >= began - JOINED_MS))
    yield { name: EVENTS, law: 'silent', path: list.path, got: 'without the log-in of the session' }
  else if (current?.value === false && isAlone(last) && msOf(last, 'at') === began)
    yield { name: EVENTS, law: 'same-fact', path: current.path, got: 'of the session of the call' }
}

/** What this session has done came after its beginning. */
export function* doneBySession(told: Answers): Generator<Between> {
  const began = msOf(
    nodesAt(answerOf(told, 'account.listSessions'), '[]').find(isCurrent),
    'createdAt',
  )

  for (const { name, answer } of told.filter((each) => each.name === EVENTS))
    for (const row of nodesAt(answer, 'list[]').filter(isCurrent)) {
      const current = fieldOf(row, 'current')
      if (current && msOf(row, 'at') < began - JOINED_MS)
        yield { name, law: 'same-fact', path: current.path, got: 'before the session began' }
    }
}

const isAlone = (row: Node | undefined): boolean => fieldOf(row, 'count')?.value === 1

/** A checker that may change these has changed them between the calls. */
const CHANGES = /^account\.(?:give|withdraw|request|delete)/

const isChanged = (told: Answers): boolean => told.some(({ name }) => CHANGES.test(name))

/** A deletion that is reviewed was asked for, and not withdrawn since. */
export function* deletionAsked(told: Answers): Generator<Between> {
  const deletion = fieldOf(answerOf(told, ACCOUNT), 'deletion')
  const events = eventsOf(told)
  if (!deletion || !events || isChanged(told)) return
  const last = events.newest('deletion-requested', 'deletion-withdrawn')
  const at = msOf(last, 'at')
  const isAsked = fieldOf(last, 'kind')?.value === 'deletion-requested'
  const asked = fieldOf(deletion, 'requestedAt')
  const since = msOf(deletion, 'requestedAt')
  const isReviewed = events.now - at < DELETION_REVIEW_HOURS * MS_PER_HOUR

  if (deletion.value === null && isAsked && isReviewed)
    yield { name: ACCOUNT, law: 'silent', path: deletion.path, got: `nothing, unlike ${EVENTS}` }
  else if (asked && events.reach(since) && !(isAsked && at >= since - JOINED_MS))
    yield { name: ACCOUNT, law: 'same-fact', path: asked.path, got: `other than ${EVENTS}` }
}

/** A consent is in force after it was given, and not after it was withdrawn. */
export function* consentGiven(told: Answers): Generator<Between> {
  const consents = answerOf(told, CONSENTS)
  const last = eventsOf(told)?.newest('consent-given', 'consent-withdrawn')
  if (!isList(consents) || !last || isChanged(told)) return
  const isGiven = fieldOf(last, 'kind')?.value === 'consent-given'
  if (isGiven !== consents.items.length > 0)
    yield { name: CONSENTS, law: 'same-fact', path: consents.path, got: `other than ${EVENTS}` }
}

/** By call: what needs a consent, and when it was taken in. */
const TAKEN_IN: Readonly<Record<string, string>> = {
  'archive.listDocuments': 'list[].createdAt',
  'medicine.listConstitutionReports': '[].day',
  'outpatient.listAppointments': '[].createdAt',
}

/** A moment; of a day its begin and its end. */
function spanOf({ value }: Node): { readonly from: number; readonly to: number } {
  const ms = momentOf(value)?.ms
  const day = String(value)
  if (ms !== undefined || !isDay(day)) return { from: ms ?? NaN, to: ms ?? NaN }
  const from = startOfShanghaiDay(day).getTime()
  return { from, to: from + MS_PER_DAY }
}

/** Nothing that needs a consent is taken in before it was given, or after it was withdrawn; what was kept before stays. */
export function* takenInByConsent(told: Answers): Generator<Between> {
  const consents = answerOf(told, CONSENTS)
  const events = eventsOf(told)
  // Of an account that is older than what is told of it, it may have been given and withdrawn before.
  const isKnown = events?.reach(msOf(answerOf(told, ACCOUNT), 'createdAt')) ?? false
  if (!isList(consents) || !isKnown || isChanged(told)) return
  const withdrawn = msOf(events?.newest('consent-withdrawn'), 'at')
  const givenAt = fieldOf(consents.items[0], 'givenAt')
  const given = msOf(consents.items[0], 'givenAt')

  const spans = Object.entries(TAKEN_IN)
    .flatMap(([name, path]) =>
      told.filter((each) => each.name === name).flatMap(({ answer }) => nodesAt(answer, path)),
    )
    .map(spanOf)

  const isEarly = Number.isNaN(withdrawn) && spans.some(({ to }) => to < given - JOINED_MS)
  const until = Number.isNaN(withdrawn) ? -Infinity : withdrawn + JOINED_MS
  const isLate = consents.items.length === 0 && spans.some(({ from }) => from > until)
  const node = isLate ? consents : isEarly ? givenAt : undefined
  if (node)
    yield { name: CONSENTS, law: 'same-fact', path: node.path, got: 'unlike what was taken in' }
}

const SESSIONS = 'account.listSessions'

/** What has ended all sessions, or all others, has left none that is older, but the one that did it. */
export function* sessionsEnded(told: Answers): Generator<Between> {
  const sessions = nodesAt(answerOf(told, SESSIONS), '[]')
  const events = eventsOf(told)
  if (!events || sessions.length === 0) return

  for (const [kind, most] of [
    ['all-sessions-ended', 0],
    ['other-sessions-ended', 1],
  ] as const) {
    const last = events.newest(kind)
    const at = msOf(last, 'at')
    const older = sessions.filter((row) => msOf(row, 'createdAt') < at - JOINED_MS)
    const began = fieldOf(older.at(-1), 'createdAt')
    const isOther = most === 1 && last && isCurrent(last) && older.some((row) => !isCurrent(row))
    if (began && (older.length > most || isOther))
      yield { name: SESSIONS, law: 'same-fact', path: began.path, got: `ended, by ${EVENTS}` }
  }
}

const BOUND = 'devices.listBoundDevices'
const CHANGES_OF_DEVICES = /^devices\.(?:bind|unbind)/

const isBound = (row: Node): boolean => fieldOf(row, 'bindStatus')?.value === BIND_STATUS.bound

/** What was given up, and not bound again about then or since, is bound no more. */
export function* devicesGivenUp(told: Answers): Generator<Between> {
  const bound = nodesAt(answerOf(told, BOUND), '[]').filter(isBound)
  const events = nodesAt(eventsOf(told)?.list, '[]')
  if (told.some(({ name }) => CHANGES_OF_DEVICES.test(name))) return

  for (const type of Object.values(DEVICE_TYPES)) {
    const newestOf = (...words: readonly string[]) =>
      msOf(
        events.find((row) => words.includes(textOf(fieldOf(row, 'text')) ?? '')),
        'at',
      )

    const [anyBound, ownBound] = [undefined, type].map((each) =>
      securityEventWords('device-bound', each),
    )

    const givenUp = newestOf(securityEventWords('device-unbound', type))
    const again = newestOf(anyBound ?? '', ownBound ?? '')
    const row = bound.find((each) => fieldOf(each, 'deviceTypeCode')?.value === type)
    const status = fieldOf(row, 'bindStatus')
    if (status && !Number.isNaN(givenUp) && !(again >= givenUp - JOINED_MS))
      yield { name: BOUND, law: 'same-fact', path: status.path, got: `given up, by ${EVENTS}` }
  }
}

const MEMBERS = 'family.listMembers'
const LOOKED = 'family.listLooks'

/** What has changed who sees what. */
const SHARING: readonly SecurityEventKind[] = [
  'grant-accepted',
  'grant-changed',
  'grant-revoked',
  'grant-left',
]

/** Unless that was changed since, who looked is one that is shared with, and accepted it, and saw what is shared, since then. */
export function* looksShared(told: Answers): Generator<Between> {
  const members = fieldOf(answerOf(told, MEMBERS), 'sharedWith')
  const events = eventsOf(told)
  const changed = msOf(events?.newest(...SHARING), 'at')
  if (!isList(members) || !events || told.some(({ name }) => name === 'family.changeMembers'))
    return

  for (const row of nodesAt(answerOf(told, LOOKED), 'list[]')) {
    const [label, at] = ['label', 'at'].map((key) => fieldOf(row, key))
    const ms = msOf(row, 'at')
    if (!label || !at || !events.reach(ms) || changed >= ms - JOINED_MS) continue

    const own = members.items.filter(
      (member) =>
        fieldOf(member, 'label')?.value === label.value &&
        fieldOf(member, 'accepted')?.value === true,
    )

    const areas = own.flatMap((member) => nodesAt(member, 'areas[]')).map(({ value }) => value)
    const shown = AREAS.filter((area) => areas.includes(area))
    const looks = nodesAt(row, 'looks[]')

    const hidden = looks.find(({ value }) =>
      LOOKS.some((look) => look === value && !isShared(look, shown)),
    )

    if (own.length === 0)
      yield { name: LOOKED, law: 'detail', path: label.path, got: `of nobody in ${MEMBERS}` }
    else if (own.every((member) => msOf(member, 'since') > ms + JOINED_MS))
      yield { name: LOOKED, law: 'same-fact', path: at.path, got: 'before it was shared' }
    else if (hidden && shown.length > 0)
      yield { name: LOOKED, law: 'same-fact', path: hidden.path, got: 'not shared' }
  }
}
