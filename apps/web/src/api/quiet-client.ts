// How the back end itself is asked: below what is composed of its answers, so that compositions can ask too.
import { restLink, type RestLinkOptions } from '@kangban/contracts/link'
import type { PageRouter } from '@kangban/contracts/router'
import { createTRPCClient } from '@trpc/client'
import { isDocumentedOnly, runtimeConfig } from '../config/runtime-config.ts'
import { useSession } from '../stores/session.ts'
import { noteAnswer } from './answer-age.ts'
import { cancelSignal } from './cancel.ts'
import { tellDrift } from './drift.ts'
import { handleFailure } from './handle-failure.ts'

/**
 * The schemas of all calls. They come after the first screen is drawn, or with the first call.
 */
export const loadContracts = () => import('@kangban/contracts/calls')

const cancellableFetch: typeof fetch = (input, init) => {
  const signals = [cancelSignal(), init?.signal].filter((signal) => !!signal)
  return fetch(input, { ...init, signal: AbortSignal.any(signals) })
}

/** Asks the back end, wherever the configuration says that it is; what happens around a call is its client's. */
export const backEndLink = (around: Pick<RestLinkOptions, 'onStart' | 'onFailure'>) =>
  restLink<PageRouter>({
    load: loadContracts,
    token: () => useSession.getState().token,
    fetch: cancellableFetch,
    offer: () => ({ documentedOnly: isDocumentedOnly(), paths: runtimeConfig().paths ?? {} }),
    onAnswer: noteAnswer,
    onDrift: tellDrift,
    // Read at every call: the configuration is loaded after this module.
    get baseUrl() {
      return runtimeConfig().apiBase
    },
    ...around,
  })

/**
 * Asks the back end itself for one of many parts of an answer: nothing is composed, there is no loading indicator, and a
 * failure is told once by whoever puts the parts together. The end of a session acts all the same.
 */
export const quietClient = createTRPCClient<PageRouter>({
  links: [
    backEndLink({
      onFailure: (failure, operation) =>
        handleFailure(failure, { ...operation, ownMessages: true }),
    }),
  ],
})
