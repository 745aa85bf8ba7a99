import { Link } from 'react-router-dom'
import { display } from '../../../shared/format/display.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { COPY } from '../copy.ts'
import { drawState } from '../model/activity-state.ts'
import type { Activity } from '../model/points-answer.ts'
import styles from './activities.module.css'

interface ItemProps {
  activity: Activity
  remain: number | null
  onDraw: (activity: Activity) => void
}

function factsOf({ consume, partake }: Activity, missing: number): string {
  return [
    ...(consume === null ? [] : [COPY.cost(consume)]),
    ...(partake === null ? [] : [COPY.partake(partake)]),
    ...(missing > 0 ? [COPY.missing(missing)] : []),
  ].join(' · ')
}

function ActivityItem({ activity, remain, onDraw }: ItemProps) {
  const { name, description, consume } = activity
  const state = drawState(activity, remain)
  const missing = state === 'too-few' ? (consume ?? 0) - (remain ?? 0) : 0

  return (
    <li>
      <div className={`line gap-s3 py-s25 item ${styles.item}`}>
        <div className="grow">
          <h3 className="heading">{display(name)}</h3>
          {description && (
            <p className="note">
              <Phrases value={description} />
            </p>
          )}
          <p className="hint">{factsOf(activity, missing)}</p>
        </div>
        {state === 'too-few' ? (
          <Button
            inline
            variant="text"
            onClick={() => toast({ title: COPY.tooFew, type: 'warning' })}
          >
            {COPY.tooFew}
          </Button>
        ) : (
          <Button
            inline
            variant="outline"
            disabled={state === 'taken'}
            aria-label={state === 'open' ? COPY.drawOf(name ?? '') : undefined}
            onClick={() => onDraw(activity)}
          >
            {state === 'taken' ? (
              <>
                <span aria-hidden="true">✓</span>
                {COPY.taken}
              </>
            ) : (
              COPY.draw
            )}
          </Button>
        )}
      </div>
    </li>
  )
}

interface ActivityListProps {
  activities: readonly Activity[]
  remain: number | null
  awards: string
  onDraw: (activity: Activity) => void
}

/** What points can be drawn with, each with its price, and why one is closed. */
export function ActivityList({ activities, remain, awards, onDraw }: ActivityListProps) {
  const right = (
    <Link to={awards} className="line tall small strong nowrap">
      {COPY.toAwards}
      <span aria-hidden="true">&nbsp;›</span>
    </Link>
  )

  return (
    <Card title={COPY.activities} right={right}>
      {activities.length === 0 ? (
        <EmptyState text={COPY.noActivities} />
      ) : (
        <ul>
          {activities.map((activity, index) => (
            <ActivityItem
              key={activity.id ?? index}
              activity={activity}
              remain={remain}
              onDraw={onDraw}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
