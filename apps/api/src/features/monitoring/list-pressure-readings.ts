import { shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, SPANS } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import { pressureVerdict } from '@kangban/rules/verdicts'
import { openMetric } from './metric-span.ts'
import { meanOrNull } from '@kangban/rules/day/slots'

const average = (values: readonly number[]): number | null => {
  const value = meanOrNull(values)
  return value === null ? null : Math.round(value)
}

export const listPressureReadings: Handler<
  typeof contract.monitoring.listPressureReadings,
  Context
> = async ({ context, input }) => {
  const { queryDate, userCode } = input
  const { vault } = context.services
  const metric = await openMetric(context, { type: SPANS.day, dat: queryDate, userCode })

  const readings = metric
    ? await metric.repository.monitorPressures({ accountId: metric.accountId, ...metric.span })
    : []

  return {
    records: readings.map((reading) => {
      const { id, at, systolic, diastolic, pulse, deviceCode, deviceName } = reading
      const { state, text } = pressureVerdict({ systolic, diastolic })

      return {
        sbp: systolic,
        dbp: diastolic,
        pulseRate: pulse,
        measureTime: shanghaiTime(at),
        deviceSn: deviceCode,
        deviceTypeName: deviceName,
        kangban: {
          id,
          state,
          stateText: text,
          circumstances: storedCircumstances(reading.circumstances),
          note: reading.noteCipher === null ? '' : vault.decrypt(reading.noteCipher),
        },
      }
    }),
    avgSbp: average(readings.map(({ systolic }) => systolic)),
    avgDbp: average(readings.map(({ diastolic }) => diastolic)),
    avgPulseRate: average(readings.flatMap(({ pulse }) => pulse ?? [])),
  }
}
