import { Card } from '../../../shared/ui/parts/Card.tsx'
import { PRESSURE } from './pressure-copy.ts'

/** What counts as normal, and how to measure so that it means something. */
export function AboutPressure() {
  const { title, range, how, not } = PRESSURE.about

  return (
    <Card title={title}>
      <div className="grid gap-s25 note lines-16">
        {[range, how, not].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  )
}
