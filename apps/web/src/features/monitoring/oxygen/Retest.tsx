import { Card } from '../../../shared/ui/parts/Card.tsx'
import { OXYGEN, RETEST } from './oxygen-copy.ts'
import styles from './oxygen.module.css'

/** What to do with a low reading: measure again, well. */
export function Retest() {
  return (
    <Card title={OXYGEN.retest}>
      <ol className={`grid gap-s2 small lines-16 ${styles.steps}`}>
        {RETEST.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  )
}
