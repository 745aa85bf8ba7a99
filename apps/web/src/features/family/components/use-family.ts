import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { hasKin, keepKin } from '../../../stores/subject.ts'
import { SHARING } from '../copy.ts'

/** Both sides of what the user shares, and who asks the user to look. */
export const useFamily = () => useKeptQuery(api.family.listMembers.queryOptions({}))

/** Whether somebody shares with the user. Who had family before has it now, most likely: its place is there before the answer. */
export function useHasFamily(): boolean {
  const { data } = useFamily()
  const hasFamily = data ? data.sharedByOthers.length > 0 : hasKin()

  useEffect(() => {
    if (data) keepKin(hasFamily)
  }, [data, hasFamily])

  return hasFamily
}

/** Changes them; what goes wrong is said, and what was typed stays. */
export function useFamilyChange() {
  return useMutation(
    api.family.changeMembers.mutationOptions({
      onSuccess: (members) =>
        queryClient.setQueryData(api.family.listMembers.queryKey({}), members),
      onError: (cause) => {
        const { failed } = SHARING.invite
        const title = ownFailureText(cause, { failed, unreachable: failed })
        if (title) toast({ title })
        void queryClient.invalidateQueries(api.family.listMembers.queryFilter())
      },
    }),
  )
}
