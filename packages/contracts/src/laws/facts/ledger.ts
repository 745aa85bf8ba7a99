// Points: what is left, the sign-ins of the running cycle, and the record that each of them has left behind.
import { MS_PER_MINUTE } from '@kangban/china-time'
import { isConsuming, isPoints, RECORD_FLAGS } from '../../points/points-codes.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { nodesAt } from '../places.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'

const SUMMARY = 'points.getPoints'
const RECORD = 'points.listPointRecords'

interface Ledger {
  readonly rows: readonly Node[]
  readonly isWhole: boolean
}

/** A record, its largest pages laid after each other as far as they were asked for. */
function ledgerOf(told: readonly Told[], flag: string): Ledger | undefined {
  const pages = told.filter(
    ({ name, input, answer }) =>
      name === RECORD && input['flag'] === flag && isList(answer.fields.get('list')),
  )

  const size = Math.max(...pages.map(({ input }) => Number(input['ps'])))
  const large = pages.filter(({ input }) => Number(input['ps']) === size)
  const page = (pn: number) => large.find(({ input }) => Number(input['pn']) === pn)?.answer
  const rows: Node[] = []

  for (let pn = 1; ; pn += 1) {
    const items = page(pn)?.fields.get('list')?.items
    if (!items) break
    rows.push(...items)
  }

  const total = numberOf(page(1)?.fields.get('total'))
  return total === undefined ? undefined : { rows, isWhole: rows.length === total }
}

const msOf = (row: Node): number | undefined => momentOf(fieldOf(row, 'createTime')?.value)?.ms

/** A sign-in may be booked a moment after it. */
const BOOKED_WITHIN_MS = MS_PER_MINUTE

/** Every sign-in of the cycle, as far back as the record was read, is booked there with as many points. */
function* signIns(summary: Node, { rows, isWhole }: Ledger): Generator<Omit<Between, 'name'>> {
  const booked = rows.flatMap((row) => {
    const [ms, points] = [msOf(row), numberOf(fieldOf(row, 'quota'))]
    return ms === undefined || points === undefined ? [] : [{ ms, points }]
  })

  const oldest = isWhole ? -Infinity : Math.min(...booked.map(({ ms }) => ms))

  for (const entry of fieldOf(summary, 'userOperEntites')?.items ?? []) {
    const [time, points] = [fieldOf(entry, 'createTime'), fieldOf(entry, 'integral')]
    const ms = msOf(entry)
    if (!time || !points || ms === undefined || ms < oldest) continue
    const then = booked.filter((row) => Math.abs(row.ms - ms) <= BOOKED_WITHIN_MS)

    if (then.length === 0)
      yield { law: 'same-fact', path: time.path, got: 'at no time of the record' }
    else if (then.every((row) => row.points !== points.value))
      yield { law: 'same-fact', path: points.path, got: 'other than in the record' }
  }
}

const titleOf = (row: Node): string =>
  (textOf(fieldOf(row, 'detailExplain')) ?? '').split(' ')[0] ?? ''

const isThen = (row: Node, ms: number): boolean =>
  Math.abs((msOf(row) ?? Infinity) - ms) <= BOOKED_WITHIN_MS

/** What a checker that signs in and draws has booked is in one of two calls alone; clocks differ a little. */
const MEANWHILE_MS = 5 * MS_PER_MINUTE

const isBefore = (ms: number, now: Date): boolean => ms < now.getTime() - MEANWHILE_MS

/** What is booked under the title of sign-ins since the cycle began is one of the cycle. */
function* signInsBooked(
  summary: Node,
  { rows }: Ledger,
  now: Date,
): Generator<Omit<Between, 'name'>> {
  const entries = fieldOf(summary, 'userOperEntites')
  const moments = entries?.items.flatMap((entry) => msOf(entry) ?? []) ?? []
  const booked = rows.filter((row) => moments.some((ms) => isThen(row, ms)))
  if (!moments.every((ms) => booked.some((row) => isThen(row, ms)))) return
  const [title, ...others] = new Set(booked.map(titleOf))
  if (!entries || title === undefined || others.length > 0) return
  const began = Math.min(...moments)
  const isSince = (ms: number) => ms >= began && isBefore(ms, now)
  const since = rows.filter((row) => titleOf(row) === title && isSince(msOf(row) ?? 0))
  if (since.some((row) => !booked.includes(row)))
    yield { law: 'same-fact', path: entries.path, got: 'without one of the record' }
}

/** The documents do not say that what is spent is booked, nor with which sign: our contract does. */
const isBookedByUs = (row: Node): boolean => fieldOf(row, 'sendStatus') !== undefined

/** Booked by us, and no cash. */
const areOfPoints = (row: Node): boolean => fieldOf(row, 'sendStatus')?.value === null

/** What is left is what was ever given and taken before the run, where all of that is listed. */
function* balance(
  summary: Node,
  { rows, isWhole }: Ledger,
  now: Date,
): Generator<Omit<Between, 'name'>> {
  if (!rows.every(isBookedByUs)) return
  const remain = fieldOf(summary, 'remain')
  const before = rows.findIndex((row) => isBefore(msOf(row) ?? 0, now))
  const amounts = rows.map((row) => numberOf(fieldOf(row, 'quota')) ?? 0)
  const sumFrom = (newest: number) => amounts.slice(newest).reduce((all, one) => all + one, 0)
  const recent = before === -1 ? rows.length : before
  const sums = Array.from({ length: recent + 1 }, (_, newest) => sumFrom(newest))
  if (remain && isWhole && !sums.some((sum) => sum === remain.value))
    yield { law: 'same-fact', path: remain.path, got: 'other than the sum of the record' }
}

export function* pointsAndRecord(told: readonly Told[]): Generator<Between> {
  // What is booked after a record was read is in no page of it: only what was left before can be held to it.
  const first = told.findIndex(({ name }) => name === RECORD)
  const summary = told.slice(0, Math.max(0, first)).findLast(({ name }) => name === SUMMARY)
  const ledger = ledgerOf(told, RECORD_FLAGS.points)
  if (!summary || !ledger) return

  for (const law of [signIns, signInsBooked, balance])
    for (const breach of law(summary.answer, ledger, summary.now))
      yield { name: SUMMARY, ...breach }
}

/** Nobody spends what he has not got yet; what was given about then may be booked after it. */
export function* spentBefore(told: readonly Told[]): Generator<Between> {
  const ledger = ledgerOf(told, RECORD_FLAGS.points)
  if (!ledger?.isWhole || !ledger.rows.every(areOfPoints)) return

  for (const row of ledger.rows) {
    const [quota, ms] = [fieldOf(row, 'quota'), msOf(row)]
    if (!quota || ms === undefined || (numberOf(quota) ?? 0) >= 0) continue
    const until = ledger.rows.filter((other) => (msOf(other) ?? 0) <= ms + BOOKED_WITHIN_MS)
    const left = until.reduce((sum, other) => sum + (numberOf(fieldOf(other, 'quota')) ?? 0), 0)
    if (left < 0) yield { name: RECORD, law: 'sum', path: quota.path, got: 'more than there was' }
  }
}

/** Points that were won stand in both records. */
export function* pointsWon(told: readonly Told[]): Generator<Between> {
  const [points, prizes] = [RECORD_FLAGS.points, RECORD_FLAGS.prizes].map((flag) =>
    ledgerOf(told, flag),
  )

  const now = told.find(({ name }) => name === RECORD)?.now
  if (!now || !points || !prizes || !points.rows.every(isBookedByUs)) return
  const oldest = points.isWhole ? -Infinity : Math.min(...points.rows.map((row) => msOf(row) ?? 0))

  for (const row of prizes.rows) {
    const [time, quota] = ['createTime', 'quota'].map((key) => fieldOf(row, key))
    const ms = msOf(row)
    const isCash = fieldOf(row, 'sendStatus')?.value !== null
    if (!time || !quota || ms === undefined || ms < oldest || isCash) continue
    if (!isBefore(ms, now)) continue
    const then = points.rows.filter((other) => isThen(other, ms))

    if (then.length === 0)
      yield { name: RECORD, law: 'same-fact', path: time.path, got: 'at no time of the points' }
    else if (then.every((other) => fieldOf(other, 'quota')?.value !== quota.value))
      yield { name: RECORD, law: 'same-fact', path: quota.path, got: 'other than in the points' }
  }
}

const DRAW = /抽奖(?:消耗|获得)|中奖/

/** What is booked of a draw, its cost or what it won, has won a prize; and who has drawn for nothing has one. */
export function* drawsWon(told: readonly Told[]): Generator<Between> {
  const [points, prizes] = [RECORD_FLAGS.points, RECORD_FLAGS.prizes].map((flag) =>
    ledgerOf(told, flag),
  )

  const now = told.find(({ name }) => name === RECORD)?.now
  if (!now || !prizes?.isWhole || told.some(({ name }) => name === 'points.draw')) return
  const isWon = (row: Node) => prizes.rows.some((prize) => isThen(prize, msOf(row) ?? 0))

  for (const row of points?.rows.every(isBookedByUs) ? points.rows : []) {
    const text = fieldOf(row, 'detailExplain')
    const isSettled = isBefore(msOf(row) ?? Infinity, now)
    if (text && DRAW.test(textOf(text) ?? '') && isSettled && !isWon(row))
      yield { name: RECORD, law: 'same-fact', path: text.path, got: 'of a draw without a prize' }
  }

  // Who draws while the run goes on has a prize afterwards.
  for (const row of activitiesOf(
    told.slice(
      0,
      told.findIndex(({ name }) => name === RECORD),
    ),
  )) {
    const isPart = fieldOf(row, 'isPart')
    if (isPart?.value === true && !isConsuming(typeOf(row)) && prizes.rows.length === 0)
      yield { name: SUMMARY, law: 'same-fact', path: isPart.path, got: 'without a prize' }
  }
}

/** What alone is free is drawn once; who has drawn more often than was paid for has drawn that, and who has not paid nothing else. */
export function* drawsPaid(told: readonly Told[]): Generator<Between> {
  const [points, prizes] = [RECORD_FLAGS.points, RECORD_FLAGS.prizes].map((flag) =>
    ledgerOf(told, flag),
  )

  const first = told.findIndex(({ name }) => name === RECORD)
  const now = told[first]?.now
  const activities = activitiesOf(told.slice(0, first))
  const isNew = (row: Node): boolean => !isBefore(msOf(row) ?? Infinity, now ?? new Date(0))
  if (!points?.isWhole || !prizes?.isWhole || activities.length === 0) return
  if (!points.rows.every(areOfPoints) || [...points.rows, ...prizes.rows].some(isNew)) return
  const paid = points.rows.filter((row) => (numberOf(fieldOf(row, 'quota')) ?? 0) < 0).length
  const unpaid = prizes.rows.length - paid
  const free = activities.filter((row) => !isConsuming(typeOf(row)))
  const [list] = nodesAt(told[first]?.answer, 'list')
  if (list && free.length > 0 && unpaid > free.length)
    yield { name: RECORD, law: 'sum', path: list.path, got: 'more draws than were paid for' }

  for (const row of activities) {
    const isPart = fieldOf(row, 'isPart')
    const isFree = free.includes(row)
    if (isPart?.value === true && !isFree && paid === 0)
      yield { name: SUMMARY, law: 'same-fact', path: isPart.path, got: 'without its cost' }
    if (isPart?.value === false && isFree && unpaid >= free.length)
      yield { name: SUMMARY, law: 'same-fact', path: isPart.path, got: 'of what was drawn' }
  }
}

const typeOf = (row: Node): string => textOf(fieldOf(row, 'activityType')) ?? ''

const activitiesOf = (told: readonly Told[]): readonly Node[] =>
  told
    .filter(({ name }) => name === SUMMARY)
    .flatMap(({ answer }) => nodesAt(answer, 'activityResps[]'))

const ALWAYS_WINS = /次次有奖|每次都有奖|百分百中奖|100%中奖/
const HIGHEST = /最高可得 ?(\d+(?:\.\d+)?) ?元/

/** A wheel on which each draw wins has no blank, and none has more money than its activity promises. */
export function* wheelsPromised(told: readonly Told[]): Generator<Between> {
  for (const { name, input, answer } of told.filter((each) => each.name === 'points.getWheel')) {
    const activity = activitiesOf(told).find((row) => fieldOf(row, 'id')?.value === input['id'])
    const said = textOf(fieldOf(activity, 'description')) ?? ''
    const most = Number(HIGHEST.exec(said)?.[1] ?? Infinity)

    for (const row of nodesAt(answer, '[]')) {
      const quota = fieldOf(row, 'quota')
      const worth = numberOf(quota)
      if (!quota || worth === undefined) continue
      const isCash = !isPoints(textOf(fieldOf(row, 'prizeType')) ?? '')
      if ((worth === 0 && ALWAYS_WINS.test(said)) || (isCash && worth > most))
        yield { name, law: 'told-twice', path: quota.path, got: 'other than its activity says' }
    }
  }
}
