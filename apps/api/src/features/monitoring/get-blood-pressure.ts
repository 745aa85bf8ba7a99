import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { TimedPressure } from '@kangban/rules/pressure/pressure-parts'
import { HABIT_DAYS, pressureSpan } from '@kangban/rules/pressure/pressure-span'
import { pressureVerdict } from '@kangban/rules/verdicts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import type { Context } from '../../context.ts'
import { openMetric } from './metric-span.ts'

function told(reading: TimedPressure & { circumstances: unknown }) {
  const { state, text } = pressureVerdict(reading)
  const { at, systolic, diastolic, pulse, source } = reading

  return {
    at: shanghaiTime(at),
    sbp: systolic,
    dbp: diastolic,
    pulseRate: pulse,
    source: source === 'watch' ? ('watch' as const) : ('monitor' as const),
    state,
    stateText: text,
    circumstances: storedCircumstances(reading.circumstances),
  }
}

export const getBloodPressure: Handler<
  typeof contract.monitoring.getBloodPressure,
  Context
> = async ({ context, input }) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, span } = metric
  const from = startOfShanghaiDay(addDays(span.days[0] ?? span.dat, 1 - HABIT_DAYS))

  const stored = await repository.pressures({
    accountId,
    from,
    to: new Date(span.to.getTime() - 1),
  })

  const made = pressureSpan(stored, span)
  if (!made) return null
  const readings = stored.filter(({ at }) => at >= span.from)

  return {
    ...made.documented,
    kangban: { ...made.ours, readings: readings.toReversed().map(told) },
  }
}
