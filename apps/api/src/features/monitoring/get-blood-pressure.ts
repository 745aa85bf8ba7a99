import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { TimedPressure } from '@kangban/rules/pressure/pressure-parts'
import { HABIT_DAYS, pressureSpan } from '@kangban/rules/pressure/pressure-span'
import { pressureVerdict } from '@kangban/rules/verdicts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import type { Context } from '../../context.ts'
import type { Vault } from '../../security/vault.ts'
import { openMetric, waitingFor } from './metric-span.ts'

type Stored = TimedPressure & { id: string; circumstances: unknown; noteCipher: string | null }

function told(reading: Stored, vault: Pick<Vault, 'decrypt'>) {
  const { state, text } = pressureVerdict(reading)
  const { id, at, systolic, diastolic, pulse, source } = reading

  return {
    id,
    at: shanghaiTime(at),
    sbp: systolic,
    dbp: diastolic,
    pulseRate: pulse,
    source: source === 'watch' ? ('watch' as const) : ('monitor' as const),
    state,
    stateText: text,
    circumstances: storedCircumstances(reading.circumstances),
    note: reading.noteCipher === null ? '' : vault.decrypt(reading.noteCipher),
  }
}

export const getBloodPressure: Handler<
  typeof contract.monitoring.getBloodPressure,
  Context
> = async ({ context, input }) => {
  const metric = await openMetric(context, input, { tables: ['BloodPressure', 'Warning'] })
  if (!metric) return null
  const { repository, known, accountId, span, spanName } = metric
  const from = startOfShanghaiDay(addDays(span.days[0] ?? span.dat, 1 - HABIT_DAYS))

  const [stored, waiting] = await Promise.all([
    known.of(`pressures of the ${spanName}`, ['BloodPressure'], () =>
      repository.pressures({ accountId, from, to: new Date(span.to.getTime() - 1) }),
    ),
    waitingFor(metric),
  ])

  const made = pressureSpan(stored, span, waiting)
  if (!made) return null
  const readings = stored.filter(({ at }) => at >= span.from)

  return {
    ...made.documented,
    kangban: {
      ...made.ours,
      readings: readings.toReversed().map((reading) => told(reading, context.services.vault)),
    },
  }
}
