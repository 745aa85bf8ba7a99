import { meansCount } from '@kangban/rules/manual/means-count'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EnterButton, ManualFailed } from '../manual/ManualParts.tsx'
import { type ManualOfSpan, nothingTyped, takesManual } from '../manual/use-manual-readings.ts'
import type { PressureAnswer } from '../parts/answers.ts'
import { readingTime } from '../parts/reading-time.ts'
import { readingsOfSpan } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import { entriesByTime } from './pressure-entries.ts'
import { PressureRows } from './PressureRows.tsx'

const FIRST = 3
const { list } = PRESSURE

interface PressureListProps {
  /** None where nobody listed them. */
  readings: PressureAnswer['readings']
  manual: ManualOfSpan
  today: string
}

/** The readings of a week or month: the newest, and all of them on request. */
export default function PressureList({ readings = [], manual, today }: PressureListProps) {
  const [all, setAll] = useState(false)
  const entries = entriesByTime(readingsOfSpan(readings), manual.readings)
  if (entries.length === 0 && !takesManual()) return null

  return (
    <Card title={list.title} right={takesManual() && <EnterButton kind="bloodPressure" />}>
      <ManualFailed manual={manual} />
      {entries.length === 0 && !manual.failed && <p className="note lines-16">{nothingTyped()}</p>}
      <PressureRows
        entries={all ? entries : entries.slice(0, FIRST)}
        timeOf={(at) => readingTime(at, today)}
      />
      {entries.length > FIRST && (
        <Button variant="text" inline aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? list.less : list.all(entries.length)}
          <span aria-hidden="true">{all ? ' ▴' : ' ▾'}</span>
        </Button>
      )}
      {manual.readings.length > 0 && (
        <p className="note lines-16 mt-s2">{meansCount('bloodPressure', manual.readings.length)}</p>
      )}
    </Card>
  )
}
