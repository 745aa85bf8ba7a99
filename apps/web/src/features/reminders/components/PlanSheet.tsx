import {
  MAX_REMINDER_TIMES,
  REMINDER_KINDS,
  REMINDER_NAMES,
  WEEKDAY_NAMES,
} from '@kangban/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../api/client.ts'
import { useContentKey } from '../../../api/use-content-key.ts'
import { refreshReminders } from '../../../shared/product/reminders/use-reminders.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Chips } from '../../../shared/ui/controls/Chips.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { Switch } from '../../../shared/ui/controls/Switch.tsx'
import { ToggleChips } from '../../../shared/ui/controls/ToggleChips.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useTyped } from '../../../stores/typed.ts'
import { PLAN as copy, REMINDERS } from '../copy.ts'
import {
  blankDraft,
  type Draft,
  draftOf,
  errorsOf,
  isRight,
  type Plan,
} from '../model/plan-draft.ts'

interface PartProps {
  draft: Draft
  error: string | null
  onChange: (draft: Draft) => void
}

const KINDS = REMINDER_KINDS.map((value) => ({ value, text: REMINDER_NAMES[value] }))

const WEEKDAYS = WEEKDAY_NAMES.map((text, index) => ({ value: String(index + 1), text }))

/** Name and dose, taken from the medicines of the profile or typed. */
function MedicineFields({ draft, error, onChange }: PartProps) {
  const { data = [] } = useQuery(api.profile.listMedicines.queryOptions({}))

  const own = data.map(({ name, dose }) => ({ value: name, text: `${name} ${dose}`.trim() }))

  return (
    <>
      {own.length > 0 && (
        <Chips
          label={copy.ownMedicines}
          options={own}
          value={draft.name}
          onChange={(name) =>
            onChange({ ...draft, name, dose: data.find((one) => one.name === name)?.dose ?? '' })
          }
        />
      )}
      <Field
        label={copy.name}
        value={draft.name}
        maxLength={30}
        error={error}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <Field
        label={copy.dose}
        value={draft.dose}
        maxLength={30}
        onChange={(dose) => onChange({ ...draft, dose })}
      />
    </>
  )
}

const Problem = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p className="small bad" role="alert">
      {text}
    </p>
  )

function WeekdayChips({ draft, error, onChange }: PartProps) {
  const toggle = (value: string) => {
    const day = Number(value)
    const { weekdays } = draft

    onChange({
      ...draft,
      weekdays: weekdays.includes(day)
        ? weekdays.filter((one) => one !== day)
        : [...weekdays, day].toSorted((a, b) => a - b),
    })
  }

  return (
    <div className="stack gap-s2">
      <p className="note">{copy.weekdays}</p>
      <ToggleChips
        label={copy.weekdays}
        options={WEEKDAYS}
        chosen={draft.weekdays.map(String)}
        onToggle={toggle}
      />
      <Problem text={error} />
    </div>
  )
}

function Times({ draft, error, onChange }: PartProps) {
  const { times } = draft
  const set = (changed: string[]) => onChange({ ...draft, times: changed })

  return (
    <div className="stack gap-s2">
      {times.map((time, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a time has no other name while it is typed
        <Field
          key={index}
          type="time"
          label={copy.time(index + 1)}
          value={time}
          onChange={(typed) => set(times.with(index, typed.slice(0, 5)))}
          end={
            times.length > 1 && (
              <Button
                variant="text"
                inline
                aria-label={copy.removeTime(index + 1)}
                onClick={() => set(times.filter((_, at) => at !== index))}
              >
                {copy.remove}
              </Button>
            )
          }
        />
      ))}
      <Problem text={error} />
      {times.length < MAX_REMINDER_TIMES && (
        <Button variant="outline" onClick={() => set([...times, ''])}>
          {copy.addTime}
        </Button>
      )}
    </div>
  )
}

function useSave(id: string | undefined, onDone: () => void) {
  const keyOf = useContentKey()

  return useMutation({
    mutationFn: (draft: Draft) => {
      const input = { ...draft, ...(id !== undefined && { id }) }

      return client.reminders.saveReminder.mutate(input, {
        context: { idempotencyKey: keyOf(input) },
      })
    },
    onSuccess: () => {
      toast({ title: id === undefined ? REMINDERS.added : REMINDERS.saved, type: 'success' })
      onDone()
    },
    onSettled: refreshReminders,
  })
}

interface PlanSheetProps {
  /** Null: a new one. */
  plan: Plan | null
  onClose: () => void
  onRemove: (plan: Plan) => void
}

/** What is reminded of, on which days and at what times. */
export default function PlanSheet({ plan, onClose, onRemove }: PlanSheetProps) {
  const [draft, setDraft] = useTyped<Draft>(`reminders.${plan?.id ?? 'new'}`, () =>
    plan ? draftOf(plan) : blankDraft(),
  )

  const [tried, setTried] = useState(false)
  const save = useSave(plan?.id, onClose)
  const errors = errorsOf(draft)

  const part = (error: string | null) => ({
    draft,
    error: tried ? error : null,
    onChange: setDraft,
  })

  const submit = () => {
    setTried(true)
    if (isRight(errors)) save.mutate(draft)
  }

  return (
    <Sheet open title={plan ? copy.changeTitle : copy.addTitle} onClose={onClose}>
      <div className="stack gap-s3">
        <Chips
          label={copy.kind}
          options={KINDS}
          value={draft.kind}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        {draft.kind === 'medicine' && <MedicineFields {...part(errors.name)} />}
        <WeekdayChips {...part(errors.weekdays)} />
        <Times {...part(errors.times)} />
        {plan && (
          <div className="line spread gap-s3 text">
            <span>{copy.on}</span>
            <Switch
              label={copy.on}
              checked={draft.active}
              onChange={(active) => setDraft({ ...draft, active })}
            />
          </div>
        )}
        <Button busy={save.isPending} onClick={submit}>
          {copy.save}
        </Button>
        {plan && (
          <Button
            variant="danger"
            onClick={() => {
              onRemove(plan)
              onClose()
            }}
          >
            {copy.delete}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
