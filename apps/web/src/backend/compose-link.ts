// Where a back end keeps the documents alone, calls of ours are composed here of its documented ones, and what our service
// would add to a documented answer is judged here, by the same rules. Pages do not know the difference.
import type { PageRouter } from '@kangban/contracts/router'
import type { TRPCClientError, TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { watchParts } from '../api/answer-age.ts'
import { isDocumentedOnly } from '../config/runtime-config.ts'
import type { Composition } from './composition.ts'

/** Loaded with the first call that needs it: a metric's rules come with its page. */
const COMPOSITIONS: Readonly<Record<string, () => Promise<Composition>>> = {
  'ecg.getEcgRecord': async () => (await import('./kept-calls.ts')).composeRecord,
  'ecg.listEcgMeasurements': async () => (await import('./kept-calls.ts')).composeMeasurements,
  'ecg.listEcgMonth': async () => (await import('./ecg-lists.ts')).composeEcgMonth,
  'ecg.listEcgRecords': async () => (await import('./ecg-lists.ts')).composeEcgDay,
  'ecg.saveEcgRecord': async () => (await import('./kept-calls.ts')).composeSave,
  'monitoring.getSteps': async () => (await import('./activity.ts')).composeActivity,
  'monitoring.getBloodPressure': async () => (await import('./pressure.ts')).composePressure,
  'home.getHomeSummary': async () => (await import('./home.ts')).composeHome,
  'monitoring.getSleep': async () => (await import('./sleep.ts')).composeSleep,
  'monitoring.listPressureReadings': async () =>
    (await import('./pressure.ts')).composeMonitorReadings,
  'reports.getReport': async () => (await import('./week.ts')).composeReport,
  'reports.listReports': async () => (await import('./week.ts')).composeReports,
  'warnings.getWarningSummary': async () => (await import('./warnings.ts')).composeWarningsSummary,
  'warnings.listWarnings': async () => (await import('./warnings.ts')).composeWarnings,
}

/** `tell`: says to the person what a composition failed of; what was asked itself has been told already. */
export const composeLink =
  (tell: (cause: unknown, name: string) => TRPCClientError<PageRouter>): TRPCLink<PageRouter> =>
  () =>
  ({ op, next }) => {
    const load = isDocumentedOnly() ? COMPOSITIONS[op.path] : undefined
    if (!load) return next(op)

    return observable((observer) => {
      const told = new Set<unknown>()

      const ask = () =>
        new Promise<unknown>((resolve, reject) => {
          next(op).subscribe({
            next: (value) => 'data' in value.result && resolve(value.result.data),
            error: (cause) => {
              told.add(cause)
              reject(cause)
            },
          })
        })

      let left = false
      const endOfParts = watchParts({ name: op.path, input: op.input })

      load()
        .then((compose) => compose(op.input, ask))
        .finally(endOfParts)
        .then(
          (data) => {
            if (left) return
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (cause: unknown) => {
            if (left) return

            observer.error(
              told.has(cause) ? (cause as TRPCClientError<PageRouter>) : tell(cause, op.path),
            )
          },
        )

      return () => {
        left = true
      }
    })
  }
