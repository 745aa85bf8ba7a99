// When the next reminder comes, against the plans and the items of the day.
import {
  isoWeekday,
  MS_PER_MINUTE,
  shanghaiClock,
  shanghaiDay,
  shanghaiMoment,
} from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, textOf, type Told } from '../node.ts'
import { nodesAt } from '../places.ts'

const PLANS = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

/** What comes while the run goes on may have come before the answer. */
const AHEAD_MS = 10 * MS_PER_MINUTE

const textAt = (node: Node, path: string): string => textOf(nodesAt(node, path)[0]) ?? ''

const isState = (item: Node, state: string): boolean => fieldOf(item, 'state')?.value === state

const timeOf = (item: Node): number =>
  shanghaiMoment(textAt(item, 'day'), textAt(item, 'time')).getTime()

/** What lies ahead on the day: times to come, and what was put off. */
const aheadOf = ({ answer, now }: Told): number[] =>
  nodesAt(answer, 'items[]').flatMap((item) => {
    const woken = momentOf(fieldOf(item, 'at')?.value)?.ms

    const ms = isState(item, 'upcoming')
      ? timeOf(item)
      : isState(item, 'snoozed')
        ? woken
        : undefined

    return ms !== undefined && ms > now.getTime() + AHEAD_MS ? [ms] : []
  })

const has = (list: Node | undefined, value: unknown): boolean =>
  list?.items.some((item) => item.value === value) ?? false

/** On a weekday and at a time of a plan that is on. */
const isPlanned = (plans: readonly Node[], ms: number): boolean =>
  plans.some(
    (plan) =>
      fieldOf(plan, 'active')?.value === true &&
      has(fieldOf(plan, 'weekdays'), isoWeekday(shanghaiDay(ms))) &&
      has(fieldOf(plan, 'times'), shanghaiClock(ms)),
  )

/** The next one comes no later than what lies ahead on the day, at a time that is planned or was put off to. */
export function* nextReminder(told: Answers): Generator<Between> {
  const plans = fieldOf(told.find(({ name }) => name === PLANS)?.answer, 'plans')

  for (const answer of told.filter(({ name }) => name === PLANS || name === DAY)) {
    const next = fieldOf(answer.answer, 'nextAt')
    const ms = momentOf(next?.value)?.ms
    const ahead = aheadOf(answer)
    const { name } = answer
    if (!next) continue

    if (ms === undefined) {
      if (ahead.length > 0)
        yield { name, law: 'silent', path: next.path, got: 'nothing, though something is to come' }
      continue
    }

    if (ms <= answer.now.getTime() + AHEAD_MS) continue
    const isKnown = ahead.includes(ms) || !isList(plans) || isPlanned(plans.items, ms)
    if (!isKnown || ahead.some((other) => other < ms))
      yield { name, law: 'same-fact', path: next.path, got: 'at no time that is planned' }
  }
}
