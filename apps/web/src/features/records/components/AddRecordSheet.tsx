import { useEffect, useRef } from 'react'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { SelectField } from '../../../shared/ui/fields/SelectField.tsx'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { COPY, FORM } from '../copy.ts'
import { type Measure, MEASURES, textsOf } from '../model/measures.ts'
import styles from './form.module.css'
import type { useAddRecord } from './use-add-record.ts'

type Form = ReturnType<typeof useAddRecord>

/** No name is a single blank: names are trimmed. */
const OTHER = ' '
/** Three digits hold every value. */
const MAX_DIGITS = 3

function Values({ form, measure }: { form: Form; measure: Measure }) {
  const { draft, errors, change } = form
  const { name, unit } = textsOf(measure)

  const sides = [
    { field: measure.watch, side: COPY.watch },
    { field: measure.device, side: COPY.device },
  ]

  return (
    <fieldset className={styles.measure}>
      <legend className={`strong lines-15 mb-s1 ${styles.legend}`}>
        {name} <span className="note plain">{unit}</span>
      </legend>
      {sides.map(({ field, side }) => (
        <Field
          key={field}
          label={side}
          aria-label={side + name}
          digitsOnly
          maxLength={MAX_DIGITS}
          autoComplete="off"
          value={draft.values[field] ?? ''}
          error={errors[field]}
          onChange={(value) => change({ values: { ...draft.values, [field]: value } })}
        />
      ))}
    </fieldset>
  )
}

function Person({ form, names }: { form: Form; names: readonly string[] }) {
  const { draft, errors, change } = form
  const typesName = draft.typesName || names.length === 0

  const options = [
    ...names.map((name) => ({ value: name, text: name })),
    { value: OTHER, text: FORM.other },
  ]

  const choose = (value: string) =>
    change(
      value === OTHER ? { userName: '', typesName: true } : { userName: value, typesName: false },
    )

  return (
    <>
      {names.length > 0 && (
        <div
          className={`rounded ${styles.select}`}
          data-invalid={(errors.userName && !typesName) || undefined}
        >
          <SelectField
            label={FORM.user}
            placeholder={FORM.choose}
            value={draft.typesName ? OTHER : draft.userName}
            options={options}
            onChange={choose}
          />
        </div>
      )}
      {typesName ? (
        <Field
          label={FORM.name}
          placeholder={FORM.namePlaceholder}
          autoComplete="off"
          value={draft.userName}
          error={errors.userName}
          onChange={(userName) => change({ userName, typesName: true })}
        />
      ) : (
        errors.userName && (
          <p className="small bad lines-15" role="alert">
            {errors.userName}
          </p>
        )
      )}
    </>
  )
}

/** The first mistake comes into sight, wherever the button is. */
function useShowMistake(errors: Form['errors']) {
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      body.current?.querySelector('[role=alert]')?.scrollIntoView?.({ block: 'center' })
  }, [errors])

  return body
}

interface AddRecordSheetProps {
  open: boolean
  form: Form
  names: readonly string[]
  onClose: () => void
}

/** 新增: who, when, and what watch and instrument showed. */
export function AddRecordSheet({ open, form, names, onClose }: AddRecordSheetProps) {
  const { draft, errors, change, submit, saving, failed } = form
  const body = useShowMistake(errors)

  return (
    <Sheet open={open} title={FORM.title} onClose={onClose}>
      <div ref={body} className="stack gap-s35">
        <Person form={form} names={names} />
        <Field
          label={FORM.time}
          type="datetime-local"
          max={`${todayInChina()}T23:59`}
          value={draft.time}
          error={errors.createTime}
          onChange={(time) => change({ time })}
        />
        <p className="note">{FORM.hint}</p>
        {MEASURES.map((measure) => (
          <Values key={measure.key} form={form} measure={measure} />
        ))}
        {(errors.values || failed) && (
          <p className="small bad lines-15" role="alert">
            {errors.values ?? FORM.failed}
          </p>
        )}
        <Button busy={saving} onClick={submit}>
          {saving ? FORM.saving : FORM.save}
        </Button>
      </div>
    </Sheet>
  )
}
