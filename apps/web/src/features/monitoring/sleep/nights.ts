import type { SleepNights } from '../../../shared/charts/options/sleep-nights-option.ts'
import { SLEEP_STAGES } from '../../../shared/charts/sleep/sleep-stages.ts'
import { SLEEP } from './sleep-copy.ts'
import type { SleepAnswer } from '../parts/answers.ts'
import { lengthText } from './sleep-view.ts'
import { dayName } from '../parts/span-days.ts'
import { clockOf, dayOf, placed } from '../../../shared/format/written-time.ts'

type Values = readonly (number | null)[]
type Texts = readonly (string | null)[]

/** The nights of a week or month; what only our own service tells of them is null without it. */
export interface Nights {
  days: string[]
  asleep: Values
  /** What the drawing is made of. */
  minutes: SleepNights['minutes'] | null
  starts: Texts | null
  ends: Texts | null
  scores: Values | null
}

export function nightsOf(data: SleepAnswer): Nights {
  const { times: days, pick } = placed(data.detailTimes, dayOf)

  const {
    deepDetails,
    lightDetails,
    remDetails,
    wakeDetails,
    startDetails,
    endDetails,
    scoreDetails,
  } = data

  const isStaged = deepDetails && lightDetails && remDetails && wakeDetails

  return {
    days,
    asleep: pick(data.details),
    minutes: isStaged
      ? {
          deep: pick(deepDetails),
          light: pick(lightDetails),
          rem: pick(remDetails),
          awake: pick(wakeDetails),
        }
      : null,
    starts: startDetails ? pick(startDetails).map(clockOf) : null,
    ends: endDetails ? pick(endDetails).map(clockOf) : null,
    scores: scoreDetails ? pick(scoreDetails) : null,
  }
}

/** The night under the finger, in words. */
export function nightText(
  { days, asleep, starts, ends, scores }: Nights,
  index: number | null,
  today: string,
): string {
  const day = index === null ? undefined : days[index]
  if (index === null || day === undefined) return SLEEP.touchNight
  const name = dayName(day, today)
  const [length, from, to, score] = [asleep[index], starts?.[index], ends?.[index], scores?.[index]]
  if (length === null || length === undefined) return SLEEP.noNight(name)

  return SLEEP.chosenNight(name, [
    SLEEP.slept(lengthText(length)),
    ...(from && to ? [`${from}–${to}`] : []),
    ...(score === null || score === undefined ? [] : [SLEEP.scoreIs(score)]),
  ])
}

/** The data table: the columns of what was told. */
export function nightTable({ days, asleep, minutes, starts, ends, scores }: Nights, today: string) {
  const { day, asleep: slept, start, end, score } = SLEEP.tableNight

  const columns: { name: string; values: Values | Texts | null }[] = [
    { name: slept, values: asleep },
    ...SLEEP_STAGES.toReversed().map(({ stage, name }) => ({
      name,
      values: minutes && minutes[stage],
    })),
    { name: start, values: starts },
    { name: end, values: ends },
    { name: score, values: scores },
  ]

  const told = columns.flatMap(({ name, values }) => (values ? [{ name, values }] : []))

  return {
    columns: [day, ...told.map(({ name }) => name)],
    rows: days.map((each, index) => [
      dayName(each, today),
      ...told.map(({ values }) => values[index] ?? null),
    ]),
  }
}
