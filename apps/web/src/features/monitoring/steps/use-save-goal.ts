import { useMutation } from '@tanstack/react-query'
import { api, queryClient } from '../../../api/client.ts'

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
