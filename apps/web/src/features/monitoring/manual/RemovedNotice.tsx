import { manualValue } from '@kangban/rules/manual/manual-words'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { MANUAL } from './manual-copy.ts'
import type { useManualRemoval } from './use-manual-removal.ts'

const { list } = MANUAL

/** What was deleted last, which can be put back. */
export function RemovedNotice({ removal }: { removal: ReturnType<typeof useManualRemoval> }) {
  return (
    removal.removed && (
      <div className="notice line spread gap-s3" role="status">
        <span>{list.removed(manualValue(removal.removed.reading))}</span>
        <Button variant="text" inline busy={removal.undoing} onClick={removal.undo}>
          {removal.undoing ? list.undoing : list.undo}
        </Button>
      </div>
    )
  )
}
