// One time of a reminder in both calls that tell a day, and the reading that did it.
import { MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { msAt, nodesAt } from '../places.ts'
import { spanOf } from '../spans.ts'

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

interface Pressure {
  readonly ms: number | undefined
  readonly text: string
}

const pressuresAt = (
  answer: Node | undefined,
  path: string,
  keys: readonly [string, string, string],
) =>
  nodesAt(answer, path).map((row): Pressure => {
    const [at, ...values] = keys.map((key) => nodesAt(row, key)[0]?.value)
    return { ms: momentOf(at)?.ms, text: values.join('/') }
  })

/** A pressure that has done what was due is one of its day. */
export function* readingOfItem(told: Answers): Generator<Between> {
  const typed = told
    .filter(({ name }) => name === TYPED)
    .flatMap(({ answer }) => pressuresAt(answer, '[].reading', ['at', 'systolic', 'diastolic']))

  for (const { name, answer } of told.filter((each) => each.name === PLANS || each.name === DAY))
    for (const item of nodesAt(answer, 'items[]')) {
      const [at, value] = ['at', 'value'].map((key) => fieldOf(item, key))
      const ms = momentOf(at?.value)?.ms
      if (fieldOf(item, 'kind')?.value !== 'pressure' || !at || !value || ms === undefined) continue
      if (fieldOf(item, 'byReading')?.value !== true) continue
      const page = spanOf(told, { name: PAGE, type: SPANS.day, day: shanghaiDay(ms) })
      const measured = pressuresAt(page?.answer, 'readings[]', ['at', 'sbp', 'dbp'])
      const then = [...measured, ...typed].filter((each) => each.ms === ms)
      if (!page || nodesAt(page.answer, 'readings').length === 0) continue
      if (then.length === 0)
        yield { name, law: 'same-fact', path: at.path, got: `at no time of ${PAGE}` }
      else if (value.value !== '' && then.every(({ text }) => text !== value.value))
        yield { name, law: 'same-fact', path: value.path, got: `other than ${PAGE}` }
    }
}
