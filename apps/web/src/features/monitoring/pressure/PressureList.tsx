import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import type { PressureAnswer } from '../parts/answers.ts'
import { readingTime } from '../parts/reading-time.ts'
import { isMixed, readingsOfSpan } from './pressure-view.ts'
import { PRESSURE } from './pressure-copy.ts'
import { PressureRows } from './PressureRows.tsx'

const FIRST = 3
const { list } = PRESSURE

/** The readings of a week or month: the newest, and all of them on request; no card where nobody listed them. */
export function PressureList({
  readings = [],
  today,
}: Pick<PressureAnswer, 'readings'> & { today: string }) {
  const [all, setAll] = useState(false)
  if (readings.length === 0) return null

  const more = readings.length > FIRST && (
    <Button variant="text" inline aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? list.less : list.all(readings.length)}
      <span aria-hidden="true">{all ? ' ▴' : ' ▾'}</span>
    </Button>
  )

  const rows = readingsOfSpan(readings)

  return (
    <Card title={isMixed(readings) ? list.mixed : list.title} right={more}>
      <PressureRows
        readings={all ? rows : rows.slice(0, FIRST)}
        timeOf={(at) => readingTime(at, today)}
      />
    </Card>
  )
}
