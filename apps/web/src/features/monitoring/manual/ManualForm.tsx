import {
  ARMS,
  type Circumstance,
  CIRCUMSTANCES,
  MANUAL_PLACES,
  manualPlaceWords,
} from '@kangban/contracts'
import type { Arm, ManualPlace } from '@kangban/contracts'
import { AT_ENTRY, manualHint, manualVerdict } from '@kangban/rules/manual/manual-words'
import { addDays, shanghaiDay } from '@kangban/china-time'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { todayInChina } from '../../../shared/format/date.ts'
import { toggled } from '../../../shared/product/circumstances.ts'
import { ToggleChips } from '../../../shared/ui/controls/ToggleChips.tsx'
import { TextArea } from '../../../shared/ui/controls/TextArea.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { StateTag } from '../../../shared/ui/parts/StateTag.tsx'
import { readingTime } from '../parts/reading-time.ts'
import { MANUAL } from './manual-copy.ts'
import { cleaned, figuresOf, judgedOf, localText } from './manual-form.ts'
import type { ManualEntry } from './use-manual-entry.ts'
import styles from './manual.module.css'

type Props = Pick<ManualEntry, 'draft' | 'change' | 'problem'>

/** The figures, large, and what they mean as they are typed. */
function Figures({ draft, change, problem }: Props) {
  const now = useNow()
  const judged = judgedOf(draft, new Date(now))
  const verdict = judged && manualVerdict(judged)
  const hint = judged && manualHint(judged)
  const fields = figuresOf(draft.kind)

  return (
    <Card>
      <div
        className={`grid gap-s25 ${styles.figures}`}
        data-single={fields.length === 1 || undefined}
      >
        {fields.map((one) => (
          <label key={one.field} className={`stack middle ${styles.figure}`}>
            <span className="note">{one.name}</span>
            <input
              className={`number bold mid ${styles.input}`}
              inputMode={one.decimal ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={one.longest}
              value={draft.figures[one.field] ?? ''}
              placeholder="–"
              aria-invalid={problem?.field === one.field || undefined}
              aria-describedby={problem?.field === one.field ? 'manual-problem' : undefined}
              onChange={(event) =>
                change({
                  figures: { ...draft.figures, [one.field]: cleaned(event.target.value, one) },
                })
              }
            />
            <span className="hint">{one.unit}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id="manual-problem" className="small bad lines-15 mt-s2" role="alert">
          {problem.text}
        </p>
      )}
      <div className="flow gap-s2 mt-s25" role="status">
        {verdict && verdict.state !== 'none' && (
          <StateTag state={verdict.state} text={verdict.text} />
        )}
        {hint && <span className="small lines-15">{hint}</span>}
      </div>
    </Card>
  )
}

const PLACES = Object.keys(MANUAL_PLACES) as ManualPlace[]
const NO_ARM = 'none'

const ARM_OPTIONS = [
  { value: NO_ARM, text: MANUAL.noArm },
  ...Object.entries(ARMS).map(([value, text]) => ({ value, text })),
]

function Moment({ draft, change, problem }: Props) {
  const { kind, at, place, arm } = draft
  const now = useNow()
  const first = addDays(shanghaiDay(now), -MANUAL_LIMITS.days)

  return (
    <Card>
      <div className="grid gap-s3">
        <Field
          label={MANUAL.time}
          type="datetime-local"
          value={at}
          min={`${first}T00:00`}
          max={localText(now)}
          error={problem?.field === 'at' ? problem.text : null}
          hint={readingTime(at, todayInChina())}
          onChange={(text) => change({ at: text })}
        />
        <SelectField
          label={MANUAL.place}
          value={place}
          options={PLACES.map((value) => ({ value, text: manualPlaceWords(kind, value) }))}
          placeholder={MANUAL.choose}
          onChange={(value) => change({ place: value as ManualPlace })}
        />
        {kind === 'bloodPressure' && (
          <SelectField
            label={MANUAL.arm}
            value={arm ?? NO_ARM}
            options={ARM_OPTIONS}
            placeholder={MANUAL.choose}
            onChange={(value) => change({ arm: value === NO_ARM ? null : (value as Arm) })}
          />
        )}
      </div>
    </Card>
  )
}

const TOLD = Object.entries(CIRCUMSTANCES).map(([value, text]) => ({ value, text }))

function Told({ draft, change }: Props) {
  const { circumstances, note } = draft
  const [writing, setWriting] = useState(note !== '')

  return (
    <Card title={MANUAL.circumstances}>
      <ToggleChips
        label={MANUAL.circumstances}
        options={TOLD}
        chosen={circumstances ?? []}
        onToggle={(one) => change({ circumstances: toggled(circumstances, one as Circumstance) })}
      />
      <div className="mt-s25">
        {writing ? (
          <TextArea
            label={MANUAL.note}
            value={note}
            placeholder={MANUAL.notePlaceholder}
            rows={2}
            most={MANUAL.noteMost}
            count={MANUAL.noteCount}
            onChange={(text) => change({ note: text })}
          />
        ) : (
          <Button variant="text" inline onClick={() => setWriting(true)}>
            <span aria-hidden="true">＋ </span>
            {MANUAL.write}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Everything that can be told of a reading. */
export function ManualForm({ entry }: { entry: ManualEntry }) {
  const { draft, failure, lacksConsent } = entry

  return (
    <>
      {entry.keptBefore && <p className="notice">{MANUAL.kept}</p>}
      <Figures {...entry} problem={entry.problem?.field === 'at' ? null : entry.problem} />
      <Moment {...entry} />
      <Told key={draft.measurementId} {...entry} />
      <p className="note lines-16">{AT_ENTRY[draft.kind]}</p>
      {failure && (
        <div className="notice warning" role="alert">
          {failure}
          {lacksConsent && <Link to="/information"> {MANUAL.consent} ›</Link>}
        </div>
      )}
    </>
  )
}
