import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'

/** Saves the goal, and has everything that is measured by it read anew. */
export const useSaveGoal = (onSaved: () => void) =>
  useMutation(
    api.monitoring.saveGoal.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries(api.monitoring.getSteps.queryFilter()),
          queryClient.invalidateQueries(api.home.getHomeSummary.queryFilter()),
        ])

        onSaved()
      },
    }),
  )
