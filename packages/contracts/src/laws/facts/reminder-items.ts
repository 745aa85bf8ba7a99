// One time of a reminder in both calls that tell a day, and the reading that did it.
import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { daysAsked, momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { msAt, nodesAt } from '../places.ts'

const PLANS = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

const keyOf = (item: Node): string =>
  ['reminderId', 'day', 'time'].map((key) => textOf(fieldOf(item, key))).join(' ')

/** What is marked or comes due while the run goes on is another one in the next call. */
const MEANWHILE_MS = 10 * MS_PER_MINUTE
const SETTLED = ['done', 'skipped', 'missed']

/** Whether it was as it is before the run. */
const isSettled = (item: Node, { now }: Told): boolean =>
  SETTLED.includes(textOf(fieldOf(item, 'state')) ?? '') &&
  (msAt(item, 'at') ?? 0) < now.getTime() - MEANWHILE_MS

/** What is done, skipped or missed is so in both. */
export function* sameItems(told: Answers): Generator<Between> {
  const items = new Map(
    nodesAt(answerOf(told, PLANS), 'items[]').map((item) => [keyOf(item), item]),
  )

  for (const day of told.filter(({ name }) => name === DAY))
    for (const item of nodesAt(day.answer, 'items[]')) {
      const other = items.get(keyOf(item))
      if (!other || !isSettled(item, day) || !isSettled(other, day)) continue

      for (const key of ['state', 'at', 'byReading', 'value']) {
        const [own, told] = [fieldOf(item, key), fieldOf(other, key)]
        if (own && told && own.value !== told.value)
          yield { name: DAY, law: 'same-fact', path: own.path, got: `other than ${PLANS}` }
      }
    }
}

const PAGE = 'monitoring.getBloodPressure'
const TYPED = 'monitoring.listManualReadings'
const DOCTOR = 'doctor.getDoctorPage'

interface Source {
  readonly call: string
  readonly at: string
  readonly keys: readonly [moment: string, sbp: string, dbp: string]
}

const MEASURED: Source = { call: PAGE, at: 'readings[]', keys: ['at', 'sbp', 'dbp'] }

/** Where what was typed is told as well; one of them is enough. */
const WITH_TYPED: readonly Source[] = [
  {
    call: TYPED,
    at: '[].reading',
    keys: ['at', 'systolic', 'diastolic'],
  },
  { call: DOCTOR, at: 'pressure.readings[]', keys: ['at', 'sbp', 'dbp'] },
]

interface Pressure {
  readonly ms: number | undefined
  readonly text: string
}

/** The days of a question, or of the answer. */
const daysOf = ({ input, answer }: Told) => {
  const asked = daysAsked(input)

  return asked
    ? [asked.from, asked.to]
    : ['fromDay', 'toDay'].map((name) => textOf(fieldOf(answer, name)) ?? '')
}

/** What was measured on a day, of each answer that tells of the whole of it. */
const pressuresOn = (told: Answers, day: string, { call, at, keys }: Source): Pressure[][] =>
  told
    .filter((each) => {
      const [from = '', to = ''] = daysOf(each)
      const list = nodesAt(each.answer, at.replace(/\[\].*$/, ''))
      return each.name === call && day >= from && day <= to && list.length > 0
    })
    .map(({ answer }) =>
      nodesAt(answer, at).map((row): Pressure => {
        const [moment, ...values] = keys.map((key) => nodesAt(row, key)[0]?.value)
        return { ms: momentOf(moment)?.ms, text: values.join('/') }
      }),
    )

/** A pressure that has done what was due is one of its day, measured or typed. */
export function* readingOfItem(told: Answers): Generator<Between> {
  for (const { name, answer, now } of told.filter(
    ({ name: call }) => call === PLANS || call === DAY,
  ))
    for (const item of nodesAt(answer, 'items[]')) {
      const [at, value] = ['at', 'value'].map((key) => fieldOf(item, key))
      const ms = momentOf(at?.value)?.ms
      if (fieldOf(item, 'kind')?.value !== 'pressure' || !at || !value || ms === undefined) continue
      if (fieldOf(item, 'byReading')?.value !== true) continue
      if (ms > now.getTime() - MEANWHILE_MS) continue
      const day = shanghaiDay(ms)
      const measured = pressuresOn(told, day, MEASURED)
      const typed = WITH_TYPED.flatMap((source) => pressuresOn(told, day, source))
      const then = [...measured, ...typed].flat().filter((each) => each.ms === ms)
      if (then.length === 0 && measured.length > 0 && typed.length > 0)
        yield { name, law: 'same-fact', path: at.path, got: `at no time of ${PAGE}` }
      else if (
        value.value !== '' &&
        then.length > 0 &&
        then.every(({ text }) => text !== value.value)
      )
        yield { name, law: 'same-fact', path: value.path, got: `other than ${PAGE}` }
    }
}
