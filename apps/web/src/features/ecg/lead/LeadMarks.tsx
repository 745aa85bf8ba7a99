import { SAMPLE_RATE } from '@kangban/ecg-core'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import { placeTime } from '../parts/place-time.ts'
import styles from '../../../shared/ecg-paper/strip.module.css'

const copy = ecgCopy.leadPage

interface LeadMarksProps {
  marks: readonly { sample: number }[]
  startedAt: string | null
  onFocus: (seconds: number) => void
}

/** Walks from mark to mark. */
export function LeadMarks({ marks, startedAt, onFocus }: LeadMarksProps) {
  /** -1: none is gone to yet. */
  const [index, setIndex] = useState(-1)
  if (marks.length === 0) return <p>{copy.noMarks}</p>
  const secondsOf = (at: number) => (marks[at]?.sample ?? 0) / SAMPLE_RATE

  const go = (at: number) => {
    setIndex(at)
    onFocus(secondsOf(at))
  }

  return (
    <Card>
      <div className={`grid middle gap-s2 mid ${styles.walk}`}>
        <Button variant="outline" inline disabled={index <= 0} onClick={() => go(index - 1)}>
          ‹ {copy.previous}
        </Button>
        <strong className="text strong lines-13 px-s1">
          {index < 0 ? words.marks(marks.length) : words.place(index + 1, marks.length)}
          <small className="block hint plain">
            {index < 0 ? copy.goToNext : placeTime(startedAt, secondsOf(index))}
          </small>
        </strong>
        <Button
          variant="outline"
          inline
          disabled={index === marks.length - 1}
          onClick={() => go(index + 1)}
        >
          {copy.next} ›
        </Button>
      </div>
    </Card>
  )
}
