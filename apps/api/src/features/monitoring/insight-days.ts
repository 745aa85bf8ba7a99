import { lastDays, startOfShanghaiDay } from '@kangban/china-time'
import { byDay, meanOrNull } from '@kangban/rules/day/slots'
import type { MetricSpan } from '@kangban/rules/day/metric-span'
import type { Begun, InsightDay } from '@kangban/rules/insight/insights'
import { timesOfDay } from '@kangban/rules/pressure/pressure-parts'
import { minutesAsleep } from '@kangban/rules/sleep/sleep-score'
import { INSIGHT } from '@kangban/rules/thresholds'
import { stagesOf } from '../../shared/readings/night-figures.ts'
import type { Services } from '../../context.ts'
import { medicinesRepository } from '../../shared/readings/medicines.repository.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'
import { restingRates } from '../../shared/readings/values-of-days.ts'

/** The days that end with the span, as far back as insights look; by a fixed number of queries. */
export async function insightDays(
  { database, memory, ...services }: Pick<Services, 'database' | 'memory' | 'reads'>,
  { accountId, span }: { accountId: string; span: MetricSpan },
): Promise<{ days: InsightDay[]; begun: Begun[] }> {
  const repository = readingsRepository({ database, ...services })
  const looked = lastDays(span.dat, INSIGHT.days)
  const known = await memory.open({ accountId, tables: [], kinds: ['heartRate'], days: looked })
  const fromDay = looked[0] ?? span.dat
  const from = startOfShanghaiDay(fromDay)

  const [nights, pressures, resting, medicines] = await Promise.all([
    repository.nights({ accountId, fromDay, toDay: span.dat }),
    repository.monitorPressures({ accountId, from, to: span.to }),
    restingRates({ repository, accountId, known }, looked),
    medicinesRepository(database).begun({ accountId, fromDay, toDay: span.dat }),
  ])

  const asleep = new Map(
    nights.map(({ day, stages }) => [day, minutesAsleep({ stages: stagesOf(stages) })]),
  )

  const mornings = byDay(timesOfDay(pressures).morning, looked)

  const days = looked.map((day, index) => {
    const isOver = !(span.current && day === span.dat)

    return {
      asleep: asleep.get(day) ?? null,
      morningSystolic: meanOrNull((mornings[index] ?? []).map(({ systolic }) => systolic)),
      restingRate: isOver ? (resting[index] ?? null) : null,
    }
  })

  const begun = medicines.map(({ name, since }) => ({ name, day: looked.indexOf(since ?? '') }))
  return { days, begun }
}
