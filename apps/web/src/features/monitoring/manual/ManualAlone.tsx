import type { ManualReading, Sentence as Words } from '@kangban/contracts'
import { manualValue, manualVerdict } from '@kangban/rules/manual/manual-words'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { readingTime } from '../parts/reading-time.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { HandTag } from '../../../shared/product/HandTag.tsx'

interface AloneProps {
  readings: readonly ManualReading[]
  sentence: Words
  /** Drawn below the newest reading. */
  children?: ReactNode
}

/** A span in which nothing was measured by a device, and something typed in. */
export function ManualAlone({ readings, sentence, children }: AloneProps) {
  const [newest] = readings
  if (!newest) return null
  const { reading } = newest
  const verdict = manualVerdict(reading)

  return (
    <>
      <Sentence value={sentence} />
      <Card>
        <div className="line wrap gap-s25 rows-s1">
          <HandTag />
          <span className="note">{readingTime(reading.at, todayInChina())}</span>
        </div>
        <div className="line wrap spread gap-s3 mt-s2">
          <b className="number fs-n34">{manualValue(reading)}</b>
          {verdict.state !== 'none' && <StateTag state={verdict.state} text={verdict.text} />}
        </div>
        {children}
      </Card>
    </>
  )
}
