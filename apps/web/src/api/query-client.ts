import { onlineManager, QueryClient } from '@tanstack/react-query'
import { useSession } from '../stores/session.ts'
import { leaveSubject } from '../stores/subject.ts'
import { forgetAnswers } from '../worker/from-page.ts'
import { followAges } from './answer-age.ts'

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

// It takes itself for online until told otherwise: opened without a network, it would not notice when one comes. What does
// not say, as Node, counts as online.
if ('onLine' in navigator) onlineManager.setOnline(navigator.onLine)

followAges(queryClient)

// Answers belong to the person who was logged in, in the memory and on the phone.
useSession.subscribe(({ token }, before) => {
  if (token === before.token) return
  leaveSubject()
  queryClient.clear()
  forgetAnswers()
})
