import type { ActivitySpan } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/Button.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import type { Place } from '../model/place.ts'
import { goalState, thousands } from '../model/steps-view.ts'
import { GOAL } from '../steps-copy.ts'
import { GoalRing } from './GoalRing.tsx'
import { GoalSheet } from './GoalSheet.tsx'
import styles from './goal.module.css'
import { useSaveGoal } from './use-save-goal.ts'

/** Says what the goal was changed to, and offers the old one for as long as the page is open. */
function Changed({ from, to, onUndone }: { from: number; to: number; onUndone: () => void }) {
  const undo = useSaveGoal(onUndone)
  return (
    <div className={styles.changed} role="status">
      <span>{undo.isError ? GOAL.failed : GOAL.changed(thousands(to))}</span>
      <Button variant="text" inline busy={undo.isPending} onClick={() => undo.mutate({ kind: 'steps', value: from })}>
        {GOAL.back(thousands(from))}
      </Button>
    </div>
  )
}

/** How far the goal is, and, while the day lasts, a way to change it. */
export function GoalCard({ data, place }: { data: ActivitySpan; place: Place }) {
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<{ from: number; to: number } | null>(null)
  const { percent, title, note } = goalState(data, place)
  const saved = (to: number) => {
    setChanged(to === data.target ? null : { from: data.target, to })
    setOpen(false)
  }
  return (
    <Card>
      <div className={styles.goal}>
        <GoalRing percent={percent} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.note}>{note}</p>
        </div>
        {place.day === place.today && (
          <Button variant="outline" inline onClick={() => setOpen(true)}>
            {GOAL.change}
          </Button>
        )}
      </div>
      {changed && <Changed {...changed} onUndone={() => setChanged(null)} />}
      <GoalSheet open={open} goal={data.target} onSaved={saved} onClose={() => setOpen(false)} />
    </Card>
  )
}
