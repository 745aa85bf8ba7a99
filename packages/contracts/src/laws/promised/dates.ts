// What has come, is to come and is over: states against days and times, and how often something was within a span.
import {
  isoWeekday,
  MS_PER_DAY,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
  shanghaiMoment,
} from '@kangban/china-time'
import { readExpectDate } from '../../outpatient/expect-date.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** What comes while the run goes on may have come before the answer. */
const MEANWHILE_MS = 10 * MS_PER_MINUTE

/** An appointment is past when its last day is over, and its days are in order. */
export function* appointments({ name, answer, now }: Told): Generator<Breach> {
  if (name !== 'outpatient.listAppointments') return

  for (const row of answer.items) {
    const [dates, state] = ['expectDate', 'state'].map((key) => fieldOf(row, key))
    const text = textOf(dates)
    if (!dates || !state || text === undefined) continue
    const days = readExpectDate(text)
    if (!days) yield breach('order', dates, 'not two days in order')
    else if (state.value === 'past' && days.to >= shanghaiDay(now.getTime() + MEANWHILE_MS))
      yield breach('verdict', state, 'past before its days')
    else if (state.value === 'submitted' && days.to < shanghaiDay(now.getTime() - MEANWHILE_MS))
      yield breach('verdict', state, 'to come after its days')
  }
}

/** The mail may go out some hours after it was asked for. */
const MAIL_MS = MS_PER_DAY

/** Nobody asks for days that are over, changes or cancels them then, or changes what is cancelled. */
export function* lettersInTime({ name, answer }: Told): Generator<Breach> {
  for (const row of name === 'outpatient.listAppointments' ? answer.items : []) {
    const letters = ['createdAt', 'changedAt', 'cancelledAt'].map((key) => fieldOf(row, key))
    const [, changedMs, cancelledMs] = letters.map((node) => momentOf(node?.value)?.ms)
    const last = readExpectDate(textOf(fieldOf(row, 'expectDate')) ?? '')?.to
    const [, changed] = letters

    for (const node of letters) {
      const ms = momentOf(node?.value)?.ms
      if (node && last !== undefined && ms !== undefined && shanghaiDay(ms - MAIL_MS) > last)
        yield breach('order', node, 'after its last day')
    }

    if (changed && changedMs !== undefined && cancelledMs !== undefined && changedMs > cancelledMs)
      yield breach('order', changed, 'after it was cancelled')
  }
}

const isOfDay = (told: Told): boolean => /^reminders\.getReminder(?:s|Day)$/.test(told.name)

const dueAt = (item: Node): number | undefined => {
  const [day, time] = ['day', 'time'].map((key) => textOf(fieldOf(item, key)))
  return day && time ? shanghaiMoment(day, time).getTime() : undefined
}

/** Nothing is due or missed before its time, nor to come after it. */
export function* statesOfItems(told: Told): Generator<Breach> {
  if (!isOfDay(told)) return
  const now = told.now.getTime()
  const day = shanghaiDay(now)
  const isToday = (item: Node): boolean => fieldOf(item, 'day')?.value === day

  for (const item of nodesAt(told.answer, 'items[]')) {
    const [state, due] = [fieldOf(item, 'state'), dueAt(item)]
    const is = textOf(state)
    if (!state || due === undefined) continue
    if ((is === 'missed' || is === 'due') && due > now + MEANWHILE_MS)
      yield breach('verdict', state, 'before its time')
    else if (is === 'upcoming' && due < now - MEANWHILE_MS && isToday(item))
      yield breach('verdict', state, 'after its time')
  }
}

const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/g
const CLOCK_LENGTH = 5

const clockOf = (node: Node): string => {
  const moment = momentOf(node.value)
  return moment ? shanghaiClock(moment.ms) : (textOf(node) ?? '')
}

/** Times that the sentence names are those of the items or of the next one, and of those to come the next is one. */
export function* timesSaid(told: Told): Generator<Breach> {
  if (!isOfDay(told)) return
  const { answer } = told
  const from = told.now.getTime() + MEANWHILE_MS
  const next = momentOf(fieldOf(answer, 'nextAt')?.value)?.ms
  const isToday = next !== undefined && next > from && shanghaiDay(next) === shanghaiDay(from)
  const isAhead = (clock: string): boolean => clock > shanghaiClock(from)

  const known = new Set(
    ['items[].time', 'items[].at', 'nextAt', 'plans[].times[]']
      .flatMap((path) => nodesAt(answer, path))
      .map(clockOf),
  )

  for (const sentence of ['sentence', 'elderSentence'].flatMap((key) => nodesAt(answer, key))) {
    const text = sentence.items.map((part) => textOf(fieldOf(part, 'text')) ?? '').join('')
    const said = [...text.matchAll(CLOCK)].map(([clock]) => clock.padStart(CLOCK_LENGTH, '0'))
    if (said.some((clock) => !known.has(clock)))
      yield breach('told-twice', sentence, 'at no time of the day')
    else if (isToday && said.some(isAhead) && !said.includes(shanghaiClock(next)))
      yield breach('told-twice', sentence, 'without the next one')
  }
}

const COUNTED = /(\d+) ?[次晚](?:\p{Script=Han}+ ?(\d+) ?[次晚])?/gu
const MONDAY = 1

/** What was done of a week is no more than what was due, which on its first day is no more than that day has. */
export function* countsOfWeek(told: Told): Generator<Breach> {
  const [week, total, day] = ['week', 'total', 'day'].map((key) => fieldOf(told.answer, key))
  const text = textOf(week)
  if (!isOfDay(told) || !week || text === undefined) return
  let sum = 0

  for (const [, due, done] of text.matchAll(COUNTED)) {
    sum += Number(due)
    if (Number(done ?? 0) > Number(due)) yield breach('order', week, 'more than was due')
  }

  const isFirst = isoWeekday(textOf(day) ?? '') === MONDAY
  if (isFirst && sum > (numberOf(total) ?? Infinity))
    yield breach('count', week, 'more than the day')
}

/** What a kind is called where a week is counted. */
const IN_WEEK: Readonly<Record<string, string>> = {
  pressure: '血压',
  medicine: '吃药',
  ecg: '心电',
  oxygen: '血氧',
  temperature: '体温',
  weight: '体重',
  watch: '戴表',
}

const isOfToday = (item: Node, { answer }: Told): boolean =>
  fieldOf(item, 'day')?.value === fieldOf(answer, 'day')?.value

/** Its time has come, or comes while the run goes on; what is still open may count or not. */
const hasCome = (item: Node, { now }: Told): boolean =>
  (dueAt(item) ?? 0) <= now.getTime() + MEANWHILE_MS

const OVER: readonly unknown[] = ['done', 'skipped', 'missed']

/** Of today, and it was settled before the run. */
const isOver = (item: Node, told: Told): boolean =>
  isOfToday(item, told) &&
  OVER.includes(fieldOf(item, 'state')?.value) &&
  (dueAt(item) ?? Infinity) <= told.now.getTime() - MEANWHILE_MS

/** A week is empty before anything has come due, and no longer. */
export function* weekTold(told: Told): Generator<Breach> {
  const week = fieldOf(told.answer, 'week')
  if (!isOfDay(told) || week?.value !== '') return

  if (nodesAt(told.answer, 'items[]').some((item) => isOver(item, told)))
    yield breach('silent', week, 'nothing, though something has come due')
}

/** A week counts what has come due: what of today has, and on its first day nothing else. */
export function* weekAndDay(told: Told): Generator<Breach> {
  const week = fieldOf(told.answer, 'week')
  if (!isOfDay(told) || !week) return
  const isFirst = isoWeekday(textOf(fieldOf(told.answer, 'day')) ?? '') === MONDAY

  for (const part of (textOf(week) ?? '').split('，')) {
    const kind = Object.keys(IN_WEEK).find((name) => part.startsWith(IN_WEEK[name] ?? ''))

    const own = nodesAt(told.answer, 'items[]').filter(
      (item) => fieldOf(item, 'kind')?.value === kind && isOfToday(item, told),
    )

    // What was done beforehand counts when its time has come.
    const came = own.filter((item) => (dueAt(item) ?? Infinity) <= told.now.getTime())

    const inState = (...states: readonly string[]) =>
      came.filter((item) => states.includes(textOf(fieldOf(item, 'state')) ?? '')).length

    const [due, done] = (part.match(/\d+/g) ?? []).map(Number)

    if (part.includes('都') && inState('missed', 'skipped') > 0)
      yield breach('told-twice', week, 'all, though one was not done')
    else if (due !== undefined && done !== undefined && done < inState('done'))
      yield breach('told-twice', week, 'fewer than today')
    else if (due !== undefined && due < inState('done', 'skipped', 'missed'))
      yield breach('count', week, 'less than has come due today')
    else if (due !== undefined && isFirst && due > own.filter((item) => hasCome(item, told)).length)
      yield breach('count', week, 'more than has come due')
  }
}

/** It sleeps until a moment to come. */
export function* snoozed(told: Told): Generator<Breach> {
  const { answer, now } = told

  for (const item of isOfDay(told) ? nodesAt(answer, 'items[]') : []) {
    const until = fieldOf(item, 'at')
    const ms = momentOf(until?.value)?.ms
    if (fieldOf(item, 'state')?.value !== 'snoozed' || !until || ms === undefined) continue
    if (ms < now.getTime() - MEANWHILE_MS) yield breach('verdict', until, 'over')
  }
}

const planOf = (row: Node): string =>
  ['kind', 'name'].map((key) => textOf(fieldOf(row, key))).join(' ')

/** What is suggested is not planned yet. */
export function* suggestions({ name, answer }: Told): Generator<Breach> {
  if (name !== 'reminders.getReminders') return
  const plans = new Set(nodesAt(answer, 'plans[]').map(planOf))

  for (const row of nodesAt(answer, 'suggestions[]'))
    if (plans.has(planOf(row))) yield breach('verdict', row, 'of what is planned')
}

/** What is to come is of a plan that is on. */
export function* plansAreOn({ name, answer }: Told): Generator<Breach> {
  if (name !== 'reminders.getReminders') return

  for (const plan of nodesAt(answer, 'plans[]')) {
    const [id, active] = ['id', 'active'].map((key) => fieldOf(plan, key))
    if (active?.value !== false) continue

    const isAhead = nodesAt(answer, 'items[]').some(
      (item) =>
        fieldOf(item, 'reminderId')?.value === id?.value &&
        fieldOf(item, 'state')?.value === 'upcoming',
    )

    if (isAhead) yield breach('verdict', active, 'off, with something to come')
  }
}

/** A look is told once an hour and person. */
export function* looksOfHour({ name, answer }: Told): Generator<Breach> {
  const list = fieldOf(answer, 'list')
  if (name !== 'family.listLooks' || !isList(list)) return

  const hours = list.items.flatMap((row) => {
    const ms = momentOf(fieldOf(row, 'at')?.value)?.ms
    if (ms === undefined) return []
    return [`${textOf(fieldOf(row, 'label'))} ${shanghaiDay(ms)} ${shanghaiClock(ms).slice(0, 2)}`]
  })

  if (new Set(hours).size < hours.length) yield breach('count', list, 'twice within an hour')
}

const ASKED = /(\d+) ?(?:道|个)?(?:题|问题)/

/** An introduction that counts the questions counts those that follow, and the years of the archive its documents. */
export function* countsSaid({ name, answer, input }: Told): Generator<Breach> {
  const [questions, intro] = ['questions', 'intro'].map((key) => fieldOf(answer, key))
  const said = ASKED.exec(textOf(intro) ?? '')?.[1]
  if (isList(questions) && said !== undefined && Number(said) !== questions.items.length)
    yield breach('count', questions, 'other than the introduction says')
  if (name === 'archive.listDocuments' && input['year'] === undefined) yield* years(answer)
}

const yearOf = (row: Node): number => Number((textOf(fieldOf(row, 'day')) ?? '').slice(0, 4))

function* years(answer: Node): Generator<Breach> {
  const rows = nodesAt(answer, 'list[]')
  if (numberOf(fieldOf(answer, 'total')) !== rows.length) return

  for (const row of nodesAt(answer, 'years[]')) {
    const [year, total] = ['year', 'total'].map((key) => fieldOf(row, key))
    const count = rows.filter((document) => yearOf(document) === year?.value).length
    if (total && total.value !== count) yield breach('count', total, 'other than are listed')
  }
}
