import { useState } from 'react'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { COPY } from '../copy.ts'
import { spokenMeans } from '../model/mean-text.ts'
import { meanDifferences } from '../model/measures.ts'
import type { MeasurementRecord } from '../model/record-answer.ts'
import styles from './filter.module.css'
import { MeanDifferences } from './MeanDifferences.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'

/** Rows that are drawn at once, and by which the list grows: five hundred would make a slow phone wait. */
const STEP = 50

interface RecordResultsProps {
  records: readonly MeasurementRecord[]
  /** How many there are, which may be more than were read; null where the back end does not say. */
  total: number | null
}

export function RecordResults({ records, total }: RecordResultsProps) {
  const { elder, extraLarge } = useSettings()
  const [most, setMost] = useState(STEP)
  const today = todayInChina()
  const means = meanDifferences(records)
  const shown = records.slice(0, most)
  const rest = records.length - shown.length

  const count =
    total !== null && total > records.length
      ? COPY.mostRows(records.length, total)
      : COPY.rows(records.length)

  return (
    <div className="stack gap-s3">
      {elder && <ReadAloud text={spokenMeans(means)} />}
      <MeanDifferences means={means} />
      {elder || extraLarge ? (
        <>
          <h2 className="heading">{COPY.listTitle}</h2>
          <p className="note">{count}</p>
          <RecordCards records={shown} today={today} />
        </>
      ) : (
        <Card title={COPY.listTitle} right={<span className="note">{count}</span>} flush>
          <p className={`hint ${styles.swipe}`}>{COPY.swipe}</p>
          <RecordTable records={shown} today={today} />
        </Card>
      )}
      {rest > 0 && (
        <Button variant="outline" onClick={() => setMost(most + STEP)}>
          {COPY.more(Math.min(rest, STEP))}
        </Button>
      )}
    </div>
  )
}
