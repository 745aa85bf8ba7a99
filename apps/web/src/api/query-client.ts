import { QueryClient } from '@tanstack/react-query'
import { useSession } from '../stores/session.ts'

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

// Answers belong to the person who was logged in.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) queryClient.clear()
})
