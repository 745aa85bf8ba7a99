import { lastDays, shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { comparedNights, nightsToCompare } from '@kangban/rules/temperature/compared-nights'
import { DEEP_NIGHT_HOURS, TEMPERATURE_BAND, TEMPERATURE_BASELINE } from '@kangban/rules/thresholds'
import { temperatureSentence } from '@kangban/rules/temperature/temperature-sentence'
import { NOTHING, temperatureVerdict } from '@kangban/rules/verdicts'
import { nightTemperatures } from '../../shared/readings/values-of-days.ts'
import { metricPage, type OpenedMetric } from './metric-span.ts'
import type { Slot } from '@kangban/rules/day/slots'
import { clockTimes, everyMinutes, merged } from '@kangban/rules/day/slots'
import { rounded } from '@kangban/rules/day/trends'

const SLOT_MINUTES = 30

const twoDigits = (value: number | null): number | null =>
  value === null ? null : rounded(value, 2)

function halfHours(slots: readonly Slot[], from: Date, baseline: number | null) {
  const means = everyMinutes(slots, from, SLOT_MINUTES).map((group) => merged(group)?.mean ?? null)
  const atNight = (index: number) => (index * SLOT_MINUTES) / 60 < DEEP_NIGHT_HOURS

  return {
    detailTimes: clockTimes(SLOT_MINUTES),
    details: means.map(twoDigits),
    // By day the hands are cooler anyway: only the night compares with nights.
    deviations: means.map((value, index) =>
      value === null || baseline === null || !atNight(index) ? null : rounded(value - baseline, 2),
    ),
  }
}

async function temperaturePage(metric: OpenedMetric) {
  const { repository, known, accountId, span, spanName } = metric
  const isDay = span.type === 'day'
  const kind = 'temperature'
  const query = { accountId, kind, from: span.from, to: span.to } as const

  const [{ newest, slots }, means] = await Promise.all([
    known.of(`temperature of the ${spanName}`, { kind, days: span.days }, async () => ({
      newest: await repository.newestReading(query),
      slots: isDay ? await repository.slots('minute', query) : [],
    })),
    nightTemperatures(metric, lastDays(span.dat, nightsToCompare(span.days.length))),
  ])

  if (!newest) return null
  const nights = comparedNights(means, span.days.length)
  const measured = nights.filter((night) => night.mean !== null)
  const last = measured.at(-1) ?? nights.at(-1)

  const course = isDay
    ? halfHours(slots, span.from, last?.baseline ?? null)
    : {
        detailTimes: span.days,
        details: nights.map((night) => twoDigits(night.mean)),
        deviations: nights.map(({ deviation }) => deviation),
      }

  const unworn = last === undefined || last.mean === null
  const verdict = unworn ? NOTHING : temperatureVerdict(last.deviation)

  return {
    last: newest.value,
    lastTime: shanghaiTime(newest.at),
    nightMean: twoDigits(last?.mean ?? null),
    baseline: twoDigits(last?.baseline ?? null),
    deviation: last?.deviation ?? null,
    state: verdict.state,
    stateText: verdict.text,
    band: TEMPERATURE_BAND,
    baselineNights: last?.baselineNights ?? 0,
    nightsNeeded: TEMPERATURE_BASELINE.fewest,
    ...course,
    ...temperatureSentence({ deviations: measured.map(({ deviation }) => deviation) }, span),
  }
}

export const getTemperature: Handler<typeof contract.monitoring.getTemperature, Context> = ({
  context,
  input,
}) =>
  metricPage(
    { name: 'temperature', context, input, kinds: ['temperature'], days: nightsToCompare },
    temperaturePage,
  )
