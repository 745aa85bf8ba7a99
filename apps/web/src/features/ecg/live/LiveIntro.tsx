import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { ecgCopy } from '../parts/copy.ts'
import type { LiveFailure } from './live-snapshot.ts'
import { failureWords } from './live-words.ts'
import styles from './live.module.css'

const copy = ecgCopy.live

/** What to do before the first tap, and what went wrong with the last one. */
export function LiveIntro({ failure }: { failure: LiveFailure | null }) {
  return (
    <>
      {failure && (
        <p className="notice warning grid lead gap-s25" role="alert">
          <strong aria-hidden="true">!</strong>
          {failureWords(failure)}
        </p>
      )}
      <Card title={copy.stepsTitle}>
        <ol className={`grid gap-s3 ${styles.steps}`}>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Card title={copy.helpTitle}>
        <HelpLines />
      </Card>
    </>
  )
}

function HelpLines() {
  return (
    <ul className={`grid gap-s25 lines-16 ${styles.lines}`}>
      {copy.helpLines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title={copy.helpTitle} onClose={onClose}>
      <HelpLines />
    </Sheet>
  )
}

/** Stands on every state of the screen. */
export function EmergencyLine({ pauses }: { pauses: boolean }) {
  return (
    <p className="note mid">
      {pauses && (
        <>
          {copy.pausedHint}
          <br />
        </>
      )}
      {copy.emergency}{' '}
      <a href={`tel:${copy.emergencyNumber}`} className={`inline-line tap bad bold ${styles.call}`}>
        {copy.emergencyNumber}
      </a>
    </p>
  )
}
