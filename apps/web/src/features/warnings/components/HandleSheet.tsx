import type { Matter } from '@kangban/contracts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { COPY, DONE_ABOUT } from '../copy.ts'
import { refreshMatters } from './use-matter-notes.ts'
import styles from './warnings.module.css'

interface HandleSheetProps {
  /** Null: closed. */
  matter: Matter | null
  onClose: () => void
}

/** Asks what was done about a matter, and ends it; closing the sheet leaves it as it is. */
export function HandleSheet({ matter, onClose }: HandleSheetProps) {
  const mark = useMutation(
    api.warnings.markRead.mutationOptions({
      async onSuccess() {
        await refreshMatters()
        toast({ title: COPY.marked, type: 'success' })
        onClose()
      },
    }),
  )

  const markAs = (handledAs?: string) => {
    if (matter) mark.mutate({ ids: matter.ids, ...(handledAs && { handledAs }) })
  }

  const choices = matter ? DONE_ABOUT[matter.kind] : []

  return (
    <Sheet open={matter !== null} title={COPY.sheetTitle} onClose={onClose}>
      <p className="text muted lines-15">
        {matter?.title} {matter?.value}
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
