// What the page for the doctor concludes of events, and the nights on which they fell, against the list of events.
import { addDays, isDay, MS_PER_MINUTE, shanghaiClock, shanghaiMoment } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf } from '../node.ts'
import { msAt, nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'
import { dayOf, type Events, eventsOf, msOf } from './events-told.ts'

const DOCTOR = 'doctor.getDoctorPage'
const LIST = 'warnings.listWarnings'
const SLEEP = 'monitoring.getSleep'

const wrong = ({ path }: Node, other: string): Between => ({
  name: DOCTOR,
  law: 'same-fact',
  path,
  got: `other than ${other}`,
})

const isKind = (event: Node, kind: string): boolean => fieldOf(event, 'eventType')?.value === kind

/** The events of the page; undefined where some of them may be left out. */
function eventsOfPage(page: Node, { rows, since }: Events): readonly Node[] | undefined {
  const [from, to] = ['fromDay', 'toDay'].map((name) => textOf(fieldOf(page, name)))
  const made = msAt(page, 'madeAt')
  if (!isDay(from) || !isDay(to) || made === undefined) return undefined
  if (since > shanghaiMoment(from, '00:00').getTime()) return undefined
  return rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to && msOf(row) <= made)
}

const WORST = /^(\d+) 次，最重的 /
const DATE = /(\d+)月(\d+)日/

/** The day and the clock of an event stand in a text; a day may be called otherwise. */
function isThen(text: string, event: Node): boolean {
  const [, month, date] = DATE.exec(text) ?? []
  const day = month === undefined ? undefined : `${Number(month)} ${Number(date)}`
  const own = dayOf(event)
  const isDayOf = day === undefined || day === `${Number(own.slice(5, 7))} ${Number(own.slice(8))}`

  return isDayOf && text.includes(shanghaiClock(msOf(event)))
}

/** 3 次，最重的 137 次/分（上限 100），2月17日 19:45: so many events are called so or are of the same kind, and the worst is one of them. */
function* concluded(page: Node, own: readonly Node[]): Generator<Between> {
  for (const row of nodesAt(page, 'conclusions[]')) {
    const [title, text] = ['title', 'text'].map((name) => saidAt(row, name))
    const [node] = nodesAt(row, 'text')
    const kind = own.find((event) => saidAt(event, 'eventName') === title)
    const count = amountIn(text ?? '', WORST)
    if (!node || !kind || count === undefined || text === undefined) continue
    const alike = own.filter((event) => isKind(event, saidAt(kind, 'eventType')))

    const isOne = alike.some(
      (event) =>
        ['valueText', 'limitText'].every((name) => text.includes(saidAt(event, name))) &&
        isThen(text, event),
    )

    if (!isOne || count < alike.length) yield wrong(node, LIST)
  }
}

const OF_STRIPS = /^\d+ 份心电图：/
const STRIP = /(\d+)月(\d+)日 (\d\d:\d\d)/g
const OF_RECORD = /记录/

/** 2 份心电图：2月17日 19:51，…: each of the suspected strips that is told is an event of its minute. */
function* stripsConcluded(page: Node, own: readonly Node[]): Generator<Between> {
  const moments = own
    .filter((event) => isKind(event, 'af-suspected'))
    .map((event) => {
      const day = dayOf(event)
      return `${Number(day.slice(5, 7))} ${Number(day.slice(8))} ${shanghaiClock(msOf(event))}`
    })

  for (const node of nodesAt(page, 'conclusions[].text')) {
    const text = textOf(node) ?? ''
    if (!OF_STRIPS.test(text) || OF_RECORD.test(text)) continue

    const said = [...text.matchAll(STRIP)].map(
      ([, month, date, clock]) => `${Number(month)} ${Number(date)} ${clock}`,
    )

    if (said.some((moment) => !moments.includes(moment))) yield wrong(node, LIST)
  }
}

const SUSPECTED = /疑似房颤 (\d+) 份/

/** Every strip with suspected fibrillation that is an event is one of those that are counted; a stretch of a long record has a length. */
function* suspected(page: Node, own: readonly Node[]): Generator<Between> {
  const [text] = nodesAt(page, 'ecg.text')
  const count = amountIn(saidAt(page, 'ecg.text'), SUSPECTED)

  const strips = own.filter(
    (event) => isKind(event, 'af-suspected') && fieldOf(event, 'seconds')?.value === null,
  )

  if (text && count !== undefined && count < strips.length) yield wrong(text, LIST)
}

/** When somebody slept before a day, by any week or month. */
function nightOf(told: Answers, day: string): readonly [from: number, to: number] | undefined {
  for (const { answer } of told.filter(({ name }) => name === SLEEP)) {
    const index = nodesAt(answer, 'detailTimes[]').findIndex(({ value }) => value === day)
    const slots = ['startDetails', 'endDetails'].map((key) => fieldOf(answer, key)?.items[index])
    const [start, end] = slots.map(textOf)

    if (start !== undefined && end !== undefined) {
      const before = start < end ? day : addDays(day, -1)
      return [shanghaiMoment(before, start).getTime(), shanghaiMoment(day, end).getTime()]
    }
  }

  return undefined
}

/** Both ends of a night are rounded. */
const ENDS_MS = MS_PER_MINUTE
/** So are both values. */
const WITHIN = 1

/** The lowest of a night is no higher than an event of it, as far as its hours are told; the last one may still go on. */
function* lowestOfNights(page: Node, own: readonly Node[], told: Answers): Generator<Between> {
  for (const row of nodesAt(page, 'oxygen.nights[]')) {
    const [day, lowest] = [saidAt(row, 'day'), fieldOf(row, 'lowest')]
    const [from, to] = (isDay(day) && day < saidAt(page, 'toDay') && nightOf(told, day)) || []
    if (!lowest || from === undefined || to === undefined) continue

    const values = own
      .filter((event) => isKind(event, 'oxygen-low'))
      .filter((event) => msOf(event) > from + ENDS_MS && msOf(event) < to - ENDS_MS)
      .flatMap((event) => numberAt(event, 'value') ?? [])

    if (values.length > 0 && (numberOf(lowest) ?? Infinity) > Math.min(...values) + WITHIN)
      yield wrong(lowest, LIST)
  }
}

export function* doctorAndEvents(told: Answers): Generator<Between> {
  const events = eventsOf(told)

  for (const { answer } of events ? told.filter(({ name }) => name === DOCTOR) : []) {
    const own = events && eventsOfPage(answer, events)
    if (!own) continue
    yield* concluded(answer, own)
    yield* stripsConcluded(answer, own)
    yield* suspected(answer, own)
    yield* lowestOfNights(answer, own, told)
  }
}
