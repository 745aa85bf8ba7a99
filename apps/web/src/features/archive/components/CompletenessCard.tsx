import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { ARCHIVE } from '../copy.ts'
import type { Completeness } from '../model/completeness.ts'
import styles from './completeness.module.css'
import { CompletenessRing } from './CompletenessRing.tsx'

/** How complete the archive is, and for what is missing the way to fill it in. */
export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { done, all } = completeness
  const open = completeness.parts.filter(({ missing }) => missing.length > 0)

  return (
    <Card flush>
      <div className={`line gap-s4 ${styles.head}`}>
        <CompletenessRing {...completeness} />
        <div className="shrink">
          <h2 className="heading">{ARCHIVE.ringTitle}</h2>
          <p className="note">{ARCHIVE.ringText(done, all)}</p>
          {open.length === 0 && <p className="note">{ARCHIVE.complete}</p>}
        </div>
      </div>
      {open.length > 0 && (
        <ul className="ruled">
          {open.map(({ title, missing, place }) => (
            <li key={title}>
              <Row title={title} note={ARCHIVE.missing(missing)} to={place} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
