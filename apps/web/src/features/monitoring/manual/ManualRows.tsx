import type { ManualReading } from '@kangban/contracts'
import { todayInChina } from '../../../shared/format/date.ts'
import { clockOf } from '../../../shared/format/written-time.ts'
import { readingTime } from '../parts/reading-time.ts'
import { ManualRow } from './ManualRow.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { useManualRemoval } from './use-manual-removal.ts'

interface RowsProps {
  readings: readonly ManualReading[]
  /** The rows are of one day: their hour tells them apart. */
  isDay: boolean
}

/** What was typed in, alone. */
export function ManualRows({ readings, isDay }: RowsProps) {
  const removal = useManualRemoval()
  const today = todayInChina()

  return (
    <>
      <ul>
        {readings.map((one) => (
          <ManualRow
            key={one.id}
            one={one}
            time={isDay ? String(clockOf(one.reading.at)) : readingTime(one.reading.at, today)}
            onRemove={() => removal.ask(one)}
          />
        ))}
      </ul>
      <RemovedNotice removal={removal} />
    </>
  )
}
