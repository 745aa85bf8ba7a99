import { BEAT_MARK_LABELS } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import { beatCountText, countMarks } from '@kangban/rules/ecg/mark-words'
import { useState } from 'react'
import type { StripMark } from '../../../shared/ecg-paper/strip-mark.ts'
import { DenyMark } from '../../../shared/product/mark-denial/DenyMark.tsx'
import type { Denials } from '../../../shared/product/mark-denial/use-denials.ts'
import { useReader } from '../../../shared/product/mark-denial/use-reader.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ecgCopy, words } from '../parts/copy.ts'
import { placeTime } from '../parts/place-time.ts'
import styles from '../../../shared/ecg-paper/strip.module.css'

const copy = ecgCopy.leadPage

const beatLabel = ({ kind }: StripMark): string => BEAT_MARK_LABELS[kind]

interface LeadMarksProps {
  marks: readonly StripMark[]
  /** Null where this back end keeps nothing that is said of marks. */
  denial: Denials | null
  startedAt: string | null
  onFocus: (seconds: number) => void
}

/** Walks from mark to mark, of which each can be called wrong, and counts them by kind. */
export function LeadMarks({ marks, denial, startedAt, onFocus }: LeadMarksProps) {
  /** -1: none is gone to yet. */
  const [index, setIndex] = useState(-1)
  const reader = useReader()
  if (marks.length === 0) return <p>{copy.noMarks}</p>
  const here = marks[index]
  // Of one kind alone the sentence of the record has said it.
  const isMixed = marks.some(({ kind, denied }) => denied || kind !== marks[0]?.kind)
  const told = isMixed ? beatCountText(countMarks(marks), reader) : ''
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
          {here ? words.place(beatLabel(here), index + 1, marks.length) : words.marks(marks.length)}
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
      {here && denial && (
        <DenyMark
          name={`${placeTime(startedAt, secondsOf(index))} ${beatLabel(here)}`}
          denied={here.denied}
          reader={reader}
          waits={denial.waits(here)}
          onSay={(denied) => denial.say(here, denied)}
        />
      )}
      {told && <p className="note mid">{told}</p>}
    </Card>
  )
}
