// The one HTTP client of the app: every call goes through `api` in components, through `client` elsewhere.
import type { Operation } from '@kangban/contracts'
import type { PageRouter } from '@kangban/contracts/router'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { composeLink } from '../backend/compose-link.ts'
import { useShell } from '../stores/shell.ts'
import { aboutSubject } from './about-subject.ts'
import { handleFailure, tellComposed } from './handle-failure.ts'
import { queryClient } from './query-client.ts'
import { backEndLink } from './quiet-client.ts'

/** Paths that never show the loading indicator, as documented (`aseByArea` is the documented spelling of baseByArea). */
const QUIET_PATHS = ['doEdit', 'accidentServiceCorp', 'aseByArea']

export const showsLoading = ({ path, loading }: Pick<Operation, 'path' | 'loading'>): boolean =>
  loading !== false && !QUIET_PATHS.some((part) => path.includes(part))

const plainClient = createTRPCClient<PageRouter>({
  links: [
    composeLink(tellComposed),
    backEndLink({
      onStart: (operation) => {
        if (!showsLoading(operation)) return () => undefined
        useShell.getState().startLoading()
        return () => useShell.getState().endLoading()
      },
      onFailure: handleFailure,
    }),
  ],
})

export const client = aboutSubject(plainClient)
export const api = aboutSubject(
  createTRPCOptionsProxy<PageRouter>({ client: plainClient, queryClient }),
)
