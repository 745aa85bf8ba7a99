// The session, the family and the devices of one person, in several calls.
import { daysBetween, isDay, MS_PER_MINUTE } from '@kangban/china-time'
import { BIND_STATUS, DEVICE_TYPES } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, everyNode, fieldOf, type Node, numberOf, textOf } from '../node.ts'
import { msAt, nodesAt } from '../places.ts'

const wrong = (name: string, node: Node, got: string): Between => ({
  name,
  law: 'same-fact',
  path: node.path,
  got,
})

const SESSIONS = 'account.listSessions'
const EVENTS = 'account.listSecurityEvents'
const isCurrent = (row: Node): boolean => fieldOf(row, 'current')?.value === true

/** Events of a log-in are joined within it. */
const JOINED_MS = 10 * MS_PER_MINUTE

/** The log-in of the session of the call was when that began, and from the same device. */
export function* logInOfSession(told: Answers): Generator<Between> {
  const session = nodesAt(answerOf(told, SESSIONS), '[]').find(isCurrent)
  if (!session) return

  for (const row of nodesAt(answerOf(told, EVENTS), 'list[]').filter(isCurrent)) {
    if (fieldOf(row, 'kind')?.value !== 'logged-in') continue
    const [device, began] = [fieldOf(row, 'device'), fieldOf(session, 'createdAt')]
    const [from, own] = [device, fieldOf(session, 'device')].map(textOf)
    if (device && from && own && from !== own) yield wrong(EVENTS, device, `other than ${SESSIONS}`)
    const [at, since] = [msAt(row, 'at'), msAt(session, 'createdAt')]
    if (!began || at === undefined || since === undefined) continue
    if (Math.abs(at - since) > JOINED_MS) yield wrong(SESSIONS, began, `other than ${EVENTS}`)
  }
}

/** Clocks differ a little. */
const TOLERANCE_MS = 5 * MS_PER_MINUTE

/** Nobody shares with himself. */
export function* sharedByOthers(told: Answers): Generator<Between> {
  const name = 'family.listMembers'
  const own = textOf(fieldOf(answerOf(told, 'profile.getHealthInfo'), 'userCode'))

  for (const node of nodesAt(answerOf(told, name), 'sharedByOthers[].userCode'))
    if (own !== undefined && node.value === own) yield wrong(name, node, 'the own code')
}

const INSIGHTS = 'monitoring.getInsights'
/** By the contract of the call. */
const DAYS_OF_INSIGHTS = 90

/** What was seen in the days of a person rests on no more days than there are since the account was made. */
export function* daysOfInsights(told: Answers): Generator<Between> {
  const made = momentOf(fieldOf(answerOf(told, 'account.getAccount'), 'createdAt')?.value)?.day

  for (const { name, input, answer } of told) {
    const last = String(input['dat'])
    if (name !== INSIGHTS || input['userCode'] !== undefined || made === undefined) continue

    for (const row of answer.items) {
      const [count, other] = ['count', 'otherCount'].map((key) => fieldOf(row, key))
      const days = (numberOf(count) ?? 0) + (numberOf(other) ?? 0)
      const most = isDay(last) ? daysBetween(made, last) + 1 : Infinity
      if (count && days > Math.min(most, DAYS_OF_INSIGHTS))
        yield wrong(name, count, 'of more days than there were')
    }
  }
}

/** Between two calls a device is heard of while the run goes on, or not at all. */
export function* heardOf(told: Answers): Generator<Between> {
  const heard = new Map<string, number>()

  for (const { name, answer, now } of told.filter((each) => each.name.startsWith('devices.')))
    for (const node of everyNode(answer)) {
      const [code, ms] = [textOf(fieldOf(node, 'deviceCode')), msAt(node, 'lastSync')]
      const last = fieldOf(node, 'lastSync')
      if (node.key === 'kangban' || !code || !last || ms === undefined) continue
      const before = heard.get(code) ?? ms
      heard.set(code, before)
      if (ms !== before && Math.max(ms, before) < now.getTime() - TOLERANCE_MS)
        yield wrong(name, last, 'at another moment than in another call')
    }
}

/** By type of device: where its newest reading of the day is told. */
const READINGS: Readonly<Record<string, readonly (readonly [call: string, path: string])[]>> = {
  [DEVICE_TYPES.watch]: [
    ['monitoring.getHeartRate', 'lastTime'],
    ['monitoring.getOxygen', 'lastTime'],
    ['monitoring.getTemperature', 'lastTime'],
  ],
  [DEVICE_TYPES.bloodPressureMonitor]: [
    ['monitoring.listPressureReadings', 'records[].measureTime'],
  ],
}

/** A device was last heard of no earlier than it measured what is known of it. */
export function* heardOfReadings(told: Answers): Generator<Between> {
  const name = 'devices.listBoundDevices'

  for (const row of nodesAt(answerOf(told, name), '[]')) {
    const [last, heard] = [fieldOf(row, 'lastSync'), msAt(row, 'lastSync')]
    if (!last || heard === undefined || fieldOf(row, 'bindStatus')?.value !== BIND_STATUS.bound)
      continue

    const isLater = (READINGS[String(fieldOf(row, 'deviceTypeCode')?.value)] ?? []).some(
      ([call, path]) =>
        told
          .filter((each) => each.name === call)
          .flatMap(({ answer, now }) =>
            nodesAt(answer, path).map((node) => [momentOf(node.value)?.ms, now] as const),
          )
          // What is measured while the run goes on comes after the list.
          .some(
            ([ms, now]) =>
              ms !== undefined && ms > heard + TOLERANCE_MS && ms < now.getTime() - TOLERANCE_MS,
          ),
    )

    if (isLater) yield wrong(name, last, 'before what it has measured')
  }
}
