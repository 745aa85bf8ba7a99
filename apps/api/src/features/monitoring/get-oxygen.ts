import { shanghaiClock, shanghaiHour, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { oxygenEvents } from '@kangban/rules/oxygen/oxygen-events'
import { oxygenSentence } from '@kangban/rules/oxygen/oxygen-sentence'
import { isNight, OXYGEN_LOW } from '@kangban/rules/thresholds'
import { oxygenVerdict } from '@kangban/rules/verdicts'
import { warningEvent } from '@kangban/rules/warnings/warning-event'
import { LONGEST_EVENT_MS, reachesInto } from '@kangban/rules/warnings/reaches-into'
import { overDays } from '@kangban/rules/day/metric-span'
import { metricPage, type OpenedMetric, waitingFor } from './metric-span.ts'
import { byDay, merged, type Slots } from '@kangban/rules/day/slots'
import { rounded } from '@kangban/rules/day/trends'

type Fall = Parameters<typeof oxygenEvents>[0][number]

const figuresOf = ({ mean, low }: Slots, falls: readonly Fall[]) => ({
  avg: rounded(mean, 1),
  lowest: low,
  lowEvents: oxygenEvents(falls).length,
})

const isOfNight = ({ at }: { at: Date }) => isNight(shanghaiHour(at))

async function oxygenPage(metric: OpenedMetric) {
  const { repository, known, accountId, span, spanName } = metric
  const isDay = span.type === 'day'
  const kind = 'oxygen'
  const query = { accountId, kind, from: span.from, to: span.to } as const

  const [{ slots, falls, newest }, warnings, waiting] = await Promise.all([
    known.of(`oxygen of the ${spanName}`, { kind, days: span.days }, async () => ({
      slots: await repository.slots(isDay ? 'minute' : 'hour', query),
      falls: await repository.oxygenFalls(query),
      newest: await repository.newestReading(query),
    })),
    // A warning is shared as one, on whichever page it stands.
    metric.areas.includes('warnings')
      ? known.of(`oxygen warnings of the ${spanName}`, ['Warning'], () =>
          repository.warningsOf(
            { ...query, from: new Date(span.from.getTime() - LONGEST_EVENT_MS) },
            ['oxygen-low'],
          ),
        )
      : [],
    waitingFor(metric),
  ])

  const whole = merged(slots)
  if (!whole || !newest) return null
  const night = merged(slots.filter(isOfNight))
  const nightFigures = night && figuresOf(night, falls.filter(isOfNight))
  // Hours suffice for the figures of a week or month, since the night begins and ends on the hour.
  const days = byDay(slots, span.days)
  const course = isDay ? slots : days.map(merged)

  const figures = {
    ...figuresOf(whole, falls),
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
    night: nightFigures,
    detailTimes: isDay ? slots.map(({ at }) => shanghaiClock(at)) : span.days,
    details: course.map((slot) => slot && (isDay ? slot.low : rounded(slot.mean, 1))),
    lowDetails: course.map((slot) => slot && slot.low),
    hiDetails: course.map((slot) => slot && slot.high),
    warnings: warnings.filter((row) => reachesInto(row, span.from)).map(warningEvent),
    ...oxygenSentence(
      {
        average: figures.avg,
        lowest: figures.lowest,
        lowEvents: figures.lowEvents,
        nightLowEvents: nightFigures?.lowEvents ?? 0,
        asked: { stretch: span, waiting },
      },
      span,
    ),
  }
}

export const getOxygen: Handler<typeof contract.monitoring.getOxygen, Context> = ({
  context,
  input,
}) =>
  metricPage({ name: 'oxygen', context, input, tables: ['Warning'], kinds: ['oxygen'] }, oxygenPage)
