import type { ManualKind } from '@kangban/contracts'
import { meansCount } from '@kangban/rules/manual/means-count'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { MANUAL } from './manual-copy.ts'
import { EnterButton, ManualFailed } from './ManualParts.tsx'
import { ManualRows } from './ManualRows.tsx'
import { type ManualOfSpan, nothingTyped } from './use-manual-readings.ts'

const FIRST = 5
const { list } = MANUAL

interface ManualCardProps {
  kind: Exclude<ManualKind, 'weight'>
  manual: ManualOfSpan
  isDay: boolean
}

/** What was typed in beside what devices measured, and the way to type in more. */
export function ManualCard({ kind, manual, isDay }: ManualCardProps) {
  const [all, setAll] = useState(false)
  const { readings, failed } = manual

  return (
    <Card
      title={kind === 'temperature' ? list.ofBody : list.title}
      right={<EnterButton kind={kind} />}
    >
      <ManualFailed manual={manual} />
      {!failed && readings.length === 0 && <p className="note lines-16">{nothingTyped()}</p>}
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
