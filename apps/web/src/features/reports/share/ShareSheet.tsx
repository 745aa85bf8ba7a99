import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { LinkSheet } from '../../../shared/product/link-sheet/LinkSheet.tsx'
import { SHARE } from '../parts/copy.ts'

interface ShareSheetProps {
  reportId: string
  /** Under which the link is sent. */
  name: string
  onClose: () => void
}

/** Makes a link by which the family can read one report. */
export function ShareSheet({ reportId, name, onClose }: ShareSheetProps) {
  const { mutate, ...making } = useMutation(
    api.reports.createShare.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.reports.listShares.queryFilter()),
    }),
  )

  return (
    <LinkSheet
      words={{ ...SHARE, sentAs: name }}
      making={{ ...making, mutate: (days) => mutate({ reportId, days }) }}
      onClose={onClose}
    />
  )
}
