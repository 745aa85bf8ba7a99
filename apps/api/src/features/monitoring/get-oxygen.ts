import { shanghaiClock, shanghaiHour, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { oxygenSentence } from '@kangban/rules/oxygen/oxygen-sentence'
import { isNight, OXYGEN_LOW } from '@kangban/rules/thresholds'
import { oxygenVerdict } from '@kangban/rules/verdicts'
import { warningEvent } from '@kangban/rules/warnings/warning-event'
import { overDays } from '@kangban/rules/day/metric-span'
import { openMetric } from './metric-span.ts'
import { byDay, merged, type Slots } from '@kangban/rules/day/slots'
import { rounded } from '@kangban/rules/day/trends'

const figuresOf = ({ mean, low, below }: Slots) => ({
  avg: rounded(mean, 1),
  lowest: low,
  belowCount: below[0] ?? 0,
})

export const getOxygen: Handler<typeof contract.monitoring.getOxygen, Context> = async ({
  context,
  input,
}) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, span } = metric
  const isDay = span.type === 'day'

  const query = {
    accountId,
    kind: 'oxygen',
    from: span.from,
    to: span.to,
    limits: [OXYGEN_LOW],
  } as const

  const [slots, newest, warnings] = await Promise.all([
    repository.slots(isDay ? 'minute' : 'hour', query),
    repository.newestReading(query),
    repository.warningsOf(query, ['oxygen-low']),
  ])

  const whole = merged(slots)
  if (!whole || !newest) return null
  const night = merged(slots.filter(({ at }) => isNight(shanghaiHour(at))))
  // Hours suffice for the figures of a week or month, since the night begins and ends on the hour.
  const days = byDay(slots, span.days)
  const course = isDay ? slots : days.map(merged)

  const figures = {
    ...figuresOf(whole),
    avg: rounded(merged(overDays(days, span).flat())?.mean ?? whole.mean, 1),
  }

  const verdict = oxygenVerdict({ newest: newest.value, lowest: figures.lowest })

  return {
    last: newest.value,
    lastTime: shanghaiTime(newest.at),
    state: verdict.state,
    stateText: verdict.text,
    ...figures,
    threshold: OXYGEN_LOW,
    night: night && figuresOf(night),
    detailTimes: isDay ? slots.map(({ at }) => shanghaiClock(at)) : span.days,
    details: course.map((slot) => slot && (isDay ? slot.low : rounded(slot.mean, 1))),
    lowDetails: course.map((slot) => slot && slot.low),
    hiDetails: course.map((slot) => slot && slot.high),
    warnings: warnings.map(warningEvent),
    ...oxygenSentence(
      {
        average: figures.avg,
        lowest: figures.lowest,
        belowCount: figures.belowCount,
        nightBelowCount: night?.below[0] ?? 0,
      },
      span,
    ),
  }
}
