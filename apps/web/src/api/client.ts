// The one HTTP client of the app: every call goes through `api` in components, through `client` elsewhere.
import type { Operation } from '@kangban/contracts'
import { restLink, type RestLinkOptions } from '@kangban/contracts/link'
import type { PageRouter } from '@kangban/contracts/router'
import { QueryClient } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { composeLink } from '../backend/compose-link.ts'
import { isDocumentedOnly, runtimeConfig } from '../config/runtime-config.ts'
import { useSession } from '../stores/session.ts'
import { useShell } from '../stores/shell.ts'
import { cancelSignal } from './cancel.ts'
import { tellDrift } from './drift.ts'
import { handleFailure, tellComposed } from './handle-failure.ts'

/** Paths that never show the loading indicator, as documented (`aseByArea` is the documented spelling of baseByArea). */
const QUIET_PATHS = ['doEdit', 'accidentServiceCorp', 'aseByArea']

export const showsLoading = ({ path, loading }: Pick<Operation, 'path' | 'loading'>): boolean =>
  loading !== false && !QUIET_PATHS.some((part) => path.includes(part))

/**
 * The schemas of all calls. They come after the first screen is drawn, or with the first call.
 */
export const loadContracts = () => import('@kangban/contracts/calls')

const cancellableFetch: typeof fetch = (input, init) => {
  const signals = [cancelSignal(), init?.signal].filter((signal) => !!signal)
  return fetch(input, { ...init, signal: AbortSignal.any(signals) })
}

const request: Omit<RestLinkOptions, 'baseUrl'> = {
  load: loadContracts,
  token: () => useSession.getState().token,
  fetch: cancellableFetch,
  offer: () => ({ documentedOnly: isDocumentedOnly(), paths: runtimeConfig().paths ?? {} }),
  onDrift: tellDrift,
}

export const client = createTRPCClient<PageRouter>({
  links: [
    composeLink(tellComposed),
    restLink<PageRouter>({
      ...request,
      // Read at every call: the configuration is loaded after this module.
      get baseUrl() {
        return runtimeConfig().apiBase
      },
      onStart: (operation) => {
        if (!showsLoading(operation)) return () => undefined
        useShell.getState().startLoading()
        return () => useShell.getState().endLoading()
      },
      onFailure: handleFailure,
    }),
  ],
})

/**
 * Asks the back end itself for one of many parts of an answer: nothing is composed, there is no loading indicator, and a
 * failure is told once by whoever puts the parts together. The end of a session acts all the same.
 */
export const quietClient = createTRPCClient<PageRouter>({
  links: [
    restLink<PageRouter>({
      ...request,
      get baseUrl() {
        return runtimeConfig().apiBase
      },
      onFailure: (failure, operation) =>
        handleFailure(failure, { ...operation, ownMessages: true }),
    }),
  ],
})

/**
 * Failures are told by the client and shown by the screens: nothing is retried behind the user's back, and a call without
 * a network fails at once instead of waiting unseen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export const api = createTRPCOptionsProxy<PageRouter>({ client, queryClient })

// Answers belong to the person who was logged in.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear()
})
