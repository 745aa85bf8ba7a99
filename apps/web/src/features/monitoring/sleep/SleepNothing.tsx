import { display } from '../../../shared/format/display.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { SLEEP_STAGES } from '../../../shared/charts/sleep/sleep-stages.ts'
import { useSettings } from '../../../stores/settings.ts'
import { SLEEP } from './sleep-copy.ts'
import styles from './sleep.module.css'

/** The figures of a night without data: two dashes each, and nothing drawn. */
export function SleepNothing() {
  const elder = useSettings((state) => state.elder)
  const stages = SLEEP_STAGES.toReversed().map(({ name, plain }) => (elder ? plain : name))
  const cards = Object.values(elder ? SLEEP.elderCard : SLEEP.card)

  const names = [
    '得分',
    ...stages,
    SLEEP.heart,
    elder ? SLEEP.elderLowOxygen : SLEEP.lowOxygen,
    ...cards,
  ]

  return (
    <Card>
      <dl className={`grid mid ${styles.nothing}`} aria-label={SLEEP.nothing}>
        {[...new Set(names)].map((name) => (
          <div key={name}>
            <dt className="hint">{name}</dt>
            <dd className="large bold">{display(null)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
