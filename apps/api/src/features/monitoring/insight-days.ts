import { lastDays, startOfShanghaiDay } from '@kangban/china-time'
import { byDay, meanOrNull } from '@kangban/rules/day/slots'
import type { MetricSpan } from '@kangban/rules/day/metric-span'
import { restingOf } from '@kangban/rules/heart/resting-rate'
import type { Begun, InsightDay } from '@kangban/rules/insight/insights'
import { timesOfDay } from '@kangban/rules/pressure/pressure-parts'
import { minutesAsleep } from '@kangban/rules/sleep/sleep-score'
import { INSIGHT } from '@kangban/rules/thresholds'
import { stagesOf } from '../../shared/readings/night-figures.ts'
import type { Database } from '../../database/open-database.ts'
import { medicinesRepository } from '../../shared/readings/medicines.repository.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'

/** The days that end with the span, as far back as insights look; by a fixed number of queries. */
export async function insightDays(
  database: Database,
  { accountId, span }: { accountId: string; span: MetricSpan },
): Promise<{ days: InsightDay[]; begun: Begun[] }> {
  const repository = readingsRepository(database)
  const looked = lastDays(span.dat, INSIGHT.days)
  const fromDay = looked[0] ?? span.dat
  const from = startOfShanghaiDay(fromDay)

  const [nights, pressures, hours, medicines] = await Promise.all([
    repository.nights({ accountId, fromDay, toDay: span.dat }),
    repository.monitorPressures({ accountId, from, to: span.to }),
    repository.slots('hour', { accountId, kind: 'heartRate', from, to: span.to }),
    medicinesRepository(database).begun({ accountId, fromDay, toDay: span.dat }),
  ])

  const asleep = new Map(
    nights.map(({ day, stages }) => [day, minutesAsleep({ stages: stagesOf(stages) })]),
  )

  const mornings = byDay(timesOfDay(pressures).morning, looked)
  const hoursOf = byDay(hours, looked)

  const days = looked.map((day, index) => {
    const isOver = !(span.current && day === span.dat)

    return {
      asleep: asleep.get(day) ?? null,
      morningSystolic: meanOrNull((mornings[index] ?? []).map(({ systolic }) => systolic)),
      restingRate: isOver ? restingOf(hoursOf[index] ?? []) : null,
    }
  })

  const begun = medicines.map(({ name, since }) => ({ name, day: looked.indexOf(since ?? '') }))
  return { days, begun }
}
