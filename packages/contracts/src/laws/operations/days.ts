// Days of reports, of what lies along days, and of what is due on one.
import { addDays, isDay, isoWeekday, shanghaiDay } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { everyNode, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { at, breach } from './tools.ts'

const dayOf = (node: Node | undefined): string | undefined => {
  const day = textOf(node)
  return day !== undefined && isDay(day) ? day : undefined
}

const MONDAY = 1
const DAYS_OF_WEEK = 7

const ONE_DAY = ['daily', 'tcm', 'document']

/** The reports of one day and of one week, Monday first; what they are called is their kind. */
function* spanOf(kind: string | undefined, day: Node, endDay: Node): Generator<Breach> {
  const [first, last] = [dayOf(day), dayOf(endDay)]
  if (first === undefined || last === undefined) return
  if (ONE_DAY.includes(kind ?? '') && first !== last)
    yield breach('calendar', endDay, 'another day')
  if (kind !== 'weekly' && kind !== 'week') return
  if (kind === 'weekly' && isoWeekday(first) !== MONDAY) yield breach('calendar', day, 'no Monday')
  if (addDays(first, DAYS_OF_WEEK - 1) !== last) yield breach('calendar', endDay, 'not six days on')
}

const WEEKDAYS = '一二三四五六日'

/** `3月1日 周日`, of the report of a day. */
function* titleOf(node: Node, day: Node): Generator<Breach> {
  const [title, text] = [fieldOf(node, 'title'), dayOf(day)]
  const [, month, date] = /^(\d{1,2})月(\d{1,2})日/.exec(textOf(title) ?? '') ?? []
  const weekday = /周([一二三四五六日])/.exec(textOf(title) ?? '')?.[1]
  if (!title || text === undefined) return
  if (
    month &&
    (Number(month) !== Number(text.slice(5, 7)) || Number(date) !== Number(text.slice(8)))
  )
    yield breach('told-twice', title, 'another day')
  else if (weekday && WEEKDAYS[isoWeekday(text) - 1] !== weekday)
    yield breach('told-twice', title, 'another weekday')
}

/** What a report is about was over when it was made. */
const MADE = ['createdAt', 'at']
const OVER = ['daily', 'weekly', 'heart-risk']

export function* reportDays({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    const days = list.items.flatMap((row) => dayOf(fieldOf(row, 'day')) ?? [])
    if (list.key === 'weeks' && days.some((day, index) => day <= (days[index - 1] ?? '')))
      yield breach('sorted', list, 'not rising')
  }

  for (const node of everyNode(answer)) {
    const [day, endDay] = [fieldOf(node, 'day'), fieldOf(node, 'endDay')]
    const kind = textOf(fieldOf(node, 'kind'))
    if (!day || !endDay) continue
    yield* spanOf(node.path.includes('weeks') ? 'week' : kind, day, endDay)
    if (kind === 'daily') yield* titleOf(node, day)
    if (!OVER.includes(kind ?? '')) continue

    for (const name of MADE) {
      const made = fieldOf(node, name)
      const moment = momentOf(made?.value)
      if (made && moment && moment.day <= (dayOf(endDay) ?? ''))
        yield breach('calendar', made, 'before its days were over')
    }
  }
}

/** Rows of days in a row: each is the day after the one before, the last that of the page. */
const DAYS_IN_A_ROW = ['oxygen.nights', 'restingHeart.days', 'sleep.nights']

export function* doctorDays({ answer, now }: Told): Generator<Breach> {
  const [first, last] = ['fromDay', 'toDay'].map((name) => fieldOf(answer, name))
  const [from, to] = [dayOf(first), dayOf(last)]
  if (!first || !last || from === undefined || to === undefined) return
  if (to > shanghaiDay(now)) yield breach('future', last, 'a day to come')

  for (const path of DAYS_IN_A_ROW) {
    const list = at(answer, ...path.split('.'))
    if (!isList(list) || list.items.length === 0) continue
    const days = list.items.map((row) => dayOf(fieldOf(row, 'day')))
    if (days.some((day, index) => day !== addDays(from, index)) || days.at(-1) !== to)
      yield breach('calendar', list, 'other days than from fromDay to toDay')
  }
}

/** What came due the day before and can still be done, which is told with the next day. */
export function isLate(item: Node, day: Node | undefined): boolean {
  const today = dayOf(day)
  const isOpen = ['due', 'snoozed'].includes(textOf(fieldOf(item, 'state')) ?? '')
  return isOpen && today !== undefined && fieldOf(item, 'day')?.value === addDays(today, -1)
}

/** What is due on a day bears it, at a time that its plan has; what was done was done at some time. */
export function* dueOnDay({ answer }: Told): Generator<Breach> {
  const [day, items] = [fieldOf(answer, 'day'), fieldOf(answer, 'items')]
  const plans = fieldOf(answer, 'plans')
  const nextAt = fieldOf(answer, 'nextAt')
  const next = momentOf(nextAt?.value)
  if (nextAt && next && next.day < (dayOf(day) ?? '')) yield breach('newest', nextAt, 'in the past')
  if (!day || !isList(items)) return

  const times = items.items.map((item) =>
    ['day', 'time'].map((name) => textOf(fieldOf(item, name)) ?? '').join(' '),
  )

  if (times.some((time, index) => time < (times[index - 1] ?? '')))
    yield breach('sorted', items, 'not in the order of the day')

  for (const item of items.items) {
    const [itsDay, time, done] = ['day', 'time', 'at'].map((name) => fieldOf(item, name))
    if (itsDay && itsDay.value !== day.value && !isLate(item, day))
      yield breach('calendar', itsDay, 'another day')
    if (done?.value === null && fieldOf(item, 'state')?.value === 'done')
      yield breach('verdict', done, 'done at no time')
    if (time && isList(plans)) yield* ofPlan(item, time, plans)
  }
}

function* ofPlan(item: Node, time: Node, plans: Node): Generator<Breach> {
  const id = fieldOf(item, 'reminderId')
  const plan = plans.items.find((each) => fieldOf(each, 'id')?.value === id?.value)
  if (!plan) return
  const [times, weekdays] = ['times', 'weekdays'].map((name) => fieldOf(plan, name))
  const day = textOf(fieldOf(item, 'day')) ?? ''
  // A plan that was changed leaves what it had due before as it was.
  if (fieldOf(item, 'state')?.value !== 'upcoming') return
  if (!times?.items.some(({ value }) => value === time.value))
    yield breach('same-fact', time, 'other than its plan')
  if (weekdays && isDay(day) && !weekdays.items.some(({ value }) => value === isoWeekday(day)))
    yield breach('same-fact', weekdays, 'without that of what is to come')
}

/** Times of day and weekdays of a plan stand in their order. */
export function* planOrder({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (!isList(list) || !/^(?:times|weekdays)$/.test(list.key)) continue
    const values = list.items.map(timeOrWeekday)
    if (values.some((value, index) => value !== '' && value <= (values[index - 1] ?? '')))
      yield breach('sorted', list, 'not rising')
  }
}

/** As a text, which rises with it; nothing for anything else. */
function timeOrWeekday({ value }: Node): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value) ? value : ''
}
