import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { whenInWords } from '../../../shared/format/when.ts'
import { formatDateTime } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { DELETION } from '../mine-copy.ts'

/** A request for the end of the account that waits for its review, and the way back. */
export function DeletionNotice({
  requestedAt,
  reviewedBy,
}: {
  requestedAt: string
  reviewedBy: string
}) {
  const now = useNow()

  const withdraw = useMutation(
    api.account.withdrawDeletion.mutationOptions({
      onSuccess: () => toast({ title: DELETION.withdrawn, type: 'success', duration: 3000 }),
      onSettled: () => queryClient.invalidateQueries(api.account.getAccount.queryFilter()),
    }),
  )

  return (
    <Card title={DELETION.noticeTitle}>
      <div className="stack gap-s3">
        <p className="notice warning">
          {DELETION.notice(whenInWords(requestedAt, now), formatDateTime(reviewedBy))}
        </p>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({})}>
          {DELETION.withdraw}
        </Button>
      </div>
    </Card>
  )
}
