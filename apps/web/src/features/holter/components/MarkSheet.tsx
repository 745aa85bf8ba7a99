import { deniedText, type Reader } from '@kangban/rules/ecg/mark-words'
import { useState } from 'react'
import { clockTime } from '../../../shared/ecg-paper/clock-time.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { COPY } from '../copy.ts'
import { flagWords, markFacts } from '../model/mark-words.ts'
import type { Mark } from '../model/marks.ts'

/** A day may have thousands of early beats. */
const ROWS_AT_ONCE = 100

interface MarkSheetProps {
  open: boolean
  title: string
  marks: readonly Mark[]
  startedAt: string
  reader: Reader
  onClose: () => void
  onChoose: (mark: Mark) => void
}

/** All marks of a kind with time, length and heart rate; a tap goes there. */
export function MarkSheet({ open, title, marks, startedAt, reader, ...actions }: MarkSheetProps) {
  const { onClose, onChoose } = actions
  const [shown, setShown] = useState(ROWS_AT_ONCE)

  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <ul>
        {marks.slice(0, shown).map((mark) => (
          <li key={`${mark.code} ${mark.sample}`}>
            <Row
              title={`${clockTime(startedAt, mark.from)} ${flagWords(mark)}`}
              note={[mark.denied && deniedText(reader), markFacts(mark)]
                .filter(Boolean)
                .join(' · ')}
              onClick={() => {
                onChoose(mark)
                onClose()
              }}
            />
          </li>
        ))}
      </ul>
      {shown < marks.length && (
        <Button variant="outline" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {COPY.more(Math.min(ROWS_AT_ONCE, marks.length - shown))}
        </Button>
      )}
    </Sheet>
  )
}
