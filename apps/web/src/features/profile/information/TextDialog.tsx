import { useState } from 'react'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { uiCopy } from '../../../shared/ui/copy.ts'
import { SheetField } from '../../../shared/ui/fields/SheetField.tsx'
import { INFORMATION } from './copy.ts'

interface TextDialogProps {
  label: string
  value: string
  /** What the row shows of it. */
  shown?: string
  longest: number
  digitsOnly?: boolean
  hint?: string
  /** Why a text is refused; it is kept all the same, and the dialog stays open. */
  refusal?: (text: string) => string | null
  onChange: (text: string) => void
}

type FormProps = Omit<TextDialogProps, 'shown' | 'onChange'> & {
  onDone: (text: string) => void
  onWrong: (text: string) => void
}

function TextForm(props: FormProps) {
  const { label, value, longest, digitsOnly, hint, refusal, onDone, onWrong } = props
  const [text, setText] = useState(value)
  const [error, setError] = useState<string | null>(null)

  const done = () => {
    const typed = text.trim()
    const wrong = typed === '' ? null : (refusal?.(typed) ?? null)
    setError(wrong)
    if (wrong) onWrong(typed)
    else onDone(typed)
  }

  return (
    <form
      className="grid gap-s3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        done()
      }}
    >
      <Field
        label={INFORMATION.typeHere(label)}
        value={text}
        maxLength={longest}
        digitsOnly={digitsOnly}
        autoComplete="off"
        error={error}
        hint={hint}
        onChange={(typed) => {
          setText(typed)
          setError(null)
        }}
      />
      <Button type="submit">{uiCopy.confirm}</Button>
    </form>
  )
}

/** A row whose value is typed in a dialog. */
export const TextDialog = ({ shown, ...field }: TextDialogProps) => (
  <SheetField label={field.label} shown={shown ?? field.value} placeholder={INFORMATION.fill}>
    {(answer, remember) => (
      <TextForm
        {...field}
        onDone={(text) => answer(() => field.onChange(text))}
        onWrong={(text) => remember(() => field.onChange(text))}
      />
    )}
  </SheetField>
)
