import { DOCUMENT_TYPES, type DocumentType } from '@kangban/contracts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { TextArea } from '../../../shared/ui/controls/TextArea.tsx'
import { DateField } from '../../../shared/ui/fields/DateField.tsx'
import { UPLOAD } from '../copy.ts'
import type { DocumentDraft, DraftErrors } from '../model/document-draft.ts'
import { MAX_NOTE_LENGTH, OLDEST_DAY } from '../model/limits.ts'
import styles from './document-form.module.css'

interface DocumentFormProps {
  draft: DocumentDraft
  errors: DraftErrors
  today: string
  onChange: (changed: Partial<DocumentDraft>) => void
}

const TYPES = Object.entries(DOCUMENT_TYPES) as [DocumentType, string][]

function TypeChoice({ draft, errors, onChange }: DocumentFormProps) {
  return (
    <fieldset className={`flow shrink gap-s2 ${styles.types}`}>
      <legend className={styles.legend}>{UPLOAD.type}</legend>
      {TYPES.map(([value, text]) => (
        <label
          key={value}
          className={`ring-within inline-line tap lines-13 pill ${styles.type}`}
          data-chosen={value === draft.type || undefined}
        >
          <input
            type="radio"
            name="document-type"
            className="visually-hidden"
            checked={value === draft.type}
            onChange={() => onChange({ type: value })}
          />
          {value === draft.type && <span aria-hidden="true">✓ </span>}
          {text}
        </label>
      ))}
      {errors.type && (
        <p className={`small bad lines-15 ${styles.error}`} role="alert">
          {errors.type}
        </p>
      )}
    </fieldset>
  )
}

/** What kind of paper it is, of which day, and a note. */
export function DocumentForm(props: DocumentFormProps) {
  const { draft, errors, today, onChange } = props

  return (
    <Card>
      <div className="stack gap-s4">
        <TypeChoice {...props} />
        <div>
          <div className={styles.day}>
            <DateField
              label={UPLOAD.day}
              value={draft.day}
              min={OLDEST_DAY}
              max={today}
              start={today}
              placeholder={UPLOAD.dayPlaceholder}
              onChange={(day) => onChange({ day })}
            />
          </div>
          <p className={errors.day ? styles.error : styles.hint} role={errors.day && 'alert'}>
            {errors.day ?? UPLOAD.dayHint}
          </p>
        </div>
        <TextArea
          label={UPLOAD.note}
          value={draft.note}
          placeholder={UPLOAD.notePlaceholder}
          rows={3}
          most={MAX_NOTE_LENGTH}
          count={UPLOAD.noteCount}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </Card>
  )
}
