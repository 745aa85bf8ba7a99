import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { tellDenialFailure } from '../../../shared/product/mark-denial/tell-denial-failure.ts'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'

/** How the owner of a record says of its marks that they are wrong. */
export function useEcgDenial(id: string) {
  const said = useMutation({
    mutationFn: ({ mark, denied }: { mark: StripMark; denied: boolean }) =>
      client.ecg.denyEcgMark.mutate({ id, sample: mark.sample, kind: mark.kind, denied }),
    onSuccess: (all) =>
      queryClient.setQueryData(api.ecg.getEcgRecord.queryKey({ ecgId: id }), (record) =>
        record ? { ...record, ...all } : record,
      ),
    onError: tellDenialFailure,
  })

  return {
    busy: said.isPending,
    say: (mark: StripMark, denied: boolean) => said.mutate({ mark, denied }),
  }
}
