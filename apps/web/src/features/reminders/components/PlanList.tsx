import { WEEKDAY_NAMES } from '@kangban/contracts'
import { REMINDER_SEALS } from '../../../shared/product/reminders/reminder-seal.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { REMINDERS as copy } from '../copy.ts'
import { weekdaysText } from '../model/weekdays-text.ts'
import type { Plan } from '../model/plan-draft.ts'
import styles from './reminders.module.css'

/** The seven days, those of the plan marked. */
const Weekdays = ({ weekdays }: Pick<Plan, 'weekdays'>) => (
  <span
    className={`flow gap-s15 mt-s1 ${styles.days}`}
    role="img"
    aria-label={weekdaysText(weekdays)}
  >
    {WEEKDAY_NAMES.map((name, index) => (
      <span
        key={name}
        className={`cell caption strong round ${styles.weekday}`}
        data-on={weekdays.includes(index + 1) || undefined}
      >
        {name}
      </span>
    ))}
  </span>
)

function PlanRow({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { elder, extraLarge } = useSettings()
  const { title, kind, weekdays, times, active } = plan
  const words = weekdaysText(weekdays)
  const drawn = !elder && !extraLarge

  return (
    <li>
      <button
        type="button"
        className={`item press block wide ink left ${styles.plan}`}
        onClick={() => onChange(plan)}
      >
        <span className="line wrap gap-s3 rows-0">
          <Glyph {...REMINDER_SEALS[kind]} size="m" />
          <span className={`shrink text strong lines-14 ${active ? '' : 'muted'}`}>{title}</span>
          {!active && <span className="note">{copy.off}</span>}
          <span className="push number text bold">{times.join('　')}</span>
        </span>
        {drawn ? (
          <Weekdays weekdays={weekdays} />
        ) : (
          <span className="block note mt-s1">{words}</span>
        )}
      </button>
    </li>
  )
}

interface PlanListProps {
  plans: readonly Plan[]
  onChange: (plan: Plan) => void
}

/** Everything that is planned, each a tap away from being changed. */
export const PlanList = ({ plans, onChange }: PlanListProps) => (
  <Card flush>
    <ul aria-label={copy.plans}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} onChange={onChange} />
      ))}
    </ul>
  </Card>
)
