import type { HolterDetail, MarkDenial } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { tellDenialFailure } from '../../../shared/product/mark-denial/tell-denial-failure.ts'
import type { Mark } from '../model/marks.ts'

const NOTHING_SAID: MarkDenial[] = []

/** What the owner says of marks, and how they say it. */
export function useDenial({ id, denials = NOTHING_SAID }: Pick<HolterDetail, 'id' | 'denials'>) {
  const say = useMutation({
    mutationFn: ({ mark, denied }: { mark: Mark; denied: boolean }) =>
      client.holter.denyHolterMark.mutate({ id, sample: mark.sample, kind: mark.code, denied }),
    onSuccess: (said) =>
      queryClient.setQueryData(api.holter.getHolterRecord.queryKey({ id }), (record) =>
        record ? { ...record, ...said } : record,
      ),
    onError: tellDenialFailure,
  })

  return {
    denials,
    busy: say.isPending,
    say: (mark: Mark, denied: boolean) => say.mutate({ mark, denied }),
  }
}
