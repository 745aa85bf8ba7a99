// The page for the doctor against medicines, days of the heart, nights of the oxygen, and pages without a pressure.
import { addDays, isDay, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { daysAsked, momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt } from '../places.ts'
import { CUT_OR_ROUNDED } from '../operations/tools.ts'

const DOCTOR = 'doctor.getDoctorPage'
const MEDICINES = 'profile.listMedicines'
const CHANGES = /^profile\.(?!list|get)/
const RATE = 'monitoring.getHeartRate'
const OXYGEN = 'monitoring.getOxygen'
const SLEEP = 'monitoring.getSleep'
const PRESSURE = 'monitoring.getBloodPressure'

const wrong = (node: Node, other: string): Between => ({
  name: DOCTOR,
  law: 'same-fact',
  path: node.path,
  got: `other than ${other}`,
})

/** Whoever typed no medicine has no dose of one, nor a day since when, on the page. */
const OF_MEDICINE = /\d{4}-\d{2}-\d{2}|\d ?(?:mg|g|ml|毫克|克|片|粒)/i

/** The line of a medicine has its dose, and since when it is taken; and it is one of those that were typed. */
function* medicines(told: Answers, page: Node): Generator<Between> {
  const lines = nodesAt(page, 'person.medicines[]')
  // A run that may change something may have changed these in between.
  if (told.some(({ name }) => CHANGES.test(name))) return
  const lists = told.filter(({ name, answer }) => name === MEDICINES && isList(answer))
  const names = lists.flatMap(({ answer }) => nodesAt(answer, '[].name')).map(textOf)

  for (const line of lists.length === 0 ? [] : lines) {
    const text = textOf(line) ?? ''
    if (OF_MEDICINE.test(text) && !names.some((name) => name && text.includes(name)))
      yield wrong(line, MEDICINES)
  }

  for (const row of lists.flatMap(({ answer }) => answer.items)) {
    const [name, ...facts] = ['name', 'dose', 'since'].map((key) => textOf(fieldOf(row, key)) ?? '')
    const own = lines.filter((line) => name && textOf(line)?.includes(name))
    const [line] = own
    if (line && own.length === 1 && facts.some((fact) => !textOf(line)?.includes(fact)))
      yield wrong(line, MEDICINES)
  }
}

/** A day has one resting rate; today's may have changed by what was measured since. */
function* resting(told: Answers, page: Node): Generator<Between> {
  const made = momentOf(fieldOf(page, 'madeAt')?.value)

  for (const { name, input, answer } of told) {
    const due = numberAt(answer, 'resting')
    if (name !== RATE || input['type'] !== SPANS.day || due === undefined || !made) continue
    const newest = momentOf(fieldOf(answer, 'lastTime')?.value)?.ms ?? Infinity
    if (input['dat'] === made.day && newest > made.ms) continue

    const day = nodesAt(page, 'restingHeart.days[]').find(
      (row) => fieldOf(row, 'day')?.value === input['dat'],
    )

    const [value] = nodesAt(day, 'value')
    if (value && Math.abs((numberOf(value) ?? due) - due) > 1) yield wrong(value, RATE)
  }
}

/** A slot of a week or a month, by its day. */
const slotsOf = (told: Answers, [call, series]: readonly [string, string]): Map<unknown, Node> =>
  new Map(
    told
      .filter(({ name }) => name === call)
      .flatMap(({ answer }) =>
        nodesAt(answer, 'detailTimes[]').flatMap(({ value }, index) => {
          const slot = fieldOf(answer, series)?.items[index]
          return slot ? [[value, slot] as const] : []
        }),
      ),
  )

/** A night is not lower than its day, and the day before where it began on that. */
function* lowestOfNights(told: Answers, page: Node): Generator<Between> {
  const low = slotsOf(told, [OXYGEN, 'lowDetails'])
  const [begins, ends] = ['startDetails', 'endDetails'].map((name) => slotsOf(told, [SLEEP, name]))

  for (const night of nodesAt(page, 'oxygen.nights[]')) {
    const [day, lowest] = ['day', 'lowest'].map((name) => fieldOf(night, name))
    const [from, to] = [begins, ends].map((slots) => textOf(slots?.get(day?.value)))
    const date = textOf(day)
    const least = numberOf(lowest)
    if (!lowest || least === undefined || from === undefined || to === undefined) continue
    const days = isDay(date) ? [date, ...(from < to ? [] : [addDays(date, -1)])] : []
    const due = days.map((each) => numberOf(low.get(each)))
    if (
      due.length > 0 &&
      due.every((value) => value !== undefined && least < value - CUT_OR_ROUNDED)
    )
      yield wrong(lowest, OXYGEN)
  }
}

/** The lowest of the nights of a span is that of its lowest night, where all of them are told. */
function* nightsOfSpans(told: Answers, page: Node): Generator<Between> {
  const nights = new Map(
    nodesAt(page, 'oxygen.nights[]').map((row) => [
      fieldOf(row, 'day')?.value,
      numberAt(row, 'lowest'),
    ]),
  )

  for (const { name, input, answer, now } of told) {
    const days = nodesAt(answer, 'detailTimes[]').map(({ value }) => value)
    const isOwn = input['type'] !== SPANS.day && input['userCode'] === undefined
    if (name !== OXYGEN || !isOwn || days.some((day) => !nights.has(day))) continue
    // The last night may still go on, and can only be lower.
    const goesOn = days.at(-1) === shanghaiDay(now)
    const all = days.slice(0, goesOn ? -1 : undefined).flatMap((day) => nights.get(day) ?? [])
    const [night, lowest] = ['night', 'night.lowest'].map((path) => nodesAt(answer, path)[0])
    if (all.length === 0) continue
    const more = (numberOf(lowest) ?? 0) - Math.min(...all)
    if (night?.value === null)
      yield { name, law: 'silent', path: night.path, got: `nothing, unlike ${DOCTOR}` }
    else if (lowest && (more > 1 || (!goesOn && more < -1)))
      yield { name, law: 'same-fact', path: lowest.path, got: `other than ${DOCTOR}` }
  }
}

/** Whose month of pressure is empty has none from a device. */
function* withoutPressure(told: Answers, page: Node): Generator<Between> {
  const months = told.filter(
    ({ name, input }) => name === PRESSURE && input['type'] === SPANS.month,
  )

  const [list] = nodesAt(page, 'pressure.readings')

  for (const { input, answer } of months) {
    const asked = daysAsked(input)

    const own = nodesAt(list, '[]').filter((row) => {
      const day = momentOf(fieldOf(row, 'at')?.value)?.day
      const isAsked = asked && day !== undefined && day >= asked.from && day <= asked.to
      return fieldOf(row, 'byHand')?.value === false && isAsked
    })

    if (list && answer.value === null && own.length > 0) yield wrong(list, PRESSURE)
  }
}

export function* doctorAndPages(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === DOCTOR))
    for (const law of [medicines, resting, lowestOfNights, nightsOfSpans, withoutPressure])
      yield* law(told, answer)
}
