import { BUSINESS_FAILURE } from '@kangban/contracts/codes'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../ui/layers/toast.ts'

const WORDS = {
  done: '签到成功',
  granted: (points: number) => `签到成功，得 ${points} 积分`,
  lost: '网络断了，请再点一次签到',
} as const

/** Signs in for the day and says how it went: the call leaves its messages to whoever makes it. */
export const useSignIn = () =>
  useMutation(
    api.points.signIn.mutationOptions({
      // How many points it gave only our own service tells.
      onSuccess: (granted) =>
        toast({
          title: granted?.integral ? WORDS.granted(granted.integral) : WORDS.done,
          type: 'success',
        }),
      onError: ({ data, message }) => {
        const code = data?.failure.code
        if (!code) toast({ title: WORDS.lost })
        // A day that was signed in for before is no mistake of anybody.
        else toast({ title: message, type: code === BUSINESS_FAILURE ? 'warning' : 'error' })
      },
      // Also after a failure: it may have been done on another phone.
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries(api.points.getPoints.queryFilter()),
          queryClient.invalidateQueries(api.points.listPointRecords.queryFilter()),
        ]),
    }),
  )
