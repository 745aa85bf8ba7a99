import type { ManualKind } from '@kangban/contracts'
import { meansCount } from '@kangban/rules/manual/means-count'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { isOwn } from '../../../stores/subject.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { MANUAL } from './manual-copy.ts'
import { entryPath } from './manual-path.ts'
import { ManualRows } from './ManualRows.tsx'
import type { ManualOfSpan } from './use-manual-readings.ts'

const FIRST = 5
const { list } = MANUAL

interface ManualCardProps {
  kind: Exclude<ManualKind, 'weight'>
  manual: ManualOfSpan
  isDay: boolean
}

/** What was typed in beside what devices measured, and the way to type in more. */
export function ManualCard({ kind, manual, isDay }: ManualCardProps) {
  const navigate = useNavigate()
  const [all, setAll] = useState(false)
  const { readings, failed } = manual

  const enter = isOwn() && (
    <Button variant="text" inline onClick={() => void navigate(entryPath(kind))}>
      {MANUAL.enter}
    </Button>
  )

  return (
    <Card title={kind === 'temperature' ? list.ofBody : list.title} right={enter}>
      {failed && (
        <div className="flow gap-s2 note" role="status">
          <span>{list.failed}</span>
          <Button variant="text" inline onClick={() => void manual.refresh()}>
            {uiCopy.retry}
          </Button>
        </div>
      )}
      {!failed && readings.length === 0 && <p className="note lines-16">{list.none}</p>}
      <ManualRows readings={all ? readings : readings.slice(0, FIRST)} isDay={isDay} />
      {readings.length > FIRST && (
        <Button variant="text" inline aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? list.less : list.all(readings.length)}
        </Button>
      )}
      {readings.length > 0 && (
        <p className="note lines-16 mt-s2">{meansCount(kind, readings.length)}</p>
      )}
    </Card>
  )
}
