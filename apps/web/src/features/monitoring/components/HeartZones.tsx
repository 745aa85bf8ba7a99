import type { HeartRateSpan } from '@kangban/contracts'
import { Card } from '../../../shared/ui/Card.tsx'
import { HEART, UNIT } from '../heart-copy.ts'
import styles from './heart-zones.module.css'

/** How hard the heart worked: a bar for each zone, its share in words beside it. */
export function HeartZones({ zones }: Pick<HeartRateSpan, 'zones'>) {
  return (
    <Card title={HEART.zones}>
      <ul className={styles.zones}>
        {zones.map(({ name, from, to, percent }) => (
          <li key={name} className={styles.zone}>
            <span className={styles.name}>
              {name}
              <small>
                {HEART.zoneRange(from, to)} {UNIT}
              </small>
            </span>
            <b className={styles.percent}>{percent}%</b>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{HEART.zonesNote}</p>
    </Card>
  )
}
