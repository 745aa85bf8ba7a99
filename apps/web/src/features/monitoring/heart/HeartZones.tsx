import type { HeartRateSpan } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { HEART, UNIT } from './heart-copy.ts'
import styles from './heart-zones.module.css'

/** How hard the heart worked: a bar for each zone, its share in words beside it. */
export function HeartZones({ zones }: Pick<HeartRateSpan, 'zones'>) {
  return (
    <Card title={HEART.zones}>
      <ul className="grid gap-s3">
        {zones.map(({ name, from, to, percent }) => (
          <li key={name} className={styles.zone}>
            <span className="flow baseline gap-s25 rows-0 text lines-15">
              {name}
              <small className="hint">
                {HEART.zoneRange(from, to)} {UNIT}
              </small>
            </span>
            <b className="large number tabular">{percent}%</b>
            <span className={`whole boxed clip pill ${styles.track}`} aria-hidden="true">
              <span
                className={`block full-height pill ${styles.bar}`}
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={`hint ${styles.note}`}>{HEART.zonesNote}</p>
    </Card>
  )
}
