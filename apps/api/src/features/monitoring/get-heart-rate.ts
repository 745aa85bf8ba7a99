import { addDays, lastDays, shanghaiHour, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { heartSentence } from '@kangban/rules/heart/heart-sentence'
import { restingOf } from '@kangban/rules/heart/resting-rate'
import { heartZones, zoneLimits } from '@kangban/rules/heart/heart-zones'
import { HEART_RATE, RESTING_BASELINE } from '@kangban/rules/thresholds'
import { heartRateVerdict } from '@kangban/rules/verdicts'
import { warningEvent } from '@kangban/rules/warnings/warning-event'
import { storedWarning } from '@kangban/rules/warnings/warning-texts'
import { overDays } from '@kangban/rules/day/metric-span'
import { restingRates } from '../../shared/readings/values-of-days.ts'
import { metricPage, type OpenedMetric, waitingFor } from './metric-span.ts'
import type { Slot } from '@kangban/rules/day/slots'
import { byDay, clockTimes, everyMinutes, median, merged, quantile } from '@kangban/rules/day/slots'
import { rounded } from '@kangban/rules/day/trends'

const BUCKET_MINUTES = 5

const measured = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

function baselineOf(resting: readonly number[]) {
  if (resting.length < RESTING_BASELINE.fewest) return null
  const at = (share: number) => Math.round(quantile(resting, share))
  return { usual: at(0.5), low: at(0.1), high: at(0.9), days: resting.length }
}

const seriesOf = (groups: readonly Slot[][], middle: (slots: readonly Slot[]) => number) => ({
  details: groups.map((slots) => (slots.length === 0 ? null : Math.round(middle(slots)))),
  lowDetails: groups.map((slots) =>
    slots.length === 0 ? null : Math.round(Math.min(...slots.map(({ low }) => low))),
  ),
  hiDetails: groups.map((slots) =>
    slots.length === 0 ? null : Math.round(Math.max(...slots.map(({ high }) => high))),
  ),
})

const dayCourse = (minutes: readonly Slot[], from: Date) =>
  seriesOf(everyMinutes(minutes, from, BUCKET_MINUTES), (slots) =>
    median(slots.map(({ mean }) => mean)),
  )

async function heartRatePage(metric: OpenedMetric) {
  const { repository, known, accountId, ageYears, span, spanName } = metric
  const kind = 'heartRate'
  const limits = zoneLimits(ageYears)
  const earlier = lastDays(addDays(span.dat, -1), RESTING_BASELINE.days)
  const query = { accountId, kind, from: span.from, to: span.to } as const

  const [{ hours, course, newest }, usualResting, warnings, waiting] = await Promise.all([
    known.of(
      `heart rate of the ${spanName} below ${limits.join()}`,
      { kind, days: span.days },
      async () => {
        const hours = await repository.slots('hour', { ...query, limits })

        return {
          hours,
          course:
            span.type === 'day'
              ? dayCourse(await repository.slots('minute', query), span.from)
              : seriesOf(byDay(hours, span.days), (slots) => merged(slots)?.mean ?? 0),
          newest: await repository.newestReading(query),
        }
      },
    ),
    restingRates(metric, earlier),
    // A warning is shared as one, on whichever page it stands.
    metric.areas.includes('warnings')
      ? known.of(`heart warnings of the ${spanName}`, ['Warning'], () =>
          repository.warningsOf(query, ['heart-fast', 'heart-slow', 'af-suspected']),
        )
      : [],
    waitingFor(metric),
  ])

  const days = byDay(hours, span.days)
  const whole = merged(days.flat())
  if (!whole || !newest) return null
  const over = overDays(days, span)
  const resting = measured(over.map(restingOf))
  const baseline = baselineOf(measured(usualResting))

  const figures = {
    min: Math.round(whole.low),
    avg: Math.round(merged(over.flat())?.mean ?? whole.mean),
    max: Math.round(whole.high),
    resting: resting.length === 0 ? null : rounded(median(resting)),
  }

  const verdict = heartRateVerdict(newest.value, shanghaiHour(newest.at))

  return {
    last: Math.round(newest.value),
    lastTime: shanghaiTime(newest.at),
    state: verdict.state,
    stateText: verdict.text,
    ...figures,
    normal: { low: HEART_RATE.low, high: HEART_RATE.high },
    baseline,
    zones: heartZones(limits, whole.below, whole.count),
    detailTimes: span.type === 'day' ? clockTimes(BUCKET_MINUTES) : span.days,
    ...course,
    warnings: warnings.map(warningEvent),
    ...heartSentence(
      {
        average: figures.avg,
        lowest: figures.min,
        highest: figures.max,
        resting: figures.resting,
        usual: baseline,
        warnings: warnings.map((row) => ({
          ...storedWarning(row),
          handled: row.handledAt !== null,
        })),
        asked: { stretch: span, waiting },
      },
      span,
    ),
  }
}

export const getHeartRate: Handler<typeof contract.monitoring.getHeartRate, Context> = ({
  context,
  input,
}) =>
  metricPage(
    {
      name: 'heart rate',
      context,
      input,
      tables: ['Warning'],
      kinds: ['heartRate'],
      days: (length) => Math.max(length, 1 + RESTING_BASELINE.days),
    },
    heartRatePage,
  )
