// When a reminder comes due. All times are of China's clock.
import {
  addDays,
  isoWeekday,
  MS_PER_HOUR,
  MS_PER_MINUTE,
  shanghaiDay,
  shanghaiMoment,
} from '@kangban/china-time'
import type { ReminderKindName } from '@kangban/contracts'
import { groupedBy } from '../day/slots.ts'

/** A version of a plan: in force from `since` to before `until`. */
export interface PlanVersion {
  /** The same in all versions of a reminder. */
  reminderId: string
  kind: ReminderKindName
  name: string
  dose: string
  /** 1 is Monday. */
  weekdays: readonly number[]
  /** HH:mm */
  times: readonly string[]
  active: boolean
  since: Date
  until: Date | null
}

/** One time of a reminder. */
export interface Occurrence {
  plan: PlanVersion
  day: string
  time: string
  at: Date
  /** What is measured from then on counts for it. */
  opens: Date
  /** Until then it can be done; afterwards it was missed. */
  closes: Date
}

/** Whoever is a little early has done it. */
const EARLY_MS = MS_PER_HOUR
/** How long it stays open: the pressure of the morning is none of the noon. */
const OPEN_HOURS = 3
const MEDICINE_OPEN_HOURS = 4

/** A message that comes later than this helps nobody. */
export const LATE_MS = 30 * MS_PER_MINUTE

const openMs = ({ kind }: PlanVersion): number =>
  (kind === 'medicine' ? MEDICINE_OPEN_HOURS : OPEN_HOURS) * MS_PER_HOUR

const isOn = ({ active, weekdays, since, until }: PlanVersion, day: string, at: Date): boolean =>
  active && weekdays.includes(isoWeekday(day)) && at >= since && (until === null || at < until)

/** What of the same kind is ticked by the same readings; two medicines are two things. */
const lane = ({ kind, name }: PlanVersion): string => `${kind} ${name}`

/** Where the time of one ends and that of the next begins, so that no reading counts twice. */
const border = (before: number, after: number): number =>
  after - Math.min(EARLY_MS, (after - before) / 2)

type Begun = Pick<Occurrence, 'plan' | 'day' | 'time' | 'at'>

/** Of one lane, in their order; those of one moment have the same neighbours. */
function bounded(all: readonly Begun[]): Occurrence[] {
  const moments = [...new Set(all.map(({ at }) => at.getTime()))]
  const placeOf = new Map(moments.map((moment, place) => [moment, place]))

  return all.map((one) => {
    const at = one.at.getTime()
    const place = placeOf.get(at) ?? 0
    const [before, after] = [moments[place - 1], moments[place + 1]]
    const closes = at + openMs(one.plan)

    return {
      ...one,
      opens: new Date(before === undefined ? at - EARLY_MS : border(before, at)),
      closes: new Date(after === undefined ? closes : Math.min(closes, border(at, after))),
    }
  })
}

/** Every time of the plans on the days, in their order. */
export function occurrencesOf(
  plans: readonly PlanVersion[],
  days: readonly string[],
): Occurrence[] {
  const begun = days.flatMap((day) =>
    plans.flatMap((plan) =>
      plan.times
        .map((time) => ({ plan, day, time, at: shanghaiMoment(day, time) }))
        .filter(({ at }) => isOn(plan, day, at)),
    ),
  )

  const ordered = begun.toSorted((a, b) => a.at.getTime() - b.at.getTime())

  return [...groupedBy(ordered, ({ plan }) => lane(plan)).values()]
    .flatMap(bounded)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const WEEK = 7

/** When a plan comes due next after a moment; null when it never does. */
export function nextTime(plan: PlanVersion, after: Date): Date | null {
  const today = shanghaiDay(after)

  for (let ahead = 0; ahead <= WEEK; ahead++) {
    const day = addDays(today, ahead)

    for (const time of plan.times.toSorted()) {
      const at = shanghaiMoment(day, time)
      if (at > after && isOn(plan, day, at)) return at
    }
  }

  return null
}

/** When a plan came due last, up to a moment and not long before it; null otherwise. */
export function justNow(plan: PlanVersion, now: Date): Date | null {
  const today = shanghaiDay(now)

  const times = [addDays(today, -1), today].flatMap((day) =>
    plan.times
      .toSorted()
      .map((time) => ({ day, at: shanghaiMoment(day, time) }))
      .filter(({ at }) => isOn(plan, day, at) && at <= now),
  )

  const last = times.at(-1)?.at
  return last && now.getTime() - last.getTime() <= LATE_MS ? last : null
}

/** Whether a plan has come due since it is in force: from then on changing it begins another version. */
export const hasComeDue = (plan: PlanVersion, now: Date): boolean => {
  const first = nextTime(plan, new Date(plan.since.getTime() - 1))
  return first !== null && first <= now
}
