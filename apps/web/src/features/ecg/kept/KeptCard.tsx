import { Card } from '../../../shared/ui/parts/Card.tsx'
import { ecgCopy } from '../parts/copy.ts'
import { ExportButtons } from './ExportButtons.tsx'
import styles from './kept.module.css'

const copy = ecgCopy.kept

/** On the page of a record: that there is no other copy, and how to make one. */
export default function KeptCard({ id }: { id: string }) {
  return (
    <Card title={copy.tag}>
      <div className="grid gap-s25">
        <p className="note">{copy.note}</p>
        <div className={`flow gap-s2 ${styles.actions}`}>
          <ExportButtons id={id} />
        </div>
        <p className="note">{copy.wfdbHint}</p>
      </div>
    </Card>
  )
}
