import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { COPY, DONE_ABOUT } from '../copy.ts'
import type { Warning } from '../model/warning-answer.ts'
import { viewOf } from '../model/warning-view.ts'
import styles from './warnings.module.css'

interface HandleSheetProps {
  /** Null: closed. */
  warning: Warning | null
  onClose: () => void
}

/** Asks what was done about an event, and marks it; closing the sheet leaves it as it is. */
export function HandleSheet({ warning, onClose }: HandleSheetProps) {
  const mark = useMutation(
    api.warnings.markRead.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queryClient.invalidateQueries(api.warnings.pathFilter()),
          queryClient.invalidateQueries(api.home.getHomeSummary.queryFilter()),
        ])

        toast({ title: COPY.marked, type: 'success' })
        onClose()
      },
    }),
  )

  const markAs = (handledAs?: string) => {
    if (warning?.id) mark.mutate({ ids: [warning.id], ...(handledAs && { handledAs }) })
  }

  const view = warning && viewOf(warning)
  const choices = warning?.eventType ? DONE_ABOUT[warning.eventType] : []

  return (
    <Sheet open={warning !== null} title={COPY.sheetTitle} onClose={onClose}>
      <p className="text muted lines-15">
        {view?.name} {view?.value}
      </p>
      <div className={`stack gap-s25 ${styles.choices}`}>
        {choices.map((how) => (
          <Button key={how} variant="outline" disabled={mark.isPending} onClick={() => markAs(how)}>
            {how}
          </Button>
        ))}
        <Button variant="text" disabled={mark.isPending} onClick={() => markAs()}>
          {COPY.justMark}
        </Button>
      </div>
    </Sheet>
  )
}
