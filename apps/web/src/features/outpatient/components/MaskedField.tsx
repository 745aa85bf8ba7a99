import { type ComponentProps, useState } from 'react'
import { Field } from '../../../shared/ui/controls/Field.tsx'
import { OUTPATIENT } from '../copy.ts'

interface MaskedFieldProps extends ComponentProps<typeof Field> {
  mask: (value: string) => string
  /** What the phone or the profile knew before anything was typed here. */
  known: string
}

/** What was known before shows its ends alone until somebody goes into the field: others may look over a shoulder. */
export function MaskedField({ mask, known, ...field }: MaskedFieldProps) {
  const [shown, setShown] = useState(false)
  const hidden = !shown && known !== '' && field.value === known && mask(known) !== known
  if (!hidden) return <Field {...field} />

  return (
    <Field
      {...field}
      value={mask(known)}
      hint={OUTPATIENT.masked}
      onFocus={() => setShown(true)}
      digitsOnly={false}
    />
  )
}
