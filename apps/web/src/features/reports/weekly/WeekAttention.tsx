import type { WeeklyContent } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { Dated } from '../parts/Dated.tsx'
import { attentionView } from '@kangban/rules/reports/attention-view'
import { WEEKLY } from './weekly-copy.ts'
import styles from './week.module.css'

interface WeekAttentionProps {
  warnings: WeeklyContent['warnings']
  /** Null where the profile cannot be seen. */
  medication: string | null
  /** Left out where nobody was reminded of anything. */
  reminders?: string | undefined
}

/** What a doctor should look at: how often, the gravest value and when; and what the person takes. */
export function WeekAttention({ warnings, medication, reminders }: WeekAttentionProps) {
  return (
    <Card title={WEEKLY.attention}>
      <ul className={`stack gap-s1 lines-15 ${styles.attention}`}>
        {warnings.byKind.map(attentionView).map(({ kind, state, count, text, when, fullWhen }) => (
          <li className="row gap-s25" key={kind}>
            <span className={`fixed strong ${styles.count}`}>
              <StateTag state={state} text={count} />
            </span>
            <span>
              {text}
              <Dated screen={when} paper={fullWhen} />
            </span>
          </li>
        ))}
        {warnings.byKind.length === 0 && <li className="row gap-s25">{WEEKLY.noAttention}</li>}
        {medication !== null && (
          <li className="row gap-s25">
            <b className={`fixed strong ${styles.count}`}>{WEEKLY.medication}</b>
            <span>{medication}</span>
          </li>
        )}
        {reminders !== undefined && (
          <li className="row gap-s25">
            <b className={`fixed strong ${styles.count}`}>{WEEKLY.reminders}</b>
            <span>{reminders}</span>
          </li>
        )}
      </ul>
    </Card>
  )
}
