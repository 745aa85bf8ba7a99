import { Link } from 'react-router-dom'
import { useHistoryWords } from '../../../shared/product/history/use-history-words.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { PERSON } from '../parts/copy.ts'
import { INFORMATION } from './copy.ts'

/** The way to the medical history, and how long it is. */
export const HistoryLink = () => (
  <Card title={INFORMATION.health} flush>
    <Link
      to="/disease"
      state={{ fromProfile: true }}
      className="press line tall wide gap-s3 px-s4 text ink"
    >
      <span className="grow">{PERSON.labels.history}</span>
      <span className="note">{useHistoryWords()}</span>
      <span className="fixed faint lines-10 fs-n20" aria-hidden="true">
        ›
      </span>
    </Link>
  </Card>
)
