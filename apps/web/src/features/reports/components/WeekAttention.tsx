import type { WeeklyContent } from '@kangban/contracts'
import { Card } from '../../../shared/ui/Card.tsx'
import { StateTag } from '../../../shared/ui/StateTag.tsx'
import { attentionView } from '../model/attention-view.ts'
import { WEEKLY } from '../weekly-copy.ts'
import styles from './week.module.css'

interface WeekAttentionProps {
  warnings: WeeklyContent['warnings']
  /** Null where the profile cannot be seen. */
  medication: string | null
}

/** What a doctor should look at: how often, the gravest value and when; and what the person takes. */
export function WeekAttention({ warnings, medication }: WeekAttentionProps) {
  return (
    <Card title={WEEKLY.attention}>
      <ul className={`stack gap-s1 lines-15 ${styles.attention}`}>
        {warnings.byKind.map(attentionView).map(({ kind, state, count, text }) => (
          <li key={kind}>
            <span className={styles.count}>
              <StateTag state={state} text={count} />
            </span>
            <span>{text}</span>
          </li>
        ))}
        {warnings.byKind.length === 0 && <li>{WEEKLY.noAttention}</li>}
        {medication !== null && (
          <li>
            <b className={styles.count}>{WEEKLY.medication}</b>
            <span>{medication}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}
