import { useState } from 'react'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import type { StepsAnswer } from '../parts/answers.ts'
import type { Place } from '../parts/place.ts'
import { goalState, thousands } from './steps-view.ts'
import { GOAL } from './steps-copy.ts'
import { GoalRing } from './GoalRing.tsx'
import { GoalSheet } from './GoalSheet.tsx'
import styles from './goal.module.css'
import { useSaveGoal } from './use-save-goal.ts'
import { isOwn } from '../../../stores/subject.ts'

/** Says what the goal was changed to, and offers the old one for as long as the page is open. */
function Changed({ from, to, onUndone }: { from: number; to: number; onUndone: () => void }) {
  const undo = useSaveGoal(onUndone)

  return (
    <div className={`line wrap spread small ruled pt-s2 ${styles.changed}`} role="status">
      <span>{undo.isError ? GOAL.failed : GOAL.changed(thousands(to))}</span>
      <Button
        variant="text"
        inline
        busy={undo.isPending}
        onClick={() => undo.mutate({ kind: 'steps', value: from })}
      >
        {GOAL.back(thousands(from))}
      </Button>
    </div>
  )
}

interface GoalCardProps {
  data: StepsAnswer
  place: Place
}

/** How far the goal is, and, while the day lasts and where one can be saved, a way to change it. */
export function GoalCard({ data, place }: GoalCardProps) {
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState<{ from: number; to: number } | null>(null)
  const state = goalState(data, place)
  if (!state) return null
  const { target } = data

  const saved = (to: number) => {
    setChanged(target === null || to === target ? null : { from: target, to })
    setOpen(false)
  }

  // Saving is a call of ours.
  const canChange = target !== null && !isDocumentedOnly() && isOwn()

  return (
    <Card>
      <div className={`line wrap gap-s35 rows-s2 ${styles.goal}`}>
        <GoalRing percent={state.percent} />
        <div className={styles.words}>
          <p className="heading">{state.title}</p>
          <p className="note">{state.note}</p>
        </div>
        {canChange && place.day === place.today && (
          <Button variant="outline" inline onClick={() => setOpen(true)}>
            {GOAL.change}
          </Button>
        )}
      </div>
      {changed && <Changed {...changed} onUndone={() => setChanged(null)} />}
      {canChange && (
        <GoalSheet open={open} goal={target} onSaved={saved} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
