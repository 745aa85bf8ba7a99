import type { OxygenSpan } from '@kangban/contracts'
import { Stats } from '../../../shared/charts/Stats.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { oxygenStats } from '../model/oxygen-view.ts'
import { OXYGEN } from '../oxygen-copy.ts'
import styles from './oxygen.module.css'

/** The readings of the night: that is when the oxygen falls. */
export function OxygenNight({ night, threshold }: Pick<OxygenSpan, 'night' | 'threshold'>) {
  return (
    <Card title={OXYGEN.night}>
      {night && <Stats stats={oxygenStats({ ...night, threshold })} />}
      <p className={styles.note}>{night ? OXYGEN.nightNote : OXYGEN.noNight}</p>
    </Card>
  )
}
