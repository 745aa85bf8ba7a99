import { Card } from '../../../shared/ui/Card.tsx'
import { PRESSURE } from '../pressure-copy.ts'
import styles from './pressure.module.css'

/** What counts as normal, and how to measure so that it means something. */
export function AboutPressure() {
  const { title, range, how, not } = PRESSURE.about

  return (
    <Card title={title}>
      <div className={styles.about}>
        {[range, how, not].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  )
}
