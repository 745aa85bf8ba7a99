import type { LiveEvent } from '@kangban/contracts'
import type { AppRouter } from '@kangban/contracts/router'
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import { EventSource } from 'eventsource'
import { runtimeConfig } from '../config/runtime-config.ts'
import { useSession } from '../stores/session.ts'
import { api, queryClient } from './client.ts'

/** EventSource with the token in the Authorization header: in the address it would end up in logs. */
class AuthorisedEventSource extends EventSource {
  constructor(url: string | URL) {
    super(url, {
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...init.headers, authorization: useSession.getState().token } }),
    })
  }
}

/** What shows a new event is read again; by whom is known from its kind. */
function refresh({ kind }: Pick<LiveEvent, 'kind'>): void {
  void queryClient.invalidateQueries(api.monitoring.getHomeSummary.queryFilter())
  if (kind === 'warning') void queryClient.invalidateQueries(api.warnings.pathFilter())
  if (kind === 'ecg') {
    void queryClient.invalidateQueries(api.ecg.listRecords.queryFilter())
    void queryClient.invalidateQueries(api.ecg.listMeasurements.queryFilter())
    void queryClient.invalidateQueries(api.holter.listRecords.queryFilter())
  }
}

/** Listens to new readings, records and warnings until the function that it gives back is called. */
export function watchLive(): () => void {
  const live = createTRPCClient<AppRouter>({
    links: [httpSubscriptionLink({ url: `${runtimeConfig().apiBase}/trpc`, EventSource: AuthorisedEventSource })],
  })
  const subscription = live.monitoring.watchEvents.subscribe(undefined, {
    onData: refresh,
    onError: (cause) => console.warn('live updates ended', cause),
  })
  return () => subscription.unsubscribe()
}
