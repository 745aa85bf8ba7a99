import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { isDocumentedOnly } from '../config/runtime-config.ts'
import { hasRoute, type ScreenPath } from '../config/screens.ts'
import { listDay, STORED_DAY } from '../features/ecg/list/list-date.ts'
import { longRecordsQuery, monthQuery } from '../features/ecg/list/month-queries.ts'
import { placeOf, spanQuery } from '../features/monitoring/parts/place.ts'
import { stepsDay } from '../features/monitoring/steps/steps-day.ts'
import { todayInChina } from '../shared/format/date.ts'
import { useSession } from '../stores/session.ts'
import { readStored } from '../stores/storage.ts'
import { isOwn } from '../stores/subject.ts'

type AskFirst = (query: URLSearchParams) => void

const ask: typeof queryClient.prefetchQuery = (options) => queryClient.prefetchQuery(options)
const askHome: AskFirst = () => void ask(api.home.getHomeSummary.queryOptions({}))
const spanOf = (query: URLSearchParams) => spanQuery(placeOf(query, todayInChina()))

/** What the first words of a screen wait for, asked for exactly as the screen itself does. */
const FIRST_CALLS: Partial<Record<ScreenPath, AskFirst>> = {
  '/health': askHome,
  '/oldAgeHealth': askHome,
  '/heartRateDetails': (query) => void ask(api.monitoring.getHeartRate.queryOptions(spanOf(query))),
  '/bloodOxygen': (query) => void ask(api.monitoring.getOxygen.queryOptions(spanOf(query))),
  '/skinTemperature': (query) =>
    void ask(api.monitoring.getTemperature.queryOptions(spanOf(query))),
  '/bloodPressure': (query) =>
    void ask(api.monitoring.getBloodPressure.queryOptions(spanOf(query))),
  '/sleep': (query) => void ask(api.monitoring.getSleep.queryOptions(spanOf(query))),
  '/stepNumber': (query) => {
    void ask(api.monitoring.getSteps.queryOptions(spanOf(query)))
    if (placeOf(query, todayInChina()).span === 'day') stepsDay.load().catch(() => undefined)
  },
  '/theHeartList': (query) => {
    // A link to a day, or to one kind of records.
    if (query.size > 0) return
    const day = listDay({ query: null, stored: readStored(STORED_DAY), today: todayInChina() })
    void ask(monthQuery(day.slice(0, 'YYYY-MM'.length)))
    if (!isDocumentedOnly()) void ask(longRecordsQuery())
  },
  '/warnEventList': () => {
    const userCode = useSession.getState().user?.userCode
    void ask(api.warnings.listWarnings.queryOptions({ userCode }))
    void ask(api.warnings.getWarningSummary.queryOptions({}))
  },
}

/**
 * Makes the calls of the first screen while its file is still coming, which finds them under way or answered. Of somebody
 * else the screen asks itself, once it is known what is still shared. A call that fails is told by the client, as any.
 */
export function makeFirstCalls(path: string, query: URLSearchParams): void {
  if (hasRoute(path) && isOwn()) FIRST_CALLS[path as ScreenPath]?.(query)
}
