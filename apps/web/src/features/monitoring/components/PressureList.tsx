import type { BloodPressureDay } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { readingsOfSpan, readingTime } from '../model/pressure-view.ts'
import { PRESSURE } from '../pressure-copy.ts'
import { PressureRows } from './PressureRows.tsx'

const FIRST = 3
const { list } = PRESSURE

/** The readings of a week or month: the newest, and all of them on request. */
export function PressureList({ readings, today }: Pick<BloodPressureDay, 'readings'> & { today: string }) {
  const [all, setAll] = useState(false)
  const isMixed = readings.some(({ source }) => source === 'watch')
  const more = readings.length > FIRST && (
    <Button variant="text" inline aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? list.less : list.all(readings.length)}
      <span aria-hidden="true">{all ? ' ▴' : ' ▾'}</span>
    </Button>
  )
  return (
    <Card title={isMixed ? list.mixed : list.title} right={more}>
      <PressureRows
        readings={readingsOfSpan(all ? readings : readings.slice(0, FIRST))}
        timeOf={(at) => readingTime(at, today)}
      />
    </Card>
  )
}
