// What happened to the access to an account, against its sessions, its deletion and its consents.
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { SECURITY_EVENTS_DAYS, type SecurityEventKind } from '../../account/security-event-words.ts'
import { DELETION_REVIEW_HOURS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, isList, type Node } from '../node.ts'
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
