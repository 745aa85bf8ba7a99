import { MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import type { LiveEvent, MeasuredEvent, Metric } from '@kangban/contracts'
import type { AppRouter } from '@kangban/contracts/router'
import type { QueryFilters } from '@tanstack/react-query'
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import { EventSource } from 'eventsource'
import { runtimeConfig } from '../config/runtime-config.ts'
import { toast } from '../shared/ui/layers/toast.ts'
import { useSession } from '../stores/session.ts'
import { useSubject } from '../stores/subject.ts'
import { api } from './client.ts'
import { queryClient } from './query-client.ts'
import { readAgain } from './read-again.ts'

/** EventSource with the token in the Authorization header: in the address it would end up in logs. */
class AuthorisedEventSource extends EventSource {
  constructor(url: string | URL) {
    super(url, {
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          headers: { ...init.headers, authorization: useSession.getState().token },
        }),
    })
  }
}

const ecgFilters = (): QueryFilters[] => [
  api.ecg.listEcgRecords.queryFilter(),
  api.ecg.listEcgMeasurements.queryFilter(),
  api.ecg.listEcgMonth.queryFilter(),
  api.holter.listHolterRecords.queryFilter(),
]

const manualFilters = (): QueryFilters[] => [
  api.monitoring.listManualReadings.queryFilter(),
  api.notes.pathFilter(),
  // It may be what somebody was reminded of.
  api.reminders.pathFilter(),
]

const KIN_WARNED = '家人有新的预警，请回自己的首页看'
const KIN_MS = 5 * MS_PER_SECOND

const isHome = (): boolean => /^#\/(health|oldAgeHealth)$/.test(location.hash)

/** The calls that show a metric. */
const METRIC_FILTERS: Record<Metric, () => QueryFilters[]> = {
  heartRate: () => [api.monitoring.getHeartRate.queryFilter()],
  bloodPressure: () => [
    api.monitoring.getBloodPressure.queryFilter(),
    api.monitoring.listPressureReadings.queryFilter(),
  ],
  oxygen: () => [api.monitoring.getOxygen.queryFilter()],
  sleep: () => [api.monitoring.getSleep.queryFilter()],
  steps: () => [api.monitoring.getSteps.queryFilter()],
  temperature: () => [api.monitoring.getTemperature.queryFilter()],
  ecg: ecgFilters,
}

/** What shows a new event is read again, and nothing else. */
export function filtersFor({
  kind,
  metric,
}: Pick<MeasuredEvent, 'kind' | 'metric'>): QueryFilters[] {
  const summary = api.home.getHomeSummary.queryFilter()
  const reminders = api.reminders.pathFilter()
  // A warning is listed with the metric that it is about.
  if (kind === 'warning') return [summary, api.warnings.pathFilter(), ...METRIC_FILTERS[metric]()]
  if (kind === 'ecg') return [summary, reminders, ...ecgFilters()]
  // A pressure is measured because somebody was reminded; the watch tells the others every few minutes.
  const done = metric === 'bloodPressure' ? [reminders] : []
  return [summary, ...done, ...METRIC_FILTERS[metric]()]
}

/** Reads again what shows an event, where it is about who is on the screen; a warning of somebody else is told. */
export function hear(event: LiveEvent): void {
  if (event.kind === 'family') return void readAgain(queryClient, api.family.pathFilter())
  const { subject } = useSubject.getState()

  if (event.userCode === subject?.userCode) {
    const filters = event.kind === 'manual' ? manualFilters() : filtersFor(event)
    for (const filter of filters) void readAgain(queryClient, filter)
  } else if (event.kind === 'warning' && event.userCode) {
    useSubject.setState({ alert: { userCode: event.userCode, at: event.at } })
    // There the card says more.
    if (subject || !isHome()) toast({ title: KIN_WARNED, type: 'warning', duration: KIN_MS })
  }
}

/** A replica that stops ends its streams, and where none is ready there is none: pages come again, not all at once. */
const SOONEST_MS = MS_PER_SECOND
const LATEST_MS = MS_PER_MINUTE

const spread = (ms: number): number => ms * (0.5 + Math.random() / 2)

/**
 * Listens to new readings, records and warnings until the function that it gives back is called. A stream that ended, or of
 * which nothing was heard for longer than the service stays silent, begins anew, and what is on the screen is read again:
 * nobody tells what came meanwhile.
 */
export function watchLive(): () => void {
  const live = createTRPCClient<AppRouter>({
    links: [
      httpSubscriptionLink({
        url: `${runtimeConfig().apiBase}/trpc`,
        EventSource: AuthorisedEventSource,
      }),
    ],
  })

  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = SOONEST_MS
  let hasHeard = false
  let isSilent = false

  const listen = () => {
    const subscription = live.monitoring.watchEvents.subscribe(undefined, {
      onStarted: () => {
        if (hasHeard) void readAgain(queryClient, { type: 'active' })
        hasHeard = true
        wait = SOONEST_MS
      },
      onData: hear,
      onComplete: listenAgain,
      onError: (cause) => {
        console.warn('live updates ended', cause)
        listenAgain()
      },
    })

    stop = () => subscription.unsubscribe()
  }

  // Also when it falls silent: that completes it.
  const listenAgain = () => {
    if (isSilent) return
    timer = setTimeout(listen, spread(wait))
    wait = Math.min(wait * 2, LATEST_MS)
  }

  const fallSilent = () => {
    isSilent = true
    clearTimeout(timer)
    stop?.()
  }

  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isSilent = false
    listen()
  }

  // A page that the browser keeps for who goes back would keep its connection, one of six for all pages of an address.
  addEventListener('pagehide', fallSilent)
  addEventListener('pageshow', comeBack)
  listen()

  return () => {
    removeEventListener('pagehide', fallSilent)
    removeEventListener('pageshow', comeBack)
    fallSilent()
  }
}
