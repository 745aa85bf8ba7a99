// Plans of reminders against what comes due of them, and what a plan is called.
import {
  daysBetween,
  isDay,
  isoWeekday,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
  shanghaiMoment,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { REMINDER_NAMES } from '../../reminders/reminder-words.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt, saidAt } from '../places.ts'

const PLANS = 'reminders.getReminders'
/** What comes while the run goes on may have come before the answer. */
const MEANWHILE_MS = 10 * MS_PER_MINUTE

const textIn = (row: Node, key: string): string => textOf(fieldOf(row, key)) ?? ''

const isOnWeekday = (plan: Node, day: string): boolean =>
  nodesAt(plan, 'weekdays[]').some(({ value }) => value === isoWeekday(day))

const isOf = (item: Node, plan: Node): boolean =>
  fieldOf(item, 'reminderId')?.value === fieldOf(plan, 'id')?.value

/** What is planned of today and still ahead is one of the items. */
export function* plansAndItems({ name, answer, now }: Told): Generator<Breach> {
  const [day, items] = ['day', 'items'].map((key) => fieldOf(answer, key))
  const today = textOf(day)
  const ahead = now.getTime() + MEANWHILE_MS
  if (name !== PLANS || !isList(items) || today === undefined || !isDay(today)) return

  for (const plan of nodesAt(answer, 'plans[]')) {
    const [times, active] = ['times', 'active'].map((key) => fieldOf(plan, key))
    if (!times || active?.value !== true || !isOnWeekday(plan, today)) continue
    const own = items.items.filter((item) => isOf(item, plan))

    const missing = times.items.some(
      ({ value }) =>
        shanghaiMoment(today, String(value)).getTime() > ahead &&
        own.every((item) => fieldOf(item, 'time')?.value !== value),
    )

    if (missing) yield breach('same-fact', times, 'a time of today that is no item')
  }
}

/** A medicine is called by its name and dose, everything else by its kind alone. */
export function* namesOfPlans({ name: call, answer }: Told): Generator<Breach> {
  if (call !== PLANS) return

  for (const plan of ['plans[]', 'suggestions[]'].flatMap((path) => nodesAt(answer, path))) {
    const [title, name, dose] = ['title', 'name', 'dose'].map((key) => fieldOf(plan, key))
    const kind = textIn(plan, 'kind')
    const isMedicine = kind === 'medicine'
    const surplus = [name, dose].find((each) => (textOf(each) ?? '') !== '')
    if (!isMedicine && surplus) yield breach('verdict', surplus, 'of what is no medicine')
    if (isMedicine && name?.value === '') yield breach('silent', name, 'a medicine without a name')

    const parts = isMedicine
      ? [textOf(name), textOf(dose)]
      : [Object.entries(REMINDER_NAMES).find(([key]) => key === kind)?.[1]]

    if (title && parts.some((part) => !textOf(title)?.includes(part ?? '')))
      yield breach('words', title, 'other than name and dose, or than its kind')
  }
}

const OF_DAY = /^reminders\.getReminder(?:s|Day)$/

/** What comes due in the morning may be done on the evening before. */
const BEFOREHAND_MS = 12 * MS_PER_HOUR

/** Since when a time may be done: the beginning of its day, or some hours before it. */
function earliestOf(item: Node): number {
  const [day, time] = ['day', 'time'].map((key) => textIn(item, key))
  const due = shanghaiMoment(day ?? '', time ?? '').getTime()
  return Math.min(startOfShanghaiDay(day ?? '').getTime(), due - BEFOREHAND_MS)
}

/** What is told is of today, and each was done about its day. */
export function* dayOfItems({ name, answer, now }: Told): Generator<Breach> {
  if (!OF_DAY.test(name)) return
  const day = fieldOf(answer, 'day')
  const [first, last] = [-MEANWHILE_MS, MEANWHILE_MS].map((ms) => shanghaiDay(now.getTime() + ms))
  if (day && day.value !== first && day.value !== last) yield breach('newest', day, 'not today')

  for (const item of nodesAt(answer, 'items[]')) {
    const [moment, its] = [momentOf(fieldOf(item, 'at')?.value), textIn(item, 'day')]
    const node = fieldOf(item, 'at')
    // One around midnight may be done on the day before or after.
    if (node && moment && isDay(its) && Math.abs(daysBetween(its, moment.day)) > 1)
      yield breach('calendar', node, 'on another day')
    else if (node && moment && moment.ms < earliestOf(item))
      yield breach('calendar', node, 'long before it')
  }
}

/** One time of a reminder is told once. */
export function* itemsOnce({ name, answer }: Told): Generator<Breach> {
  const items = OF_DAY.test(name) ? fieldOf(answer, 'items') : undefined

  const times = (items?.items ?? []).map((item) =>
    ['reminderId', 'day', 'time'].map((key) => textIn(item, key)).join(' '),
  )

  if (items && new Set(times).size < times.length) yield breach('same-id', items, 'a time twice')
}

/** What a reading can do is measured. */
export function* doneByReading({ name, answer }: Told): Generator<Breach> {
  if (!OF_DAY.test(name)) return

  for (const item of nodesAt(answer, 'items[]')) {
    const byReading = fieldOf(item, 'byReading')
    const [kind, state] = ['kind', 'state'].map((key) => textIn(item, key))
    if (byReading?.value === true && (kind === 'medicine' || state !== 'done'))
      yield breach('verdict', byReading, 'of what no reading has done')
  }
}

const CLOCK_LENGTH = 5
const DUE_SAID = new RegExp(`(\\d{1,2}:\\d{2}) ?(${Object.values(REMINDER_NAMES).join('|')})`, 'g')
const ANOTHER_DAY = /明|后天|周|星期/

/** The moment at which it comes, or comes again. */
const clocksOf = (item: Node): readonly unknown[] => [
  textIn(item, 'time'),
  textIn(item, 'at')
    .slice(`${textIn(item, 'day')}T`.length)
    .slice(0, CLOCK_LENGTH),
]

/** What a sentence has come at a time of today is due then. */
export function* itemsSaid({ name, answer }: Told): Generator<Breach> {
  const next = momentOf(fieldOf(answer, 'nextAt')?.value)
  if (!OF_DAY.test(name) || (next && next.day !== textIn(answer, 'day'))) return

  for (const key of ['sentence', 'elderSentence']) {
    const sentence = fieldOf(answer, key)
    const text = saidAt(answer, key)

    const isWrong = [...text.matchAll(DUE_SAID)].some(([, clock = '', word]) => {
      const then = nodesAt(answer, 'items[]').filter((item) =>
        clocksOf(item).includes(clock.padStart(CLOCK_LENGTH, '0')),
      )

      const kinds = Object.entries(REMINDER_NAMES).filter(([, said]) => said === word)
      const isOf = (item: Node) => kinds.some(([kind]) => kind === textIn(item, 'kind'))
      return then.length > 0 && !then.some(isOf)
    })

    if (sentence && isWrong && !ANOTHER_DAY.test(text))
      yield breach('told-twice', sentence, 'other than what is due then')
  }
}
