import { STEPS_GOAL } from '@kangban/contracts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { GOAL_STEP, steppedGoal, thousands, typedGoal } from './steps-view.ts'
import { GOAL, STEPS } from './steps-copy.ts'
import styles from './goal.module.css'
import { useSaveGoal } from './use-save-goal.ts'

const LIMITS = [thousands(STEPS_GOAL.low), thousands(STEPS_GOAL.high)] as const
const MAX_DIGITS = 5

interface GoalFormProps {
  goal: number
  onSaved: (goal: number) => void
}

function GoalForm({ goal, onSaved }: GoalFormProps) {
  const [text, setText] = useState(String(goal))
  const [checked, setChecked] = useState(false)
  const value = typedGoal(text)
  const save = useSaveGoal(() => value !== null && onSaved(value))
  const wrong = checked && value === null ? GOAL.invalid(...LIMITS) : null

  const edit = (next: string) => {
    save.reset()
    setText(next)
  }

  const step = (by: -1 | 1) => edit(String(steppedGoal(value ?? goal, by)))

  const submit = () => {
    setChecked(true)
    if (value !== null) save.mutate({ kind: 'steps', value })
  }

  return (
    <form
      className="grid gap-s4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={`grid gap-s3 ${styles.stepper}`}>
        <Button
          variant="outline"
          inline
          disabled={value === STEPS_GOAL.low}
          aria-label={GOAL.less(GOAL_STEP)}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−{GOAL_STEP}</span>
        </Button>
        <Button
          variant="outline"
          inline
          disabled={value === STEPS_GOAL.high}
          aria-label={GOAL.more(GOAL_STEP)}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+{GOAL_STEP}</span>
        </Button>
      </div>
      <Field
        label={`${GOAL.field}（${STEPS.unit}）`}
        value={text}
        onChange={edit}
        digitsOnly
        maxLength={MAX_DIGITS}
        autoComplete="off"
        error={wrong}
        hint={GOAL.hint(...LIMITS)}
      />
      {save.isError && (
        <p className="small bad lines-15" role="alert">
          {GOAL.failed}
        </p>
      )}
      <Button type="submit" busy={save.isPending}>
        {GOAL.save}
      </Button>
    </form>
  )
}

interface GoalSheetProps extends GoalFormProps {
  open: boolean
  onClose: () => void
}

/** Asks for the daily goal; what was typed stays when it cannot be saved. */
export function GoalSheet({ open, onClose, ...form }: GoalSheetProps) {
  return (
    <Sheet open={open} title={GOAL.sheet} onClose={onClose}>
      <GoalForm {...form} />
    </Sheet>
  )
}
