import type { ManualKind } from '@kangban/contracts'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { isOwn } from '../../../stores/subject.ts'
import { MANUAL } from './manual-copy.ts'
import { entryPath } from './manual-path.ts'
import type { ManualOfSpan } from './use-manual-readings.ts'

/** The way to type in one more. */
export function EnterButton({ kind }: { kind: ManualKind }) {
  const navigate = useNavigate()

  return (
    isOwn() && (
      <Button variant="text" inline onClick={() => void navigate(entryPath(kind))}>
        {MANUAL.enter}
      </Button>
    )
  )
}

/** Said where what was typed in could not be read. */
export function ManualFailed({ manual }: { manual: ManualOfSpan }) {
  return (
    manual.failed && (
      <div className="flow gap-s2 note" role="status">
        <span>{MANUAL.list.failed}</span>
        <Button variant="text" inline onClick={() => void manual.refresh()}>
          {uiCopy.retry}
        </Button>
      </div>
    )
  )
}
