import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Answers } from '../model/draft.ts'

/** The answers change the constitution wherever it is shown. */
function readAgain(): void {
  void queryClient.invalidateQueries(api.medicine.pathFilter())
  void queryClient.invalidateQueries(api.survey.pathFilter())
  void queryClient.invalidateQueries(api.reports.pathFilter())
}

/** Sends the answers; what failed for want of a network goes out again when there is one, while the page is open. */
export function useSubmit(onSent: () => void) {
  const sending = useMutation(
    api.survey.submitSurvey.mutationOptions({
      onSuccess: () => {
        readAgain()
        onSent()
      },
    }),
  )

  const { mutate, error, variables } = sending
  const lost = error?.data?.failure.transport !== undefined

  useEffect(() => {
    if (!lost || !variables) return
    const again = () => mutate(variables)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost, variables, mutate])

  return {
    send: (answers: Answers) => mutate({ answers }),
    sending: sending.isPending,
    result: sending.data,
    /** Why it did not work: no network, or what the service said. */
    failure: error && (lost ? { lost } : { lost, reason: error.message }),
    forget: sending.reset,
  }
}

export type Submission = ReturnType<typeof useSubmit>
